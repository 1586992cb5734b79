import { submit } from '@portway/contracts/client';
import { staffEnquiriesOperation } from '@portway/contracts/staff/staff';
import { Inbox } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { atTime } from '../../../text/moments.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { loadOrFirstPage, queryValues } from '../query-values.ts';
import { SearchForm } from '../search-form.tsx';
import { StaffList } from '../staff-list.tsx';
import type { Route } from './+types/enquiries.ts';
import { EnquiryTags } from './enquiry-tags.tsx';
import { countWords, type EnquiryHead, kindWords, stateWords } from './enquiry-words.ts';

type State = EnquiryHead['state'];

const states: readonly State[] = ['new', 'open', 'answered', 'closed'];

/** All enquiries, or those with one status; the counts leave out suspected spam. */
function StateTabs({ counts }: { counts: Partial<Record<State, number>> }) {
  const query = useQuery();
  const current = query.get('state') ?? '';
  const at = (state: string) => {
    const nextQuery = new URLSearchParams(query);
    for (const name of ['state', 'after']) nextQuery.delete(name);
    if (state !== '') nextQuery.set('state', state);
    return `?${nextQuery}`;
  };
  return (
    <nav aria-label="By state" className="staff-tabs">
      <ul className="tabs">
        <li>
          <Link to={at('')} aria-current={current === '' ? 'page' : undefined}>
            All
          </Link>
        </li>
        {states.map((state) => (
          <li key={state}>
            <Link to={at(state)} aria-current={current === state ? 'page' : undefined}>
              {stateWords[state]} <span className="text-14">{countWords(counts[state] ?? 0)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Enquiries', description: 'What people sent through the forms.', index: false });

const filterNames = ['text', 'kind', 'state', 'assigned', 'suspected', 'after'] as const;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return await loadOrFirstPage(request, () =>
    submit(staffEnquiriesOperation, queryValues(request, filterNames), { fetch: asMe(request) }),
  );
}
export const HydrateFallback = PageSkeleton;

export default function Enquiries({ loaderData: { enquiries, next, counts } }: Route.ComponentProps) {
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-36">Enquiries</h1>
        <LinkButton to="/staff/answer-templates" look="outline">
          Answer templates
        </LinkButton>
      </div>
      <p className="mt-2 text-ink-2">What people sent through the forms, newest first.</p>
      <EnquirySearch />
      <StateTabs counts={counts} />
      <StaffList label="Enquiries" count={enquiries.length} next={next} nothing={<Nothing />}>
        {enquiries.map((enquiry) => (
          <EnquiryRow key={enquiry.id} enquiry={enquiry} />
        ))}
      </StaffList>
    </div>
  );
}

const kinds = [
  { value: '', label: 'All forms' },
  ...Object.entries(kindWords).map(([value, label]) => ({ value, label })),
];
const whose = [
  { value: '', label: 'Anyone' },
  { value: 'me', label: 'Me' },
  { value: 'nobody', label: 'Nobody' },
];
const doubts = [
  { value: '', label: 'People' },
  { value: 'yes', label: 'Programs' },
];

function EnquirySearch() {
  const query = useQuery();
  const field = (name: string) => ({ name, defaultValue: query.get(name) ?? '' });
  return (
    <SearchForm label="Enquiries" keeps={['state']}>
      <TextField {...field('text')} label="Search" type="search" placeholder="Name, address, words" />
      <SelectField {...field('kind')} label="Form" options={kinds} />
      <SelectField {...field('assigned')} label="Assigned to" options={whose} />
      <SelectField {...field('suspected')} label="Sent by" options={doubts} />
    </SearchForm>
  );
}

/** Either nothing matches, or nobody has written yet. */
function Nothing() {
  const query = useQuery();
  const searched = query.size > 0;
  return (
    <EmptyState
      Icon={Inbox}
      title={searched ? 'No enquiries match' : 'No enquiries yet'}
      action={
        searched ? (
          <LinkButton to="/staff" look="outline">
            Show all enquiries
          </LinkButton>
        ) : undefined
      }
    >
      {searched
        ? 'Try a shorter search, or choose another tab.'
        : 'Messages, bookings and assessments sent through the site’s forms will appear here.'}
    </EmptyState>
  );
}

/** One enquiry in the list; the whole row is a link. */
function EnquiryRow({ enquiry }: { enquiry: EnquiryHead }) {
  const { search } = useLocation();
  const { id, name, email, organisation, excerpt, receivedAt, assignedTo } = enquiry;
  const facts = [organisation, name === null ? null : email, atTime(receivedAt)];
  return (
    <li>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
          <Link to={`/staff/enquiries/${id}`} state={{ from: search }} className="staff-link">
            {name ?? email}
          </Link>
          <EnquiryTags {...enquiry} />
        </p>
        {excerpt !== '' && <p className="mt-1 text-15 wrap-anywhere">{excerpt}</p>}
        <p className="mt-1 text-14 text-ink-2 wrap-anywhere">
          {facts.filter((fact) => fact !== null).join(' · ')}
          {assignedTo !== null && ` · with ${assignedTo.fullName}`}
        </p>
      </div>
    </li>
  );
}
