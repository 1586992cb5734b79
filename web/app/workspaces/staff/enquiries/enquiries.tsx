import { submit } from '@portway/contracts/client';
import { staffEnquiriesOperation } from '@portway/contracts/staff/staff';
import { Inbox } from 'lucide-react';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { listed, queryValues } from '../query-values.ts';
import { SearchForm } from '../search-form.tsx';
import { StaffList } from '../staff-list.tsx';
import type { Route } from './+types/enquiries.ts';
import { EnquiryRow } from './enquiry-row.tsx';
import { kindWords } from './enquiry-words.ts';
import { StateTabs } from './state-tabs.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Enquiries', description: 'What people sent through the forms.', index: false });

const asked = ['text', 'kind', 'state', 'assigned', 'suspected', 'after'] as const;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return await listed(request, () =>
    submit(staffEnquiriesOperation, queryValues(request, asked), { fetch: asMe(request) }),
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
