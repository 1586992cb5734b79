import { type AnswerTemplate, answerTemplateFields } from '@portway/contracts/staff/answer-templates';
import { useState } from 'react';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

interface TemplateFormProps {
  /** Without one, the form adds a template. */
  template?: AnswerTemplate;
  onSaved?: () => void;
}

/** The name and the text of a template. */
export function TemplateForm({ template, onSaved }: TemplateFormProps) {
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
