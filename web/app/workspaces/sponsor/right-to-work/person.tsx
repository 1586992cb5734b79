import { call } from '@portway/contracts/client';
import {
  type PersonPage,
  showPersonOperation,
} from '@portway/contracts/sponsor/right-to-work/employed-people';
import { ArrowLeft, ShieldCheck } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { dayInWords } from '../../../text/days.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { loadOrRefusal } from '../load-or-refusal.ts';
import { Refused } from '../refused.tsx';
import type { Route } from './+types/person.ts';
import { CheckCopies } from './check-copies.tsx';
import { HeldStart } from './held-start.tsx';
import { personAction } from './people-actions.ts';
import { PersonFields } from './person-fields.tsx';
import { engagementWords } from './person-words.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Person who is not sponsored',
    description: 'The right to work checks of one person.',
    index: false,
  });

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const parameters = { id: params.person };
  return loadOrRefusal(() => call(showPersonOperation, undefined, { fetch: asMe(request), parameters }));
}
export const HydrateFallback = PageSkeleton;
export const clientAction = ({ request, params }: Route.ClientActionArgs) =>
  personAction(request, params.person);

const list = '/dashboard/sponsor/evidence/right-to-work';

export default function PersonOnRecord({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  if ('refusal' in loaderData)
    return <Refused title="Person who is not sponsored" refusal={loaderData.refusal} />;
  const person = loaderData;
  return (
    <div>
      <Link to={list} className="way-back">
        <ArrowLeft size={18} aria-hidden />
        Right to work
      </Link>
      <h1 className="text-36 wrap-anywhere">{person.fullName}</h1>
      <p className="mt-2 text-ink-2">{aboutPerson(person)}</p>
      <Standing person={person} />
      {person.mayRecord && (
        <p className="mt-4">
          <LinkButton to={`/dashboard/sponsor/people/${person.id}/right-to-work`}>Record a check</LinkButton>
        </p>
      )}
      <div className="person-columns mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex flex-col gap-6">
          <Panel title="Checks">
            <Checks person={person} />
          </Panel>
          <CheckCopies person={person} />
        </div>
        {person.mayRecord && (
          <div className="flex flex-col gap-6">
            <Panel title="On record">
              <ActionForm intent="change" button="Save" look="outline" key={person.version}>
                {(field) => (
                  <>
                    <input type="hidden" name="version" value={person.version} />
                    <PersonFields field={field} person={person} />
                    {person.startedOn === null && person.isAsked && (
                      <TextField
                        {...field('withoutCheckBecause')}
                        label="If work began without a check: why"
                        defaultValue={person.withoutCheckBecause ?? ''}
                      />
                    )}
                    <DateField
                      {...field('endedOn')}
                      label="Last day of work"
                      defaultValue={person.endedOn ?? ''}
                    />
                  </>
                )}
              </ActionForm>
            </Panel>
            {person.mayErase && (
              <Panel title={person.checks.length === 0 ? 'Remove this person' : 'Destroy the checks'}>
                <p className="mb-4 text-15 text-ink-2">
                  {person.checks.length === 0
                    ? 'No check is on record, so nothing has to be kept.'
                    : 'The checks have been kept for their time. Now the copies go, here and elsewhere. The log keeps that it was done, without what was in them.'}
                </p>
                <ActionForm intent="erase" button="Erase" look="outline" onSuccess={() => navigate(list)}>
                  {(field) => (
                    <TextField
                      {...field('fullName')}
                      label="Type the name, to be sure"
                      autoComplete="off"
                      defaultValue=""
                    />
                  )}
                </ActionForm>
              </Panel>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function aboutPerson({ engagement, reference, startedOn, plannedStart, endedOn }: PersonPage): string {
  const since =
    startedOn === null
      ? plannedStart === null
        ? 'no first day yet'
        : `planned to begin on ${dayInWords(plannedStart)}`
      : `since ${dayInWords(startedOn)}`;
  return [
    engagementWords[engagement],
    ...(reference === null ? [] : [reference]),
    since,
    ...(endedOn === null ? [] : [`to ${dayInWords(endedOn)}`]),
  ].join(' · ');
}

/** What stands out: a held start, days without an excuse, until when copies are kept. */
function Standing({ person }: { person: PersonPage }) {
  const {
    isAsked,
    because,
    isHeld,
    checks,
    startedOn,
    plannedStart,
    endedOn,
    withoutCheckBecause,
    keepUntil,
  } = person;
  const gaps = checks.flatMap(({ gap }) => (gap === null ? [] : [gap]));
  const today = londonToday();
  return (
    <div className="mt-4 flex flex-col gap-3">
      {!isAsked && <Notice title="The law does not ask for a check of this person">{because}</Notice>}
      {isAsked && endedOn === null && (
        <HeldStart checks={checks} isHeld={isHeld} startsOn={startedOn ?? plannedStart} />
      )}
      {startedOn !== null && checks.length === 0 && isAsked && (
        <Notice kind="warning" title="Works without a check on record">
          {withoutCheckBecause ??
            'Nobody has said why. A check made now gives no excuse for the days before it.'}
        </Notice>
      )}
      {gaps.map(({ from, upTo }) => (
        <p key={from} className="text-15">
          Without an excuse from {dayInWords(from)} up to the check on {dayInWords(upTo)}. No later check
          changes that.
        </p>
      ))}
      {keepUntil !== null && checks.length > 0 && (
        <p className="text-15 text-ink-2">
          {keepUntil < today
            ? `The copies of checks were kept until ${dayInWords(keepUntil)}. They are to be destroyed.`
            : `The copies of checks are kept until ${dayInWords(keepUntil)}, then destroyed.`}
        </p>
      )}
    </div>
  );
}

function Checks({ person: { checks } }: { person: PersonPage }) {
  if (checks.length === 0)
    return (
      <EmptyState Icon={ShieldCheck} title="No check on record">
        Portway checks nobody: you record the check that you made.
      </EmptyState>
    );
  return (
    <DataTable
      caption="Right to work checks, the newest first"
      columns={[
        { head: 'Checked', cell: ({ checkedOn, checker }) => `${dayInWords(checkedOn)}, by ${checker}` },
        { head: 'How', cell: ({ title, document }) => [title, document].filter(Boolean).join(': ') },
        {
          head: 'Excuse',
          cell: ({ excuse, until }) =>
            excuse === 'none'
              ? 'None'
              : excuse === 'continuous'
                ? 'Without an end'
                : until === null
                  ? 'Not judged'
                  : `To ${dayInWords(until)}`,
        },
      ]}
      rows={checks}
      keyOf={({ id }) => id}
    />
  );
}
