import { call } from '@portway/contracts/client';
import type { ApplicantNote } from '@portway/contracts/hiring/employer-applications/applicant-notes';
import { showEmployerApplicationOperation } from '@portway/contracts/hiring/employer-applications/employer-applications';
import { StickyNote } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { useLive } from '../../../kit/live/live.ts';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { atTime } from '../../../text/moments.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';
import { useCanWrite } from '../use-can-write.ts';

/** What colleagues noted about the candidate, which the candidate never sees here. */
export function Notes({ application }: { application: string }) {
  const [isOpen, setOpen] = useState(false);
  const { notes, reload } = useNotes(application);
  const canWrite = useCanWrite();
  const count = notes === undefined ? '' : ` (${notes.length})`;
  return (
    <>
      <button type="button" className="file-act" onClick={() => setOpen(true)}>
        <StickyNote size={18} />
        Notes{count}
      </button>
      {isOpen && (
        <Dialog title="Notes for your colleagues" onClose={() => setOpen(false)}>
          <p className="mt-2 text-ink-2">
            Never shown to the candidate in the product; they can ask for them by law.
          </p>
          {notes === undefined && <p className="mt-4">We could not load the notes. Open this again.</p>}
          {notes?.length === 0 && <p className="mt-4">Nobody has noted anything.</p>}
          <ol className="template-rows mt-2" aria-label="Notes">
            {notes?.map(({ id, author, text, writtenAt, editedAt }) => (
              <li key={id}>
                <p className="text-14 text-ink-2">
                  <b className="text-ink">{author}</b>, {atTime(writtenAt)}
                  {editedAt !== null && ', changed since'}
                </p>
                <p className="whitespace-pre-line wrap-anywhere">{text}</p>
              </li>
            ))}
          </ol>
          {canWrite && (
            <div className="mt-4">
              <ActionForm intent="note" button="Add note" clears onSuccess={reload}>
                {(field) => (
                  <>
                    <input type="hidden" name="id" value={application} />
                    <LinesField
                      {...field('text')}
                      label="A note for your colleagues"
                      rows={3}
                      maxLength={2000}
                    />
                  </>
                )}
              </ActionForm>
            </div>
          )}
          <p className="mt-4">
            <Button type="button" look="quiet" className="-ml-4" onClick={() => setOpen(false)}>
              Close
            </Button>
          </p>
        </Dialog>
      )}
    </>
  );
}

/** Asked for again when a colleague changes something of the application. */
function useNotes(application: string) {
  const [notes, setNotes] = useState<readonly ApplicantNote[]>();
  const reload = useCallback(() => {
    const me = { fetch: asMe(new Request(location.href)) };
    call(showEmployerApplicationOperation, undefined, { ...me, parameters: { id: application } }).then(
      (detail) => setNotes(detail.notes),
      // The notes that were there stay.
      () => undefined,
    );
  }, [application]);
  useEffect(reload, [reload]);
  useLive(['application'], ({ subject }) => {
    if (subject === null || subject === application) reload();
  });
  return { notes, reload };
}
