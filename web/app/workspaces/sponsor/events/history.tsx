import { submit } from '@portway/contracts/client';
import {
  listHistoryOperation,
  type SponsorHistory,
} from '@portway/contracts/sponsor/duties/events/recorded-events';
import { ArrowLeft, History } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { Pager } from '../../../kit/frame/pager.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { dayInWords } from '../../../text/days.ts';
import { onDay } from '../../../text/moments.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { loadOrRefusal } from '../load-or-refusal.ts';
import { Refused } from '../refused.tsx';
import type { Route } from './+types/history.ts';
import { wordsOf } from './event-words.ts';
import './record-event.css';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Look at these',
    description: 'What happened before your first day with Portway.',
    index: false,
  });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const after = new URL(request.url).searchParams.get('after');
  return loadOrRefusal(() =>
    submit(listHistoryOperation, after === null ? {} : { after }, { fetch: asMe(request) }),
  );
}
export const HydrateFallback = PageSkeleton;

export default function HistoryRoute({ loaderData }: Route.ComponentProps) {
  if ('refusal' in loaderData) return <Refused title="Look at these" refusal={loaderData.refusal} />;
  return <HistoryPage history={loaderData} />;
}

/** What was recorded for days before the cut-over: nothing was counted, and a person decides. */
function HistoryPage({ history: { events, next, total } }: { history: SponsorHistory }) {
  const box = useRef<HTMLOListElement>(null);
  return (
    <div>
      <Link to="/dashboard/sponsor/workers" className="way-back">
        <ArrowLeft size={18} aria-hidden />
        Workers
      </Link>
      <h1 className="text-36">{headline(total)}</h1>
      {total > 0 && (
        <p className="mt-2 max-w-measure text-ink-2">
          What follows from them was due before your first day with Portway, so no duty was raised. Some may
          have had to be reported then: look at what was done. Nothing here says that it was not.
        </p>
      )}
      {events.length === 0 ? (
        <div className="mt-6">
          <EmptyState
            Icon={History}
            title="Nothing is recorded from before your first day"
            action={<LinkButton to="/dashboard/sponsor/happened">Something happened</LinkButton>}
          >
            What you record is listed here if it was due before the cut-over day. What a file says of those
            days stands with its import.
          </EmptyState>
        </div>
      ) : (
        <ol ref={box} tabIndex={-1} aria-label="Before your first day" className="happened-history">
          {events.map(({ id, kind, worker, happenedOn, by, at }) => (
            <li key={id}>
              <time dateTime={happenedOn}>{dayInWords(happenedOn)}</time>
              <div>
                <p className="font-semibold">
                  {worker === null ? (
                    wordsOf(kind)
                  ) : (
                    <>
                      <Link to={`/dashboard/sponsor/workers/${worker.id}`}>{worker.name}</Link>:{' '}
                      {wordsOf(kind)}
                    </>
                  )}
                </p>
                <p className="text-14 text-ink-2">
                  Recorded by {by} on {onDay(at)}
                </p>
              </div>
              <Link to={`/dashboard/sponsor/happened?corrects=${id}`} className="correct">
                Correct this
                <span className="sr-only">
                  : {worker?.name} {dayInWords(happenedOn)}
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
      <Pager next={next} list={box} />
    </div>
  );
}

function headline(total: number): string {
  if (total === 0) return 'Look at these';
  return total === 1 ? 'Look at this one' : `Look at these ${total.toLocaleString('en-GB')}`;
}
