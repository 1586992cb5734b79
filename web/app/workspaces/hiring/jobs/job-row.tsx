import type { EmployerJobRow } from '@portway/contracts/hiring/employer-jobs/employer-jobs';
import { Scale } from 'lucide-react';
import { Link } from 'react-router';
import { payInWords } from '../../../subjects/job/pay-in-words.ts';
import { dayInWords } from '../../../text/days.ts';
import { jobStateWords, workplaceWords } from '../../../text/job-choices.ts';
import { onDay } from '../../../text/moments.ts';
import { StageStrip } from '../../../ui/stage-strip.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { jobPath } from './hiring.ts';
import { sponsorNote } from './sponsor-note.ts';

const looks = { draft: 'sky', published: 'mint', paused: 'sand', closed: 'rose' } as const;

/** One job of the list: what it is, who has applied, and whether it can be sponsored. */
export function JobRow({ job }: { job: EmployerJobRow }) {
  const { id, title, state, applicants } = job;
  const sponsors = state === 'closed' ? undefined : sponsorNote(job);
  return (
    <li className="jobs-row">
      <div className="min-w-0">
        <h2 className="jobs-title">
          <Link to={jobPath(id)}>{title}</Link>
        </h2>
        <p className="text-14 text-ink-2 wrap-anywhere">{factsOf(job).join(' · ')}</p>
      </div>
      <p className="jobs-state">
        <Tag look={looks[state]}>{state === 'published' ? 'Open' : jobStateWords[state]}</Tag>
        {sponsors !== undefined && <Tag look={sponsors.good ? 'mint' : 'sand'}>{sponsors.words}</Tag>}
        {job.lawChanged && (
          <Tag look="sky">
            <Scale size={14} aria-hidden />
            The law has changed
          </Tag>
        )}
      </p>
      {state === 'draft' ? (
        <p className="jobs-people text-14 text-ink-2">{missingWords(job.missing)}</p>
      ) : (
        <Link to={`/dashboard/hiring/board?job=${id}`} className="jobs-people">
          <StageStrip
            label={`Applicants for ${title}`}
            stages={[
              { label: 'Pending', count: applicants.pending },
              { label: 'Interview', count: applicants.interview },
              { label: 'Offer', count: applicants.offer },
              { label: 'Hired', count: applicants.hired },
            ]}
          />
          <span className="text-14 text-ink-2">{peopleWords(job.applications)}</span>
        </Link>
      )}
    </li>
  );
}

function factsOf({ place, workplace, currency, payFrom, payTo, ...job }: EmployerJobRow): string[] {
  const pay =
    currency === null || payFrom === null ? null : payInWords({ currency, payFrom, payTo: payTo ?? payFrom });
  return [place ?? (workplace && workplaceWords[workplace]), pay, dayWords(job)].filter(
    (fact) => fact !== null,
  );
}

function dayWords({
  state,
  closesOn,
  createdAt,
  closedAt,
}: Pick<EmployerJobRow, 'state' | 'closesOn' | 'createdAt' | 'closedAt'>) {
  if (state === 'closed') return closedAt === null ? null : `closed on ${onDay(closedAt)}`;
  if (closesOn !== null) return `closes on ${dayInWords(closesOn)}`;
  return state === 'draft' ? `begun on ${onDay(createdAt)}` : 'no closing date';
}

function missingWords(missing: number): string {
  if (missing === 0) return 'Ready to publish';
  return missing === 1 ? 'One answer is missing' : `${missing} answers are missing`;
}

function peopleWords(applications: number): string {
  if (applications === 0) return 'No applicants yet';
  return applications === 1 ? '1 applicant' : `${applications} applicants`;
}
