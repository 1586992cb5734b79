import { noteEnquiryOperation } from '@portway/contracts/staff/staff';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';
import { untyped, useWriting } from './use-writing.ts';

/** A note that only the team can read. */
export function NoteForm() {
  const [{ text, key }, write] = useWriting();
  return (
    <ActionForm
      intent="note"
      schemas={{ note: noteEnquiryOperation.request.shape.text }}
      button="Save the note"
      look="outline"
      onSuccess={() => write(untyped())}
    >
      {(field) => (
        <>
          <input type="hidden" name="key" value={key} />
          <LinesField
            {...field('note')}
            label="Your note"
            rows={3}
            value={text}
            onChange={(event) => write({ ...untyped(), text: event.target.value })}
          />
        </>
      )}
    </ActionForm>
  );
}
