import { call, submit } from '@portway/contracts/client';
import {
  concludeEventOperation,
  type EventConclusion,
  eventFactsOperation,
  recordEventOperation,
  type WorkerEventFacts,
} from '@portway/contracts/sponsor/duties/events/events';
import {
  cancelPlannedEventOperation,
  movePlannedEventOperation,
  planEventOperation,
  showPlannedEventOperation,
} from '@portway/contracts/sponsor/duties/events/planned-events';
import {
  type SponsorEventOnRecord,
  showEventOperation,
  withdrawEventOperation,
} from '@portway/contracts/sponsor/duties/events/recorded-events';
import {
  concludeAbsenceOperation,
  recordAbsenceOperation,
} from '@portway/contracts/sponsor/workers/worker-records';
import { listWorkersOperation } from '@portway/contracts/sponsor/workers/workers';
import { ArrowLeft, ChevronRight } from 'lucide-react';
import { Link, type ShouldRevalidateFunctionArgs, useNavigate } from 'react-router';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { formValues } from '../../../kit/forms/form-state.ts';
import { formStateOf } from '../../../kit/forms/form-state-of.ts';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { useMe } from '../../../kit/loading/use-me.ts';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { dayInWords } from '../../../text/days.ts';
import { onDay } from '../../../text/moments.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { loadOrRefusal } from '../load-or-refusal.ts';
import { Refused } from '../refused.tsx';
import type { Route } from './+types/record-event.ts';
import { EventAnswers, EventForm } from './event-form.tsx';
import type { QuestionsProps } from './event-questions.tsx';
import { choiceOf, eventGroups, keepersOnly, wordsOf } from './event-words.ts';
import { PlannedEventPage } from './planned-event.tsx';
import { absenceOf, eventOf, planOf } from './typed-event.ts';
import './record-event.css';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Something happened',
    description: 'Record what happened, and see what follows.',
    index: false,
  });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const [workerId, what, corrects, planned] = ['worker', 'what', 'corrects', 'planned'].map(
    (name) => searchParams.get(name) ?? '',
  );
  const me = { fetch: asMe(request) };
  return loadOrRefusal(async () => {
    const first = corrects
      ? await call(showEventOperation, undefined, { ...me, parameters: { id: corrects } })
      : null;
    const plan = planned
      ? await call(showPlannedEventOperation, undefined, { ...me, parameters: { id: planned } })
      : null;
    const kind = first?.kind ?? plan?.kind ?? what;
    const id = plan?.may === false ? '' : (first?.worker?.id ?? plan?.worker?.id ?? workerId);
    const [{ places }, facts] = await Promise.all([
      kind === 'place' || kind === 'move' ? submit(listWorkersOperation, {}, me) : { places: [] },
      id ? call(eventFactsOperation, undefined, { ...me, parameters: { id } }) : null,
    ]);
    return { places, facts, first, plan, choice: choiceOf(kind ?? null) ?? null };
  });
}
export const HydrateFallback = PageSkeleton;

/** What was sent leads to another page: until then this one stays as it is, also where it was about a first record. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === 'POST' ? false : defaultShouldRevalidate;

export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.formData();
  const { intent = '', ...values } = formValues(form);
  const workers = form.getAll('workers').filter((id) => typeof id === 'string');
  const me = { fetch: asMe(request) };
  if (intent === 'absence-conclude') {
    const parameters = { id: values.worker ?? '' };
    return formStateOf<EventConclusion & { message: string }>(async () => ({
      ...(await submit(concludeAbsenceOperation, absenceOf(values), { ...me, parameters })),
      message: 'This is what follows. Nothing is recorded yet.',
    }));
  }
  if (intent === 'absence') {
    const parameters = { id: values.worker ?? '' };
    return formStateOf(() => submit(recordAbsenceOperation, absenceOf(values), { ...me, parameters }));
  }
  if (intent === 'move' || intent === 'cancel') {
    const parameters = { id: new URL(request.url).searchParams.get('planned') ?? '' };
    const { day = '' } = values;
    return formStateOf(() =>
      intent === 'move'
        ? submit(movePlannedEventOperation, { day }, { ...me, parameters })
        : call(cancelPlannedEventOperation, undefined, { ...me, parameters }),
    );
  }
  if (intent === 'plan') return formStateOf(() => submit(planEventOperation, planOf(values, workers), me));
  if (intent === 'withdraw') {
    const parameters = { id: new URL(request.url).searchParams.get('corrects') ?? '' };
    const { because = '' } = values;
    return formStateOf(() => submit(withdrawEventOperation, { because }, { ...me, parameters }));
  }
  const event = eventOf(values, workers);
  if (intent === 'record') return formStateOf(() => submit(recordEventOperation, event, me));
  return formStateOf<EventConclusion & { message: string }>(async () => ({
    ...(await submit(concludeEventOperation, event, me)),
    message: 'This is what follows. Nothing is recorded yet.',
  }));
}

export default function HappenedPage({ loaderData }: Route.ComponentProps) {
  if ('refusal' in loaderData) return <Refused title="Something happened" refusal={loaderData.refusal} />;
  const { choice, facts, places, first, plan } = loaderData;
  if (plan !== null)
    return (
      <PlannedEventPage key={`${plan.id} ${plan.day} ${plan.state}`} {...{ plan, choice, facts, places }} />
    );
  if (first !== null) return <CorrectEvent key={first.id} first={first} facts={facts} places={places} />;
  if (choice === null) return <ChooseEvent facts={facts} />;
  return <EventForm key={`${choice.kind} ${facts?.id}`} choice={choice} facts={facts} places={places} />;
}

/** What happened, in plain words, grouped. */
function ChooseEvent({ facts }: { facts: WorkerEventFacts | null }) {
  const query = useQuery();
  const role = useMe().organisation?.complianceRole;
  const keeps = role === 'officer' || role === 'adviser';
  const groups = eventGroups
    .filter(({ about }) => facts === null || about === 'worker')
    .filter(({ isConfidential }) => isConfidential === undefined || role === 'officer')
    .filter(({ isForRecordKeepers }) => isForRecordKeepers === undefined || keeps);
  const to = (kind: string) => {
    const nextQuery = new URLSearchParams(query);
    nextQuery.set('what', kind);
    return `?${nextQuery}`;
  };
  return (
    <div>
      <h1 className="text-36">{facts === null ? 'What happened?' : `What happened to ${facts.name}?`}</h1>
      <p className="mt-2 max-w-measure text-ink-2">
        Choose the line that fits. We count what it means under the rules, and record nothing until you say
        so. What is still to come can be put in the calendar.
      </p>
      <div className="happened-groups">
        {groups.map(({ title, choices, isConfidential }) => (
          <section key={title} aria-label={title}>
            <h2 className="text-20">{title}</h2>
            {isConfidential && (
              <p className="text-14 text-ink-2">Only compliance officers see what is recorded here.</p>
            )}
            <ul className="mt-2">
              {choices
                .filter(({ kind }) => keeps || !keepersOnly.includes(kind))
                .map(({ kind, words }) => (
                  <li key={kind}>
                    <Link to={to(kind)}>
                      {words}
                      <ChevronRight size={18} aria-hidden />
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

interface CorrectEventProps {
  first: SponsorEventOnRecord;
  facts: WorkerEventFacts | null;
  places: QuestionsProps['places'];
}

/** What was recorded, to be put right by a second record, or taken back. The first stays readable. */
function CorrectEvent({ first, facts, places }: CorrectEventProps) {
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
