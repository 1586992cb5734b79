import type { Decision } from '@portway/contracts/candidate/jobs/job-choices';
import type { moveApplicantsOperation } from '@portway/contracts/hiring/employer-applications/applicant-changes';
import type { EmployerApplication } from '@portway/contracts/hiring/employer-applications/applicant-row';
import type {
  rejectOperation,
  undoRejectionOperation,
} from '@portway/contracts/hiring/employer-applications/rejections';
import { undoSeconds } from '@portway/contracts/hiring/employer-applications/undo-seconds';
import type { ResponseOf } from '@portway/contracts/operation';
import { Mail } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useCallback, useState } from 'react';
import { Link } from 'react-router';
import { idle } from '../../../kit/forms/form-state.ts';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { mayMakeOffers } from '../../../kit/loading/hiring-rights.ts';
import { laterDialog } from '../../../kit/loading/later-dialog.tsx';
import { useMe } from '../../../kit/loading/use-me.ts';
import { applicationStateWords } from '../../../text/job/job-choices.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { UndoBar } from '../../../ui/undo-bar.tsx';
import { firstNameOf, nameOf, offerPath } from './applicant-words.ts';
import { boardStatuses } from './load-applications.ts';
import './applicant-dialogs.css';

/** Fetched when somebody is hired, or no longer is. */
const HireDialog = laterDialog(
  async () => (await import('./hire-dialog.tsx')).HireDialog,
  ({ onClose }) => onClose(),
);

/** Its words and templates are fetched when somebody is rejected. Its styles are imported above. */
const RejectDialog = laterDialog(
  async () => (await import('./reject-dialog.tsx')).RejectDialog,
  ({ onClose }) => onClose(),
);

type Rows = readonly EmployerApplication[];

export interface ApplicantWork {
  /** Asks where to move them. */
  readonly chooseFor: (rows: Rows) => void;
  /** Moves them; to Rejected by asking for the email first. */
  readonly move: (rows: Rows, to: Decision) => void;
  /** Those who are on their way to another stage, until the server has said so. */
  readonly underWay: { readonly ids: readonly string[]; readonly to: Decision } | undefined;
  /** Undoes the last move or rejection, while it can be. */
  readonly undo: (() => void) | undefined;
  /** Dialogs, what came of it, and what can be undone: rendered once on the page. */
  readonly parts: ReactNode;
}

/** A move to Hired, or away from it, which asks something first. */
interface Hiring {
  readonly rows: Rows;
  readonly to: Decision;
}

/** What can still be undone. */
interface Undo {
  readonly intent: 'undo' | 'undo-move';
  readonly ids: readonly string[];
  readonly message: string;
  /** The one who was moved to Offer. */
  readonly offerTo?: string | undefined;
}

interface Conflict {
  readonly ids: readonly string[];
  readonly to: Decision;
  readonly message: string;
}

