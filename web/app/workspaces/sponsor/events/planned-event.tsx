import type { WorkerEventFacts } from '@portway/contracts/sponsor/duties/events/events';
import type { PlannedEvent } from '@portway/contracts/sponsor/duties/events/planned-events';
import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { londonToday } from '../../../kit/page/london-today.ts';
import { dayInWords, weekdayInWords } from '../../../text/days.ts';
import { onDay } from '../../../text/moments.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { EventAnswers } from './event-form.tsx';
import type { QuestionsProps } from './event-questions.tsx';
import type { choiceOf } from './event-words.ts';

interface PlannedEventProps {
  plan: PlannedEvent;
  choice: NonNullable<ReturnType<typeof choiceOf>> | null;
  facts: WorkerEventFacts | null;
  places: QuestionsProps['places'];
}

/** What is planned: on its day it is recorded with its real day, moved or cancelled. */
export function PlannedEventPage({ plan, choice, facts, places }: PlannedEventProps) {
  const { worker, title, day, by, at, state, may } = plan;
  const isDue = day <= londonToday();
  const isOpen = state === 'planned';
  const back = worker === null ? '/dashboard/sponsor/calendar' : `/dashboard/sponsor/workers/${worker.id}`;
  const answers = choice !== null && <EventAnswers {...{ choice, facts, places, plan }} />;
  return (
    <div>
      <Link to={back} className="way-back">
        <ArrowLeft size={18} aria-hidden />
        {worker === null ? 'Calendar' : worker.name}
      </Link>
      <h1 className="text-36">{isOpen && isDue ? 'Did it happen?' : `Planned for ${dayInWords(day)}`}</h1>
      <section className="panel mt-6 max-w-[46rem]" aria-label="Planned">
        <h2 className="text-20">{title}</h2>
        <p className="mt-1">
          {worker !== null && `${worker.name}, `}
          {weekdayInWords(day)} {day.slice(0, 4)}
        </p>
        <p className="text-15 text-ink-2">
          Planned by {by} on {onDay(at)}
        </p>
      </section>
      {!isOpen && <Ended plan={plan} back={back} />}
      {isOpen && may && isDue && (
        <section aria-label="It happened" className="mt-6">
          <h2 className="text-20">It happened</h2>
          <p className="mt-1 max-w-measure text-ink-2">
            The plan is filled in. Put in the real day, and what came out otherwise.
          </p>
          {answers}
        </section>
      )}
      {isOpen && may && (
        <>
          <Disclosure summary="It moves to another day" className="mt-6 max-w-[46rem]">
            <MoveForm plan={plan} button="Move it" />
          </Disclosure>
          <Disclosure
            summary={isDue ? 'It did not happen' : 'It will not happen'}
            className="mt-3 max-w-[46rem]"
          >
            <CancelForm plan={plan} />
          </Disclosure>
          {!isDue && (
            <Disclosure summary="It happened already" className="mt-3 max-w-[46rem]">
              {answers}
            </Disclosure>
          )}
        </>
      )}
    </div>
  );
}

/** A post leaves the page as it is: the plan is read again by going to it. */
function useAgain({ id }: PlannedEvent) {
  const navigate = useNavigate();
  return () => void navigate(`?planned=${id}`, { replace: true, preventScrollReset: true });
}

function MoveForm({ plan, button }: { plan: PlannedEvent; button: string }) {
  const showAgain = useAgain(plan);
  return (
    <ActionForm intent="move" button={button} look="outline" onSuccess={showAgain}>
      {(field) => <DateField {...field('day')} label="The new day" defaultValue="" />}
    </ActionForm>
  );
}

function CancelForm({ plan }: { plan: PlannedEvent }) {
  const showAgain = useAgain(plan);
  return (
    <>
      <p className="mb-4 text-15 text-ink-2">
        It leaves the calendar, and nothing is recorded. You can plan it again from this page.
      </p>
      <ActionForm intent="cancel" button="Cancel the plan" look="outline" onSuccess={showAgain}>
        {() => null}
      </ActionForm>
    </>
  );
}

function Ended({ plan, back }: { plan: PlannedEvent; back: string }) {
  const { state, ended, worker, may } = plan;
  const who = ended === null ? '' : `By ${ended.by} on ${onDay(ended.at)}.`;
  if (state === 'recorded')
    return (
      <Notice className="mt-6 max-w-[46rem]" title="It is recorded">
        <p>{who}</p>
        <p>
          <Link
            to={worker === null ? '/dashboard/sponsor/duties' : back}
            className="underline underline-offset-4"
          >
            {worker === null ? 'See your duties' : `See what is on record of ${worker.name}`}
          </Link>
        </p>
      </Notice>
    );
  return (
    <>
      <Notice className="mt-6 max-w-[46rem]" title="It is cancelled">
        {who} Nothing was recorded.
      </Notice>
      {may && (
        <section aria-label="Plan it again" className="mt-6 max-w-[46rem]">
          <h2 className="mb-4 text-20">Plan it again?</h2>
          <MoveForm plan={plan} button="Plan it again" />
        </section>
      )}
    </>
  );
}
