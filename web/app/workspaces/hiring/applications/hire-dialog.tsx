import type { Decision } from '@portway/contracts/candidate/jobs/job-choices';
import type { EmployerApplication } from '@portway/contracts/hiring/employer-applications/applicant-row';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';
import { nameOf, offerPath } from './applicant-words.ts';

interface HireDialogProps {
  rows: readonly EmployerApplication[];
  to: Decision;
  onSend: (answers: Readonly<Record<string, string>>) => void;
  onClose: () => void;
}

/** Asks from which day somebody works for the employer, or why they no longer do. */
export function HireDialog({ rows, to, onSend, onClose }: HireDialogProps) {
  const [error, setError] = useState<string>();
  const [first] = rows;
  const who = rows.length === 1 && first !== undefined ? nameOf(first) : `${rows.length} applicants`;
  const isHire = to === 'hired';
  const name = isHire ? 'hiredOutsideOn' : 'noLongerHired';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = String(new FormData(event.currentTarget).get(name) ?? '').trim();
    if (value !== '') return onSend({ [name]: value });
    setError(isHire ? 'Enter the day.' : 'Enter the reason.');
  };
  return (
    <Dialog title={isHire ? `Hire ${who} outside Portway` : `Move ${who} out of Hired?`} onClose={onClose}>
      <p className="mt-2 text-15 text-ink-2">
        {isHire
          ? 'Someone who accepts an offer here is marked as hired automatically. For anyone else, enter their first day at work. Their hire begins, and we tell them at once.'
          : 'The hire ends today. Colleagues can read the reason as a note. We tell the candidate at once.'}
      </p>
      <form noValidate onSubmit={submit} className="mt-5 flex flex-col gap-5">
        {isHire ? (
          <DateField name={name} label="First day at work" error={error} />
        ) : (
          <LinesField name={name} label="Why" error={error} rows={3} maxLength={1000} />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{isHire ? 'Record the hire' : 'Move'}</Button>
          <Button type="button" look="outline" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
      {isHire && rows.length === 1 && first !== undefined && (
        <Link to={offerPath(first.id)} className="way-back mt-3">
          Make an offer instead
        </Link>
      )}
    </Dialog>
  );
}
