import type { ApplicantNote } from '@portway/contracts/hiring/employer-applications/applicant-notes';
import { useRef, useState } from 'react';
import { ActionForm } from '../../../../kit/forms/action-form.tsx';
import { ConfirmButton } from '../../../../kit/forms/confirm-button.tsx';
import { StatusMessage } from '../../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../../kit/forms/use-action.tsx';
import { atTime } from '../../../../text/moments.ts';
import { Button } from '../../../../ui/button.tsx';
import { LinesField } from '../../../../ui/lines-field.tsx';
import type { TabProps } from './applicant-panel.tsx';

/** What colleagues noted about an applicant. */
export function NotesTab({ applicant: { id, notes }, canHire }: TabProps) {
  const [edited, setEdited] = useState<string>();
  return (
    <>
      {notes.length === 0 && <p>Nobody has noted anything.</p>}
      {notes.length > 0 && (
        <ol className="applicant-notes" aria-label="Notes">
          {notes.map((note) => (
            <li key={note.id}>
              <Note note={note} isEdited={note.id === edited} onEdit={setEdited} />
            </li>
          ))}
        </ol>
      )}
      {canHire && edited === undefined && (
        <ActionForm intent="note" button="Add note" clears>
          {(field) => (
            <>
              <input type="hidden" name="id" value={id} />
              <LinesField
                {...field('text')}
                label="A note for your colleagues"
                hint="Never shown to the candidate in the product; they can ask for them by law."
                rows={4}
                maxLength={2000}
              />
            </>
          )}
        </ActionForm>
      )}
    </>
  );
}

interface NoteProps {
  note: ApplicantNote;
  isEdited: boolean;
  onEdit: (id: string | undefined) => void;
}

function Note({ note, isEdited, onEdit }: NoteProps) {
  const box = useRef<HTMLDivElement>(null);
  const { send, sending, formState } = useAction();
  const close = () => {
    onEdit(undefined);
    box.current?.focus();
  };
  return (
    <div ref={box} tabIndex={-1}>
      <p className="text-14 text-ink-2">
        <b className="text-ink">{note.author}</b>, {atTime(note.writtenAt)}
        {note.editedAt !== null && ', changed since'}
      </p>
      {isEdited ? (
        <ActionForm
          intent="change-note"
          button="Save"
          onSuccess={close}
          beside={
            <Button type="button" look="outline" onClick={close}>
              Cancel
            </Button>
          }
        >
          {(field) => (
            <>
              <input type="hidden" name="id" value={note.id} />
              <LinesField {...field('text')} label="Your note" rows={4} defaultValue={note.text} />
            </>
          )}
        </ActionForm>
      ) : (
        <p className="as-sent mt-1">{note.text}</p>
      )}
      {note.mine && !isEdited && (
        <div className="flex flex-wrap">
          <Button type="button" look="quiet" onClick={() => onEdit(note.id)}>
            Edit
          </Button>
          <ConfirmButton
            button="Delete"
            look="quiet"
            title="Delete this note?"
            yes="Delete"
            no="Keep it"
            onYes={() => sending || send(actionForm('remove-note', { id: note.id }))}
          >
            <p>Your colleagues will no longer see it. This cannot be undone.</p>
          </ConfirmButton>
        </div>
      )}
      <StatusMessage state={formState} showsSuccess={false} />
    </div>
  );
}
