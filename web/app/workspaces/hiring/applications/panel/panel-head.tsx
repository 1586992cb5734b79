import type { EmployerApplication } from '@portway/contracts/hiring/employer-applications/applicant-row';
import type { EmployerApplicationDetails } from '@portway/contracts/hiring/employer-applications/employer-applications';
import { ApplicationTag } from '../../../../subjects/job/application-tag.tsx';
import { dayInWords } from '../../../../text/days.ts';
import { onDay } from '../../../../text/moments.ts';
import { yearsInWords } from '../../../../text/profile/profile-choices.ts';
import { initialsOf } from '../../../../ui/initials.ts';
import { tintOf } from '../../../../ui/name-tint.ts';
import { nameOf } from '../applicant-words.ts';

interface PanelHeadProps {
  row: EmployerApplication;
  /** Null while they are being loaded. */
  details: EmployerApplicationDetails | null;
  /** The id of the heading, which names the panel. */
  heading: string;
}

/** Who an applicant is, and their stage. */
export function PanelHead({ row, details, heading }: PanelHeadProps) {
  const { candidate, status, changedAt, erasedOn } = row;
  const name = nameOf(row);
  const facts = [
    candidate?.primaryRole,
    details?.card?.yearsOfExperience && yearsInWords(details.card.yearsOfExperience),
    details?.card?.location,
  ];
  return (
    <>
      <span aria-hidden className="applicant-mark applicant-mark-large name-tint" data-tint={tintOf(name)}>
        {initialsOf(name)}
      </span>
      <div className="min-w-0">
        <h2 id={heading} className="text-20 wrap-anywhere">
          {name}
        </h2>
        <p className="text-14 text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
        <p className="mt-2 flex flex-wrap items-center gap-2 text-14 text-ink-2">
          <ApplicationTag status={status} /> since {onDay(changedAt)}
        </p>
        {erasedOn !== null && (
          <p className="mt-1 text-14 text-ink-2">Erased for your organisation on {dayInWords(erasedOn)}</p>
        )}
      </div>
    </>
  );
}
