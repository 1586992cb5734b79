import type { AnswerTemplate } from '@portway/contracts/staff/answer-templates';
import { useState } from 'react';
import { ConfirmButton } from '../../../kit/forms/confirm-button.tsx';
import { type Action, actionForm } from '../../../kit/forms/use-action.tsx';
import { Button } from '../../../ui/button.tsx';
import { TemplateForm } from './template-form.tsx';

interface TemplateRowProps {
  template: AnswerTemplate;
  send: Action<unknown>['send'];
}

/** One template, to read, change or remove. */
export function TemplateRow({ template, send }: TemplateRowProps) {
  const { id, name, text } = template;
  const [edits, setEdits] = useState(false);
  return (
    <li className="desk-template">
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
