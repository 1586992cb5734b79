import type { Decision } from '@portway/contracts/candidate/jobs/job-choices';
import type { KeyboardEvent } from 'react';
import { applicationStateWords } from '../../../text/job-choices.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { boardStatuses } from './load-applications.ts';

interface MoveDialogProps {
  /** “Rohan Mehta”, or “3 applicants”. */
  who: string;
  /** Where they are now; undefined where they differ. */
  now: string | undefined;
  onChoose: (status: Decision) => void;
  onClose: () => void;
}

/** Moves without dragging: by pressing, or by the keys 1 to 5. */
export function MoveDialog({ who, now, onChoose, onClose }: MoveDialogProps) {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const status = /^[1-5]$/.test(key) ? boardStatuses[Number(key) - 1] : undefined;
    if (status !== undefined && status !== now) onChoose(status);
  };
  return (
    <Dialog title={`Move ${who} to…`} onClose={onClose}>
      <ol className="move-choices" onKeyDown={onKeyDown}>
        {boardStatuses.map((status, index) => (
          <li key={status}>
            <button
              type="button"
              aria-disabled={status === now || undefined}
              onClick={() => status !== now && onChoose(status)}
            >
              <kbd aria-hidden>{index + 1}</kbd>
              {applicationStateWords[status]}
              {status === now && ', now'}
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