/** Moving and rejecting applicants, the same on the board, in the list and in the panel. */
export function useApplicantWork(currentRows: Rows, isJobClosed = false): ApplicantWork {
  const [choosing, setChoosing] = useState<Rows>();
  const [rejecting, setRejecting] = useState<Rows>();
  const [hiring, setHiring] = useState<Hiring>();
  const [underWay, setUnderWay] = useState<ApplicantWork['underWay']>();
  const [conflict, setConflict] = useState<Conflict>();
  const [undo, setUndo] = useState<Undo>();
  const moving = useAction<ResponseOf<typeof moveApplicantsOperation>>(({ left, message, moved, until }) => {
    const [first] = left;
    if (until !== null && underWay !== undefined)
      setUndo({ intent: 'undo-move', ids: moved, message, offerTo: offerTo(moved, underWay.to) });
    if (first !== undefined && underWay !== undefined)
      setConflict({
        ids: left.map(({ id }) => id),
        to: underWay.to,
        message: left.length === 1 ? first.message : message,
      });
    setUnderWay(undefined);
    setHiring(undefined);
  });
  const rejection = useAction<ResponseOf<typeof rejectOperation>>(({ rejecting: ids, left, message }) => {
    setRejecting(undefined);
    const [first] = left;
    if (ids.length > 0) setUndo({ intent: 'undo', ids, message });
    else if (first !== undefined)
      setConflict({ ids: left.map(({ id }) => id), to: 'rejected', message: first.message });
  });
  const undoing = useAction<ResponseOf<typeof undoRejectionOperation>>();
  const sendUndo = ({ intent, ids }: Undo) => {
    undoing.send(actionForm(intent, { applicants: JSON.stringify(ids) }));
    setUndo(undefined);
  };
  const endUndo = useCallback(() => setUndo(undefined), []);

  const move = (rows: Rows, to: Decision) => {
    setChoosing(undefined);
    setConflict(undefined);
    if (to === 'rejected') setRejecting(rows);
    else if (to === 'hired' || rows.some(({ status }) => status === 'hired')) setHiring({ rows, to });
    else sendMove(rows, to);
  };
  const sendMove = (rows: Rows, to: Decision, answers: Readonly<Record<string, string>> = {}) => {
    if (moving.sending) return;
    setUnderWay({ ids: rows.map(({ id }) => id), to });
    moving.send(actionForm('move', { applicants: seenStatuses(rows), status: to, ...answers }));
  };
  const conflictRows =
    conflict === undefined ? [] : currentRows.filter(({ id }) => conflict.ids.includes(id));
  return {
    chooseFor: setChoosing,
    move,
    underWay: moving.formState.status === 'error' ? undefined : underWay,
    undo: undo && (() => sendUndo(undo)),
    parts: (
      <>
        <p role="status" className="sr-only">
          {moving.formState.status === 'success' &&
            conflict === undefined &&
            undo === undefined &&
            moving.formState.message}
        </p>
        <StatusMessage
          state={moving.formState.status === 'error' && hiring === undefined ? moving.formState : idle}
        />
        <StatusMessage state={undo === undefined ? undoing.formState : idle} />
        {conflict !== undefined && (
          <Notice kind="warning" live title={conflict.message} className="mt-4">
            <div className="mt-3 flex flex-wrap gap-3">
              <Button type="button" onClick={() => setConflict(undefined)}>
                Leave it so
              </Button>
              {conflictRows.length > 0 && (
                <Button type="button" look="outline" onClick={() => move(conflictRows, conflict.to)}>
                  {anyway(conflictRows, conflict.to)}
                </Button>
              )}
            </div>
          </Notice>
        )}
        {choosing !== undefined && (
          <MoveDialog
            who={whoOf(choosing)}
            now={
              choosing.every(({ status }) => status === choosing[0]?.status) ? choosing[0]?.status : undefined
            }
            onChoose={(to) => move(choosing, to)}
            onClose={() => setChoosing(undefined)}
          />
        )}
        {hiring !== undefined && (
          <HireDialog
            rows={hiring.rows}
            to={hiring.to}
            moving={moving}
            onSend={(answers) => sendMove(hiring.rows, hiring.to, answers)}
            onClose={() => setHiring(undefined)}
          />
        )}
        {rejecting !== undefined && (
          <RejectDialog
            rows={rejecting}
            isJobClosed={isJobClosed}
            sending={rejection.sending}
            formState={rejection.formState.status === 'error' ? rejection.formState : idle}
            onSend={(letter) =>
              rejection.send(
                actionForm('reject', { applicants: seenStatuses(rejecting), ...lettered(letter) }),
              )
            }
            onClose={() => setRejecting(undefined)}
          />
        )}
        {undo !== undefined && (
          <UndoBar
            key={undo.ids.join()}
            message={undo.message}
            seconds={undoSeconds}
            icon={<Mail size={20} aria-hidden />}
            onUndo={() => sendUndo(undo)}
            onOver={endUndo}
          >
            {undo.offerTo !== undefined && <Link to={offerPath(undo.offerTo)}>Make the offer</Link>}
          </UndoBar>
        )}
      </>
    ),
  };
}

/** Moving several to Offer means several offers: their cards say so. */
function offerTo([first, ...others]: readonly string[], to: Decision): string | undefined {
  return to === 'offer' && others.length === 0 ? first : undefined;
}

const lettered = ({ subject, text }: { readonly subject: string; readonly text: string }) => ({
  subject,
  text,
});

const seenStatuses = (rows: Rows) => JSON.stringify(rows.map(({ id, status }) => ({ id, from: status })));

export function whoOf(rows: Rows): string {
  const [first] = rows;
  return rows.length === 1 && first !== undefined ? nameOf(first) : `${rows.length} applicants`;
}

function anyway(rows: Rows, to: Decision): string {
  const [first] = rows;
  const who = rows.length === 1 && first !== undefined ? firstNameOf(first) : 'them';
  return to === 'rejected' ? `Reject ${who} anyway` : `Move ${who} to ${applicationStateWords[to]} anyway`;
}

interface MoveDialogProps {
  /** “Rohan Mehta”, or “3 applicants”. */
  who: string;
  /** Where they are now; undefined where they differ. */
  now: string | undefined;
  onChoose: (status: Decision) => void;
  onClose: () => void;
}

/** Moves without dragging: by pressing, or by the keys 1 to 5. */
function MoveDialog({ who, now, onChoose, onClose }: MoveDialogProps) {
  const makesOffers = mayMakeOffers(useMe());
  const isOpen = (status: Decision) => status !== now && (status !== 'offer' || makesOffers);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const status = /^[1-5]$/.test(key) ? boardStatuses[Number(key) - 1] : undefined;
    if (status !== undefined && isOpen(status)) onChoose(status);
  };
  return (
    <Dialog title={`Move ${who} to…`} onClose={onClose}>
      <ol className="move-choices" onKeyDown={onKeyDown}>
        {boardStatuses.map((status, index) => (
          <li key={status}>
            <button
              type="button"
              aria-disabled={!isOpen(status) || undefined}
              onClick={() => isOpen(status) && onChoose(status)}
            >
              <kbd aria-hidden>{index + 1}</kbd>
              {applicationStateWords[status]}
              {status === now && ', now'}
              {status === 'offer' && !makesOffers && <small>only for people who make offers</small>}
              {status === 'rejected' && status !== now && <small>with an email to read first</small>}
            </button>
          </li>
        ))}
      </ol>
      <button type="button" className="way-back mt-3" onClick={onClose}>
        Cancel
      </button>
    </Dialog>
  );
}
