import type { Decision } from '@portway/contracts/candidate/jobs/job-choices';
import type { EmployerApplication } from '@portway/contracts/hiring/employer-applications/applicant-row';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { BusyButton } from '../../../kit/forms/busy-button.tsx';
import { fieldOf, idle } from '../../../kit/forms/form-state.ts';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import type { Action } from '../../../kit/forms/use-action.tsx';
import { mayMakeOffers } from '../../../kit/loading/hiring-rights.ts';
import { useMe } from '../../../kit/loading/use-me.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';
import { nameOf, offerPath } from './applicant-words.ts';

interface HireDialogProps {
  rows: readonly EmployerApplication[];
  to: Decision;
  /** The move that was sent: the dialog stays until it is made. */
  moving: Pick<Action<unknown>, 'sending' | 'formState'>;
  onSend: (answers: Readonly<Record<string, string>>) => void;
  onClose: () => void;
}

/** Asks from which day somebody works for the employer, or why they no longer do. */
export function HireDialog({ rows, to, moving, onSend, onClose }: HireDialogProps) {
  const [missing, setMissing] = useState<string>();
  const [isSent, setIsSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const makesOffers = mayMakeOffers(useMe());
  const [first] = rows;
  const one = rows.length === 1 ? first : undefined;
  const who = one === undefined ? `${rows.length} applicants` : nameOf(one);
  const isHire = to === 'hired';
  const name = isHire ? 'hiredOutsideOn' : 'noLongerHired';
  // What an earlier move came to is no answer to this one.
  const formState = isSent ? moving.formState : idle;
  const error = missing ?? fieldOf(formState, name).error;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (moving.sending) return;
    const value = String(new FormData(event.currentTarget).get(name) ?? '').trim();
    setMissing(value === '' ? (isHire ? 'Enter the first day at work.' : 'Enter the reason.') : undefined);
    setIsSent(value !== '');
    if (value !== '') onSend({ [name]: value });
    else form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  };
  return (
    <Dialog title={isHire ? `Hire ${who} outside Portway` : `Move ${who} out of Hired?`} onClose={onClose}>
      <p className="mt-2 text-15 text-ink-2">{isHire ? hireWords(rows.length) : endWords(rows.length)}</p>
      <form ref={form} noValidate onSubmit={submit} className="mt-5 flex flex-col gap-5">
        {isHire ? (
          <DateField name={name} label="First day at work" error={error} />
        ) : (
          <LinesField name={name} label="Why" error={error} rows={3} maxLength={1000} />
        )}
        <StatusMessage state={formState.status === 'error' && error === undefined ? formState : idle} />
        <div className="flex flex-wrap gap-3">
          <BusyButton sending={moving.sending}>
            {`${isHire ? 'Record' : 'End'} the ${one === undefined ? 'hires' : 'hire'}`}
          </BusyButton>
          <Button type="button" look="outline" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
      {isHire && one !== undefined && makesOffers && (
        <Link to={offerPath(one.id)} className="way-back mt-3">
          Make an offer instead
        </Link>
      )}
    </Dialog>
  );
}

/** An accepted offer needs no dialog: it hires by itself. */
function hireWords(count: number): string {
  const usual = 'Someone who accepts an offer on Portway is marked as hired automatically.';
  return count === 1
    ? `${usual} If you agreed on the job elsewhere, enter the first day at work. We open the hire, and tell the candidate straight away.`
    : `${usual} If you agreed on the job elsewhere, enter the first day at work: it is the same for all of them. We open a hire for each, and tell them straight away.`;
}

const endWords = (count: number): string =>
  count === 1
    ? 'The hire ends today, and we tell the candidate of the move straight away. Your colleagues can read the reason as a note; the candidate cannot.'
    : 'Their hires end today, and we tell the candidates of the move straight away. Your colleagues can read the reason as a note; the candidates cannot.';
