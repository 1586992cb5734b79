import { useState } from 'react';
import { BusyButton } from '../../../kit/forms/busy-button.tsx';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type Letter, templates } from './rejection-templates.ts';

/** Keeps a letter for colleagues, or deletes one of theirs. */
export function SaveTemplate({ letter }: { letter: Letter }) {
  const own = templates.use();
  const there = typeof own === 'object' ? own.templates.find(({ name }) => name === letter.name) : undefined;
  const [name, setName] = useState<string>();
  const { send, sending, formState } = useAction(() => void templates.ask());
  const called = name ?? there?.name ?? '';
  return (
    <Disclosure summary="Keep it as a template">
      <div className="flex flex-col gap-3">
        <TextField
          name="template-name"
          label="Name of the template"
          maxLength={60}
          value={called}
          error={formState.fieldErrors.name}
          onChange={({ target }) => setName(target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <BusyButton
            type="button"
            look="outline"
            sending={sending}
            onClick={() =>
              sending ||
              send(actionForm('save-template', { name: called, subject: letter.subject, text: letter.text }))
            }
          >
            Save for your colleagues
          </BusyButton>
          {there !== undefined && (
            <BusyButton
              type="button"
              look="quiet"
              sending={sending}
              onClick={() => sending || send(actionForm('remove-template', { id: there.id }))}
            >
              Delete this template
            </BusyButton>
          )}
        </div>
        <StatusMessage state={formState} />
      </div>
    </Disclosure>
  );
}
