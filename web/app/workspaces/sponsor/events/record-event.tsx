import { call, submit } from '@portway/contracts/client';
import {
  concludeEventOperation,
  type EventConclusion,
  eventFactsOperation,
  recordEventOperation,
  type WorkerEventFacts,
} from '@portway/contracts/sponsor/duties/events/events';
import {
  showEventOperation,
  withdrawEventOperation,
} from '@portway/contracts/sponsor/duties/events/recorded-events';
import { recordAbsenceOperation } from '@portway/contracts/sponsor/workers/worker-records';
import { listWorkersOperation } from '@portway/contracts/sponsor/workers/workers';
import { ChevronRight } from 'lucide-react';
import { Link, type ShouldRevalidateFunctionArgs } from 'react-router';
import { formValues } from '../../../kit/forms/form-state.ts';
import { formStateOf } from '../../../kit/forms/form-state-of.ts';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { useMe } from '../../../kit/loading/use-me.ts';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { loadOrRefusal } from '../load-or-refusal.ts';
import { Refused } from '../refused.tsx';
import type { Route } from './+types/record-event.ts';
import { CorrectEvent } from './correct-event.tsx';
import { EventForm } from './event-form.tsx';
import { choiceOf, eventGroups, keepersOnly } from './event-words.ts';
import { absenceOf, eventOf } from './typed-event.ts';
import './record-event.css';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Something happened',
    description: 'Record what happened, and see what follows.',
    index: false,
  });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const [workerId, what, corrects] = ['worker', 'what', 'corrects'].map(
    (name) => searchParams.get(name) ?? '',
  );
  const me = { fetch: asMe(request) };
  return loadOrRefusal(async () => {
    const first = corrects
      ? await call(showEventOperation, undefined, { ...me, parameters: { id: corrects } })
      : null;
    const kind = first?.kind ?? what;
    const id = first?.worker?.id ?? workerId;
    const [{ places }, facts] = await Promise.all([
      kind === 'place' || kind === 'move' ? submit(listWorkersOperation, {}, me) : { places: [] },
      id ? call(eventFactsOperation, undefined, { ...me, parameters: { id } }) : null,
    ]);
    return { places, facts, first, choice: choiceOf(kind ?? null) ?? null };
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
  if (intent === 'absence') {
    const parameters = { id: values.worker ?? '' };
    return formStateOf(() => submit(recordAbsenceOperation, absenceOf(values), { ...me, parameters }));
  }
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
  const { choice, facts, places, first } = loaderData;
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
        so.
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
