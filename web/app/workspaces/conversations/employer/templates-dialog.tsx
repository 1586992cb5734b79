import { call } from '@portway/contracts/client';
import type { Conversation } from '@portway/contracts/hiring/conversations/conversations';
import {
  listMessageTemplatesOperation,
  type MessageTemplate,
  starterTemplates,
} from '@portway/contracts/hiring/conversations/message-templates';
import { useEffect, useState } from 'react';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { ConfirmButton } from '../../../kit/forms/confirm-button.tsx';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { fillTemplate } from './fill-template.ts';

interface TemplatesDialogProps {
  conversation: Conversation;
  text: string;
  onInsert: (text: string) => void;
  onClose: () => void;
}

type Listed = { readonly templates: readonly MessageTemplate[] };
type Edited = 'none' | 'new' | MessageTemplate;

/** The organisation's templates: put one into the message, write one, change one. */
export function TemplatesDialog({ conversation, text, onInsert, onClose }: TemplatesDialogProps) {
  const [templateList, setTemplateList] = useState<readonly MessageTemplate[] | 'asking' | 'failed'>(
    'asking',
  );
  const [edited, setEdited] = useState<Edited>('none');
  useEffect(() => {
    call(listMessageTemplatesOperation, undefined, { fetch: asMe(new Request(location.href)) }).then(
      ({ templates }) => setTemplateList(templates),
      () => setTemplateList('failed'),
    );
  }, []);
  const learn = ({ templates }: Listed) => {
    setTemplateList(templates);
    setEdited('none');
  };
  const insert = (template: Pick<MessageTemplate, 'text'>) => {
    onClose();
    onInsert(fillTemplate(template.text, conversation));
  };
  return (
    <Dialog title="Templates" onClose={onClose}>
      <p className="mt-2 text-ink-2">
        Your colleagues share these. {'{name}'} and {'{job}'} become the candidate’s first name and the job.
      </p>
      {edited !== 'none' ? (
        <TemplateForm
          key={edited === 'new' ? 'new' : edited.id}
          template={edited === 'new' ? undefined : edited}
          text={text}
          onSaved={learn}
          onCancel={() => setEdited('none')}
        />
      ) : (
        <>
          <TemplateList
            templateList={templateList}
            onInsert={insert}
            onChange={setEdited}
            onRemoved={learn}
          />
          <div className="mt-5 flex flex-wrap gap-3">
            <Button type="button" look="outline" onClick={() => setEdited('new')}>
              {text.trim() === '' ? 'Write a template' : 'Save this message as a template'}
            </Button>
            <Button type="button" look="quiet" onClick={onClose}>
              Close
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

interface TemplateListProps {
  templateList: readonly MessageTemplate[] | 'asking' | 'failed';
  onInsert: (template: Pick<MessageTemplate, 'text'>) => void;
  onChange: (template: MessageTemplate) => void;
  onRemoved: (list: Listed) => void;
}

function TemplateList({ templateList, onInsert, onChange, onRemoved }: TemplateListProps) {
  const { send, sending, formState } = useAction<Listed>(onRemoved);
  if (templateList === 'asking')
    return (
      <p role="status" className="mt-4">
        Loading…
      </p>
    );
  if (templateList === 'failed')
    return (
      <Notice kind="error" title="We could not load your templates" className="mt-4">
        Check your connection, and open this again.
      </Notice>
    );
  return (
    <>
      <ul className="template-rows mt-2" aria-label="Templates">
        {templateList.map((template) => (
          <li key={template.id}>
            <p className="font-semibold wrap-anywhere">{template.name}</p>
            <p className="template-text">{template.text}</p>
            <p className="template-actions">
              <Button type="button" look="quiet" onClick={() => onInsert(template)}>
                Use<span className="sr-only"> {template.name}</span>
              </Button>
              <Button type="button" look="quiet" onClick={() => onChange(template)}>
                Change<span className="sr-only"> {template.name}</span>
              </Button>
              <ConfirmButton
                button="Remove"
                look="quiet"
                title={`Remove “${template.name}”?`}
                yes="Remove it"
                no="Keep it"
                onYes={() => sending || send(actionForm('template-remove', { id: template.id }))}
              >
                <p>Your colleagues can no longer use it. Messages that were sent stay as they are.</p>
              </ConfirmButton>
            </p>
          </li>
        ))}
      </ul>
      {templateList.length === 0 && <StarterTemplates onInsert={onInsert} />}
      <StatusMessage state={formState} />
    </>
  );
}

/** What an organisation without templates can begin with. */
function StarterTemplates({ onInsert }: Pick<TemplateListProps, 'onInsert'>) {
  return (
    <>
      <p className="mt-4 text-ink-2">
        You have no templates yet. These four are to begin with: fill in what is in square brackets before you
        send one.
      </p>
      <ul className="template-rows mt-2" aria-label="Templates to begin with">
        {starterTemplates.map(({ name, text }) => (
          <li key={name}>
            <p className="font-semibold">{name}</p>
            <p className="template-text">{text}</p>
            <p className="template-actions">
              <Button type="button" look="quiet" onClick={() => onInsert({ text })}>
                Use<span className="sr-only"> {name}</span>
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

interface TemplateFormProps {
  /** Left out for a new one. */
  template: MessageTemplate | undefined;
  text: string;
  onSaved: (list: Listed) => void;
  onCancel: () => void;
}

function TemplateForm({ template, text, onSaved, onCancel }: TemplateFormProps) {
  const [id] = useState(() => template?.id ?? crypto.randomUUID());
  return (
    <div className="mt-4">
      <ActionForm<Listed>
        intent={template === undefined ? 'template-add' : 'template-change'}
        button="Save"
        beside={
          <Button type="button" look="quiet" onClick={onCancel}>
            Cancel
          </Button>
        }
        onSuccess={onSaved}
      >
        {(field) => (
          <>
            <input type="hidden" name="id" value={id} />
            <TextField label="Name" maxLength={80} defaultValue={template?.name ?? ''} {...field('name')} />
            <LinesField label="Text" rows={6} defaultValue={template?.text ?? text} {...field('text')} />
          </>
        )}
      </ActionForm>
    </div>
  );
}
