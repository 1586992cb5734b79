import { submit } from '@portway/contracts/client';
import {
  listDutiesOperation,
  type SponsorDuties,
  type SponsorDutyRow,
} from '@portway/contracts/sponsor/duties/duties';
import { dutyDoes } from '@portway/contracts/sponsor/duties/duty-outcome';
import { CirclePlus, ListChecks } from 'lucide-react';
import { useRef } from 'react';
import { Form, Link } from 'react-router';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { Pager } from '../../../kit/frame/pager.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { useMe } from '../../../kit/loading/use-me.ts';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { useRevalidateOnEvent } from '../../../kit/loading/use-revalidate-on-event.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { dayInWords, withDaysInWords } from '../../../text/days.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { loadOrRefusal } from '../load-or-refusal.ts';
import { Refused } from '../refused.tsx';
import type { Route } from './+types/duties.ts';
import { doesWords, standingWords, stateWords } from './duty-words.ts';
import './duties.css';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Duties', description: 'What a sponsor has to report, and by when.', index: false });

const names = ['show', 'does', 'worker', 'search', 'after'] as const;

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const query = Object.fromEntries(
    names.flatMap((name) => {
      const value = searchParams.get(name);
      return value === null || value === '' ? [] : [[name, value]];
    }),
  );
  return loadOrRefusal(() => submit(listDutiesOperation, query, { fetch: asMe(request) }));
}
export const HydrateFallback = PageSkeleton;

export default function DutiesPage({ loaderData }: Route.ComponentProps) {
  useRevalidateOnEvent(['sponsor']);
  if ('refusal' in loaderData) return <Refused title="Duties" refusal={loaderData.refusal} />;
  return <Duties list={loaderData} />;
}

function Duties({ list: { duties, next, open } }: { list: SponsorDuties }) {
  const query = useQuery();
  const box = useRef<HTMLUListElement>(null);
  const role = useMe().organisation?.complianceRole;
  const isDone = query.get('show') === 'done';
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-36">
          {open === 0 ? 'Nothing is open' : open === 1 ? '1 duty is open' : `${open} duties are open`}
        </h1>
        {role !== 'viewer' && (
          <LinkButton to="/dashboard/sponsor/happened" look="gold">
            Something happened
            <CirclePlus size={18} aria-hidden />
          </LinkButton>
        )}
      </div>
      <Form key={`${query}`} role="search" aria-label="Duties" className="duty-filters">
        <TextField
          name="search"
          label="Name or duty"
          type="search"
          maxLength={200}
          defaultValue={query.get('search') ?? ''}
        />
        <SelectField
          name="show"
          label="Show"
          defaultValue={isDone ? 'done' : 'open'}
          options={[
            { value: 'open', label: 'Open' },
            { value: 'done', label: 'Done' },
          ]}
        />
        <SelectField
          name="does"
          label="What to do"
          defaultValue={query.get('does') ?? ''}
          options={[
            { value: '', label: 'Anything' },
            ...dutyDoes.map((value) => ({ value, label: doesWords[value] })),
          ]}
        />
        <Button look="outline">Search</Button>
      </Form>
      <div className="mt-4">
        {duties.length === 0 ? (
          <EmptyState Icon={ListChecks} title={isDone ? 'Nothing is done yet' : 'Nothing here is open'}>
            A duty begins when you record that something happened, or when Portway finds one in your records.
          </EmptyState>
        ) : (
          <ul ref={box} tabIndex={-1} className="duty-list">
            {duties.map((duty) => (
              <Row key={duty.id} duty={duty} />
            ))}
          </ul>
        )}
      </div>
      <Pager
        next={next}
        list={box}
        words={isDone ? undefined : { next: 'More duties', first: 'Back to the first' }}
      />
    </div>
  );
}

function Row({ duty: { id, title, does, state, happenedOn, reportBy, standing } }: { duty: SponsorDutyRow }) {
  const isOpen = state === 'to-do' || state === 'prepared' || state === 'checked';
  return (
    <li className="duty-row" data-standing={standing ?? undefined}>
      <div>
        <h2 className="text-16">
          <Link to={`/dashboard/sponsor/duties/${id}`} className="covers-all">
            {withDaysInWords(title)}
          </Link>
        </h2>
        <p className="text-15 text-ink-2">
          {doesWords[does]} · {does === 'look-at-this' ? '' : 'it happened on '}
          {dayInWords(happenedOn)}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-2 text-14 text-ink-2">
        {isOpen && reportBy !== null && <strong>by {dayInWords(reportBy)}</strong>}
        {standing === 'past-the-day-counted' && <Tag look="gold">{standingWords[standing]}</Tag>}
        {state !== 'to-do' && <Tag look={isOpen ? 'mint' : 'sand'}>{stateWords[state]}</Tag>}
      </p>
    </li>
  );
}
