import { call, submit } from '@portway/contracts/client';
import { type HireCaseRow, listCasesOperation } from '@portway/contracts/hiring/hire-cases/hire-cases';
import { Briefcase } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { Pager } from '../../../kit/frame/pager.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { useRevalidateOnEvent } from '../../../kit/loading/use-revalidate-on-event.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { dayInWords } from '../../../text/days.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { Route } from './+types/hire-cases.ts';
import './hire-cases.css';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Hires', description: 'The hires of your organisation.', index: false });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const after = new URL(request.url).searchParams.get('after');
  const me = { fetch: asMe(request) };
  return after === null
    ? await call(listCasesOperation, {}, me)
    : await submit(listCasesOperation, { after }, me);
}
export const HydrateFallback = PageSkeleton;

export default function Cases({ loaderData: { cases, next } }: Route.ComponentProps) {
  useRevalidateOnEvent(['application']);
  const list = useRef<HTMLUListElement>(null);
  return (
    <div>
      <h1 className="text-36">{cases.length === 0 ? 'Nobody is hired here yet' : 'Who you have hired'}</h1>
      <div className="mt-6">
        {cases.length === 0 ? (
          <EmptyState
            Icon={Briefcase}
            title="A hire begins when an offer is accepted"
            action={<LinkButton to="/dashboard/hiring/applicants">See your applicants</LinkButton>}
          >
            It keeps the terms, the planned days, and what to collect before the first day.
          </EmptyState>
        ) : (
          <ul ref={list} tabIndex={-1} className="case-list">
            {cases.map((hire) => (
              <Row key={hire.id} hire={hire} />
            ))}
          </ul>
        )}
      </div>
      <Pager next={next} list={list} />
    </div>
  );
}

export const caseStateWords = { 'to-start': 'Starts soon', started: 'Started', ended: 'Ended' } as const;

function Row({ hire }: { hire: HireCaseRow }) {
  const { id, candidate, title, startsOn, isSponsored, status, steps, stepsDone } = hire;
  return (
    <li className="case-row">
      <div>
        <h2 className="text-16">
          <Link to={`/dashboard/hiring/cases/${id}`} className="covers-all">
            {candidate}
          </Link>
        </h2>
        <p className="text-15 text-ink-2">
          {title}, first day {dayInWords(startsOn)}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-2 text-14 text-ink-2">
        <Tag look={status === 'ended' ? 'sand' : 'mint'}>{caseStateWords[status]}</Tag>
        {isSponsored && <Tag look="sky">Sponsored</Tag>}
        {stepsDone} of {steps} steps done
      </p>
    </li>
  );
}
