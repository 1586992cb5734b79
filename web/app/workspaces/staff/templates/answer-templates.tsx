import { call, submit } from '@portway/contracts/client';
import {
  type AnswerTemplate,
  addAnswerTemplateOperation,
  answerTemplateFields,
  answerTemplatesOperation,
  changeAnswerTemplateOperation,
  removeAnswerTemplateOperation,
} from '@portway/contracts/staff/answer-templates';
import { ArrowLeft, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { ConfirmButton } from '../../../kit/forms/confirm-button.tsx';
import { readAction } from '../../../kit/forms/read-action.ts';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { type Action, actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Route } from './+types/answer-templates.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Answer templates', description: 'Texts for answers to enquiries.', index: false });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return call(answerTemplatesOperation, undefined, { fetch: asMe(request) });
}
export const HydrateFallback = PageSkeleton;

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { intent, values, callApi } = await readAction(request);
  const { id = '', name, text } = values;
  const parameters = { id };
  switch (intent) {
    case 'add':
      return callApi((me) => submit(addAnswerTemplateOperation, { id, name, text }, me));
    case 'change':
      return callApi((me) => submit(changeAnswerTemplateOperation, { name, text }, { ...me, parameters }));
    default:
      return callApi((me) => call(removeAnswerTemplateOperation, undefined, { ...me, parameters }));
  }
}

export default function AnswerTemplatesPage({ loaderData: { templates } }: Route.ComponentProps) {
  const { send, formState } = useAction();
  return (
    <div>
      <Link to="/staff" className="inline-flex min-h-11 items-center gap-2 font-semibold text-link">
        <ArrowLeft size={20} aria-hidden />
        Enquiries
      </Link>
      <h1 className="mt-2 text-36">Answer templates</h1>
      <p className="mt-2 max-w-measure text-ink-2">
        Texts that the team uses again. Choose one when you answer an enquiry, then change it as you need.
      </p>
      <StatusMessage state={formState} />
      <div className="staff-page">
        {templates.length === 0 ? (
          <EmptyState Icon={MessageSquareText} title="No templates yet">
            Write the first one beside this. The whole team can use it.
          </EmptyState>
        ) : (
          <ul className="staff-list staff-list-first" aria-label="Templates, by name">
            {templates.map((template) => (
              <TemplateRow key={template.id} template={template} send={send} />
            ))}
          </ul>
        )}
        <Panel title="Add a template">
          <TemplateForm />
        </Panel>
      </div>
    </div>
  );
}

interface TemplateRowProps {
  template: AnswerTemplate;
  send: Action<unknown>['send'];
}

/** One template, to read, change or remove. */
function TemplateRow({ template, send }: TemplateRowProps) {
  const { id, name, text } = template;
  const [edits, setEdits] = useState(false);
  return (
    <li className="staff-template">
      <div className="min-w-0">
        <h2 className="text-16 font-semibold wrap-anywhere">{name}</h2>
        {edits ? (
          <div className="mt-4">
            <TemplateForm key={`${name}${text}`} template={template} onSaved={() => setEdits(false)} />
          </div>
        ) : (
          <p className="mt-1 text-15 text-ink-2 as-written">{text}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="button" look="outline" aria-expanded={edits} onClick={() => setEdits(!edits)}>
          {edits ? 'Cancel' : 'Change'}
          <span className="sr-only"> the template {name}</span>
        </Button>
        <ConfirmButton
          button={
            <>
              Remove<span className="sr-only"> the template {name}</span>
            </>
          }
          look="quiet"
          title={`Remove “${name}”?`}
          yes="Remove it"
          onYes={() => send(actionForm('remove', { id }))}
        >
          <p>Nobody on the team can use it then. Answers that were sent stay as they are.</p>
        </ConfirmButton>
      </div>
    </li>
  );
}

interface TemplateFormProps {
  /** Without one, the form adds a template. */
  template?: AnswerTemplate;
  onSaved?: () => void;
}

/** The name and the text of a template. */
function TemplateForm({ template, onSaved }: TemplateFormProps) {
  const [newId, setNewId] = useState(() => crypto.randomUUID());
  return (
    <ActionForm
      intent={template === undefined ? 'add' : 'change'}
      schemas={answerTemplateFields.shape}
      button={template === undefined ? 'Save the template' : 'Save the changes'}
      look={template === undefined ? 'primary' : 'outline'}
      clears={template === undefined}
      onSuccess={() => {
        setNewId(crypto.randomUUID());
        onSaved?.();
      }}
    >
      {(field) => (
        <>
          <input type="hidden" name="id" value={template?.id ?? newId} />
          <TextField
            {...field('name')}
            label="Name"
            hint="For the team, such as “How long a licence takes”."
            defaultValue={template?.name ?? ''}
            autoComplete="off"
          />
          <LinesField
            {...field('text')}
            label="Text"
            hint="An empty line begins a paragraph."
            rows={8}
            defaultValue={template?.text ?? ''}
          />
        </>
      )}
    </ActionForm>
  );
}
