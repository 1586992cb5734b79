import { submit } from '@portway/contracts/client';
import { auditLogOperation } from '@portway/contracts/staff/staff-records';
import { ScrollText } from 'lucide-react';
import { PageSkeleton } from '../../kit/frame/page-skeleton.tsx';
import { asMe } from '../../kit/loading/signed-in.ts';
import { useQuery } from '../../kit/loading/use-query.ts';
import { pageMeta } from '../../kit/page/page-meta.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Route } from './+types/audit.ts';
import { AuditRow, deedWords } from './audit-row.tsx';
import { listed, queryValues } from './query-values.ts';
import { RecordTabs } from './record-tabs.tsx';
import { SearchForm } from './search-form.tsx';
import { StaffList } from './staff-list.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Audit log', description: 'Who did what, when and from where.', index: false });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = queryValues(request, ['action', 'about', 'email', 'after']);
  return await listed(request, () => submit(auditLogOperation, asked, { fetch: asMe(request) }));
}
export const HydrateFallback = PageSkeleton;

export default function AuditLog({ loaderData: { entries, actions, next } }: Route.ComponentProps) {
  const query = useQuery();
  const about = query.get('about');
  const options = [
    { value: '', label: 'Everything' },
    ...actions.map((action) => ({ value: action, label: deedWords(action) })),
  ];
  return (
    <div>
      <h1 className="text-36">Audit log</h1>
      <p className="mt-2 max-w-measure text-ink-2">
        Who did what, when and from where, and what was refused, such as failed log-ins, wrong codes and
        limits. Entries are never changed or removed. Each is sealed with the one before it.
      </p>
      <RecordTabs />
      <SearchForm label="Audit log" keeps={['about']}>
        <SelectField
          name="action"
          label="Action"
          options={options}
          defaultValue={query.get('action') ?? ''}
        />
        <TextField
          name="email"
          type="email"
          label="Email address"
          optional
          defaultValue={query.get('email') ?? ''}
          autoComplete="off"
        />
      </SearchForm>
      {about !== null && (
        <p className="mt-4 flex flex-wrap items-center gap-3">
          About one person or record
          <LinkButton to="/staff/audit" look="quiet">
            Show everything
          </LinkButton>
        </p>
      )}
      <StaffList
        label="Entries, newest first"
        count={entries.length}
        next={next}
        nothing={
          <EmptyState Icon={ScrollText} title="No entries match">
            Choose another action or another address.
          </EmptyState>
        }
      >
        {entries.map((entry) => (
          <AuditRow key={entry.number} entry={entry} />
        ))}
      </StaffList>
    </div>
  );
}
