import type { TimelineEntry } from '@portway/contracts/sponsor/workers/worker-page';
import {
  CalendarClock,
  ClipboardCheck,
  FileBadge,
  FileClock,
  Flag,
  type LucideIcon,
  PencilLine,
  Stamp,
  UserX,
} from 'lucide-react';
import { Link } from 'react-router';

import { dayInMonth, dayInWords, withDaysInWords } from '../../../text/days.ts';
import { onDay } from '../../../text/moments.ts';

import { Disclosure } from '../../../ui/disclosure.tsx';

const icons: Readonly<Record<TimelineEntry['kind'], LucideIcon>> = {
  event: CalendarClock,
  duty: Flag,
  absence: UserX,
  check: ClipboardCheck,
  terms: FileClock,
  certificate: FileBadge,
  permission: Stamp,
  change: PencilLine,
};

interface EntriesProps {
  entries: readonly TimelineEntry[];
  mayCorrect: boolean;
}

/** What is to come, then what happened by year: all years but the newest are closed once there is much. */
export function WorkerTimeline({ entries, mayCorrect }: EntriesProps) {
  const toCome = entries.filter(({ isToCome }) => isToCome);
  const past = entries.filter(({ isToCome }) => !isToCome);
  const years = [...new Set(past.map(({ day }) => day.slice(0, 4)))];
  if (entries.length === 0) return <p className="mt-4 text-ink-2">Nothing is on record here yet.</p>;
  return (
    <>
      {toCome.length > 0 && (
        <section aria-label="To come" className="mt-5">
          <h2 className="text-16">To come</h2>
          <Entries entries={toCome} mayCorrect={mayCorrect} />
        </section>
      )}
      {years.map((year, place) => {
        const ofYear = past.filter(({ day }) => day.startsWith(year));
        return past.length > 30 && place > 0 ? (
          <Disclosure key={year} summary={`${year} (${ofYear.length})`}>
            <Entries entries={ofYear} mayCorrect={mayCorrect} />
          </Disclosure>
        ) : (
          <section key={year} aria-label={year} className="mt-5">
            <h2 className="text-16">{year}</h2>
            <Entries entries={ofYear} mayCorrect={mayCorrect} />
          </section>
        );
      })}
    </>
  );
}

function Entries({ entries, mayCorrect }: EntriesProps) {
  return (
    <ol className="timeline">
      {entries.map((entry, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id and are never reordered
        <Entry key={place} entry={entry} mayCorrect={mayCorrect} />
      ))}
    </ol>
  );
}

function Entry({ entry, mayCorrect }: { entry: TimelineEntry; mayCorrect: boolean }) {
  const { day, kind, title, detail, by, duty, event, corrected, isToCome } = entry;
  const Icon = icons[kind];
  return (
    <li data-to-come={isToCome || undefined}>
      <span className="timeline-mark" aria-hidden>
        <Icon size={18} />
      </span>
      <time className="timeline-day" dateTime={day}>
        {isToCome ? dayInWords(day) : dayInMonth(day)}
      </time>
      <div className="timeline-words">
        <p className="font-semibold">
          {duty === null ? title : <Link to={`/dashboard/sponsor/duties/${duty}`}>{title}</Link>}
        </p>
        {detail !== null && <p className="text-15 text-ink-2">{withDaysInWords(detail)}</p>}
        {corrected !== null && (
          <p className="text-15">
            <strong>
              Corrected on {onDay(corrected.at)} by {corrected.by}
            </strong>
            {corrected.because !== '' && `, because: ${corrected.because}`}
          </p>
        )}
        {event !== null && corrected === null && mayCorrect && (
          <Link to={`/dashboard/sponsor/happened?corrects=${event}`} className="timeline-correct">
            Correct this<span className="sr-only">: {title}</span>
          </Link>
        )}
      </div>
      <p className="timeline-by">{by ?? (isToCome ? 'counted' : '')}</p>
    </li>
  );
}
