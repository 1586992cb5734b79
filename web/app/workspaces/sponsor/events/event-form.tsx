import { isPlannable } from '@portway/contracts/sponsor/duties/events/event-kinds';
import type { EventConclusion, WorkerEventFacts } from '@portway/contracts/sponsor/duties/events/events';
import type { PlannedEvent } from '@portway/contracts/sponsor/duties/events/planned-events';
import type { SponsorEventOnRecord } from '@portway/contracts/sponsor/duties/events/recorded-events';
import { ArrowLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { presentCount } from '../../../subjects/reporting-deadline/present-deadline.ts';
import { dayInWords, withDaysInWords } from '../../../text/days.ts';
import { DayCount } from '../../../ui/day-count.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ResultCard, ResultPart } from '../../../ui/result-card.tsx';
import { doesWords } from '../duties/duty-words.ts';
import { storedCount } from '../duties/stored-count.ts';
import { EventDeeds } from './event-deeds.tsx';
import { Questions, type QuestionsProps } from './event-questions.tsx';
import type { choiceOf } from './event-words.ts';
import { MovedWorkers } from './moved-workers.tsx';
import { plannedFacts, priorAnswersIn, typedIn, useTyped } from './prior-answers.ts';
import { WorkerSearch } from './worker-search.tsx';

type One = EventConclusion['conclusions'][number];

/** What follows by the rules, before anything is recorded. Not reported, with the reason, is an answer too. */
function Conclusion({
  conclusion: { conclusions, isHistory, isToCome, record },
}: {
  conclusion: EventConclusion;
}) {
  return (
    <div className="flex flex-col gap-6">
      {isHistory && (
        <Notice title="Due before your first day with Portway">
          It is recorded as history, and raises no duty: what follows from it was due before that day.
        </Notice>
      )}
      {isToCome && (
        <Notice kind="warning" title="This day is still to come">
          You see what would follow. Nothing is recorded, and no day is counted, before it has happened.
        </Notice>
      )}
      {conclusions.length === 0 && (
        <Notice title="Nothing is counted">Portway counts the duties of Skilled Workers only.</Notice>
      )}
      {conclusions.map((one) => (
        <Card key={`${one.worker?.id} ${one.duty} ${one.title}`} one={one} />
      ))}
      <OnRecord record={record} />
    </div>
  );
}

const maxChanges = 12;

/** What the record will say: it is confirmed with the event. */
function OnRecord({ record: { changes, stays } }: { record: EventConclusion['record'] }) {
  if (changes.length === 0 && stays === null) return null;
  const more = changes.length - maxChanges;
  return (
    <section className="panel mt-0" aria-label="What changes on record">
      <h3 className="text-20">
        {changes.length === 0 ? 'The record stays as it is' : 'We change the record too'}
      </h3>
      {changes.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {changes.slice(0, maxChanges).map((change) => (
            <li key={change} className="wrap-anywhere">
              {withDaysInWords(change)}
            </li>
          ))}
          {more > 0 && <li>and {more.toLocaleString('en-GB')} more like these</li>}
        </ul>
      )}
      {stays !== null && <p className="mt-2 text-15 text-ink-2">{withDaysInWords(stays)}</p>}
    </section>
  );
}

const asksWords = {
  'salary-option': 'Choose the salary option of the permission above, and see what follows once more.',
  'salary-list':
    'Answer above whether the jobs are on the Immigration Salary List, and see what follows once more.',
} as const;

