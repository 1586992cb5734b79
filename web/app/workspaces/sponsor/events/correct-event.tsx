import type { WorkerEventFacts } from '@portway/contracts/sponsor/duties/events/events';
import type { SponsorEventOnRecord } from '@portway/contracts/sponsor/duties/events/recorded-events';
import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { dayInWords } from '../../../text/days.ts';
import { onDay } from '../../../text/moments.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { EventAnswers } from './event-form.tsx';
import type { QuestionsProps } from './event-questions.tsx';
import { choiceOf, wordsOf } from './event-words.ts';

interface CorrectEventProps {
  first: SponsorEventOnRecord;
  facts: WorkerEventFacts | null;
  places: QuestionsProps['places'];
}

/** What was recorded, to be put right by a second record, or taken back. The first stays readable. */
export function CorrectEvent({ first, facts, places }: CorrectEventProps) {
  const { worker, kind, happenedOn, by, at, correction } = first;
  const choice = choiceOf(kind);
  const back = worker === null ? '/dashboard/sponsor/duties' : `/dashboard/sponsor/workers/${worker.id}`;
  return (
    <div>
      <Link to={back} className="way-back">
        <ArrowLeft size={18} aria-hidden />
        {worker === null ? 'Duties' : worker.name}
      </Link>
      <h1 className="text-36">Correct what was recorded</h1>
      <section className="panel mt-6 max-w-[46rem]" aria-label="On record">
        <h2 className="text-20">{wordsOf(kind)}</h2>
        <p className="mt-1">
          {worker !== null && `${worker.name}, `}
          {dayInWords(happenedOn)}
        </p>
        <p className="text-15 text-ink-2">
          Recorded by {by} on {onDay(at)}
        </p>
      </section>
      {correction !== null ? (
        <Notice className="mt-6 max-w-[46rem]" title="This record was corrected before">
          <p>
            Corrected on {onDay(correction.at)} by {correction.by}
            {correction.because !== '' && `, because: ${correction.because}`}
          </p>
          <p>Correct the newer record, if there is one.</p>
        </Notice>
      ) : (
        <>
          <Withdraw back={back} />
          {choice !== undefined && (
            <section aria-label="What is right" className="mt-6">
              <h2 className="text-20">What is right?</h2>
              <EventAnswers choice={choice} facts={facts} places={places} first={first} />
            </section>
          )}
        </>
      )}
    </div>
  );
}

function Withdraw({ back }: { back: string }) {
  const navigate = useNavigate();
  return (
    <Disclosure summary="It did not happen at all" className="mt-6 max-w-[46rem]">
      <p className="text-15 text-ink-2">
        The record of the worker is as it was before, and open duties are closed with your reason. A report
        that was made stays on record.
      </p>
      <div className="mt-4">
        <ActionForm
          intent="withdraw"
          button="Record that it did not happen"
          look="outline"
          onSuccess={() => void navigate(back)}
        >
          {(field) => <LinesField {...field('because')} label="Why it was recorded" maxLength={1000} />}
        </ActionForm>
      </div>
    </Disclosure>
  );
}
