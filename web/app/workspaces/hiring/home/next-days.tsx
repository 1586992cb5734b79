import type { NextDay } from '@portway/contracts/hiring/employer-home/employer-home';
import { Link } from 'react-router';
import { weekdayInWords } from '../../../text/days.ts';
import { inDays, timeOf } from '../../../text/waiting.ts';
import { jobPath } from '../jobs/hiring.ts';
import { applicantPath } from './waiting-words.ts';

/** What falls on the next 14 days, by day: one list over hiring and sponsorship. */
export function NextDays({ next, today }: { next: readonly NextDay[]; today: string }) {
  return (
    <section className="panel home-next" aria-labelledby="next-days">
      <h2 id="next-days" className="text-20">
        Next 14 days
      </h2>
      {next.length === 0 ? (
        <p className="mt-2 text-15 text-ink-2">Nothing is recorded for these days.</p>
      ) : (
        <ol>
          {[...Map.groupBy(next, ({ day }) => day)].map(([day, entries]) => (
            <li key={day}>
              <p className="home-next-day">
                <time dateTime={day}>{weekdayInWords(day)}</time> <span>{inDays(daysUntil(day, today))}</span>
              </p>
              <ul>
                {entries.map((entry) => {
                  const { label, to } = nextWords(entry);
                  return (
                    <li key={`${to} ${label}`}>
                      <Link to={to} className="home-next-link">
                        {label}
                      </Link>
                    </li>
                  );
                })}
              </ul>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

const dayMs = 86_400_000;
const daysUntil = (day: string, today: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / dayMs);

/** One thing on its day: what it is, and its page. */
export function nextWords(entry: NextDay): { readonly label: string; readonly to: string } {
  switch (entry.kind) {
    case 'interview':
      return {
        label: `${timeOf(entry.at)} interview with ${entry.candidate}`,
        to: applicantPath(entry.job, entry.application),
      };
    case 'offer':
      return {
        label: `Last day for ${entry.candidate} to answer your offer`,
        to: `/dashboard/hiring/applications/${entry.application}/offer`,
      };
    case 'first-day':
      return {
        label: `First day of ${entry.candidate}`,
        to: `/dashboard/hiring/cases/${entry.hireCase}`,
      };
    case 'closing':
      return { label: `${entry.title} closes`, to: jobPath(entry.job) };
    case 'sponsor':
      return sponsorWords(entry);
  }
}

function sponsorWords({ what, title, worker, duty, planned }: Extract<NextDay, { kind: 'sponsor' }>) {
  if (planned !== null)
    return {
      label: worker === null ? title : `${worker.fullName}: ${lowerFirst(title)}`,
      to: `/dashboard/sponsor/happened?planned=${planned}`,
    };
  if (duty !== null) return { label: `${title}: due`, to: `/dashboard/sponsor/duties/${duty}` };
  if (worker === null)
    return {
      label: title,
      to: what === 'log-in' ? '/dashboard/sponsor/set-up' : '/dashboard/sponsor/certificates',
    };
  return { label: `${worker.fullName}: ${endWords[what]}`, to: `/dashboard/sponsor/workers/${worker.id}` };
}

const lowerFirst = (words: string) => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;

const endWords = {
  duty: 'a duty is due',
  'visa-ends': 'visa ends',
  'certificate-ends': 'certificate ends',
  'right-to-work': 'right to work check is due',
  'allocation-ends': 'allocation ends',
  'log-in': 'log in',
  planned: 'planned',
} as const;