function Card({ one: { title, does, because, deadline, keep, asks } }: { one: One }) {
  const count = storedCount(deadline);
  const presentation = count && presentCount(count, 'england-and-wales');
  return (
    <ResultCard
      label={presentation?.label ?? 'What follows'}
      name={title}
      figure={does === 'record' ? 'Not reported' : (presentation?.inShort ?? doesWords[does])}
      beside={count ? [{ label: 'Remind yourself by', figure: dayInWords(count.remindBy) }] : []}
    >
      <ResultPart>
        <h3 className="text-20">{title}</h3>
        <p className="mt-2">{withDaysInWords(because)}</p>
        {asks !== undefined && <p className="mt-2 font-semibold">{asksWords[asks]}</p>}
        {keep.length > 0 && (
          <>
            <h3 className="mt-4 text-17 font-semibold">Evidence to keep</h3>
            <ul className="list-disc pl-5 text-15">
              {keep.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </>
        )}
      </ResultPart>
      {presentation && (
        <ResultPart>
          <DayCount {...presentation.count} />
        </ResultPart>
      )}
    </ResultCard>
  );
}

interface EventFormProps {
  choice: NonNullable<ReturnType<typeof choiceOf>>;
  facts: WorkerEventFacts | null;
  places: QuestionsProps['places'];
  /** The record that is corrected. */
  first?: SponsorEventOnRecord;
  /** The plan that is answered. */
  plan?: PlannedEvent;
}

interface Concluded {
  readonly result: EventConclusion;
  readonly sent: FormData;
}

/** A kind of event: its questions, what follows, and the record. */
export function EventForm({ choice, facts, places }: Omit<EventFormProps, 'first' | 'plan'>) {
  const { kind, words } = choice;
  return (
    <div>
      <Link
        to={`/dashboard/sponsor/happened${facts === null ? '' : `?worker=${facts.id}`}`}
        className="way-back"
      >
        <ArrowLeft size={18} aria-hidden />
        Something else happened
      </Link>
      <h1 className="text-36">{facts === null ? words : `${facts.name}: ${words}`}</h1>
      {facts !== null && (
        <p className="mt-1">
          <Link to={`?what=${kind}`} className="text-link underline underline-offset-4">
            It is another worker
          </Link>
        </p>
      )}
      {facts !== null && !facts.isCounted && (
        <Notice className="mt-4" title="Nothing is counted for this worker’s route">
          You can record what happened. Portway counts the duties of Skilled Workers only.
        </Notice>
      )}
      <EventAnswers choice={choice} facts={facts} places={places} />
    </div>
  );
}

/** The questions of one kind of event, then what follows, then the record. */
export function EventAnswers({ choice: { kind, about }, facts, places, first, plan }: EventFormProps) {
  const navigate = useNavigate();
  const [concluded, setConcluded] = useState<Concluded>();
  const answers = useRef<HTMLDivElement>(null);
  const conclusion = useRef<HTMLDivElement>(null);
  const isAbsence = kind === 'absence';
  const typedBefore = useTyped();
  const priorAnswer = priorAnswersIn(first?.facts ?? (plan ? plannedFacts(plan) : typedBefore));
  return (
    <>
      <div ref={answers} className="mt-6 max-w-[46rem]" onChange={() => setConcluded(undefined)}>
        <ActionForm<EventConclusion>
          intent={isAbsence ? 'absence-conclude' : 'conclude'}
          button="See what follows"
          onSuccess={(result, formData) => {
            setConcluded({ result, sent: formData });
            setTimeout(() => conclusion.current?.focus());
          }}
        >
          {(field) => (
            <>
              <input type="hidden" name="kind" value={kind} />
              {about === 'worker' && facts === null && (
                <WorkerSearch
                  {...field('worker')}
                  label="Worker"
                  onChosen={({ id }) => {
                    const state = typedIn(answers.current?.querySelector('form'));
                    void navigate(`?what=${kind}&worker=${id}`, { replace: true, state });
                  }}
                />
              )}
              {facts !== null && <input type="hidden" name="worker" value={facts.id} />}
              <Questions kind={kind} field={field} facts={facts} places={places} priorAnswer={priorAnswer} />
              {kind === 'move' && (
                <MovedWorkers field={field} places={places} first={first?.moved ?? plan?.moved ?? []} />
              )}
              {plan !== undefined && <input type="hidden" name="planned" value={plan.id} />}
              {first !== undefined && (
                <>
                  <input type="hidden" name="corrects" value={first.id} />
                  <LinesField
                    {...field('correctedBecause')}
                    label="What was wrong in the first record"
                    hint="It stays readable beside what stands now."
                    maxLength={1000}
                  />
                </>
              )}
            </>
          )}
        </ActionForm>
      </div>
      {concluded !== undefined && (
        <div ref={conclusion} tabIndex={-1} className="mt-8 max-w-[46rem]">
          <Conclusion conclusion={concluded.result} />
          <EventDeeds
            sent={concluded.sent}
            isToCome={concluded.result.isToCome}
            mayPlan={first === undefined && plan === undefined && isPlannable(kind)}
          />
        </div>
      )}
    </>
  );
}
