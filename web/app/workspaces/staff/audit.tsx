import { submit } from '@portway/contracts/client';
import type { ResponseOf } from '@portway/contracts/operation';
import { auditLogOperation } from '@portway/contracts/staff/staff-records';
import { ScrollText } from 'lucide-react';
import { Link } from 'react-router';
import { PageSkeleton } from '../../kit/frame/page-skeleton.tsx';
import { asMe } from '../../kit/loading/signed-in.ts';
import { useQuery } from '../../kit/loading/use-query.ts';
import { pageMeta } from '../../kit/page/page-meta.ts';
import { atTime } from '../../text/moments.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Route } from './+types/audit.ts';
import { loadOrFirstPage, queryValues } from './query-values.ts';
import { RecordTabs } from './record-tabs.tsx';
import { SearchForm } from './search-form.tsx';
import { StaffList } from './staff-list.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Audit log', description: 'Who did what, when and from where.', index: false });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const filters = queryValues(request, ['action', 'about', 'email', 'after']);
  return await loadOrFirstPage(request, () => submit(auditLogOperation, filters, { fetch: asMe(request) }));
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

type Entry = ResponseOf<typeof auditLogOperation>['entries'][number];

/** `second-factor-reset` as Second factor reset. */
function deedWords(action: string): string {
  const words = action.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** One entry: the action, by whom and to whom; when and from where. */
function AuditRow({ entry }: { entry: Entry }) {
  const { number, at, action, actor, subject, network, details } = entry;
  const more = [atTime(at), network, ...detailWords(details), `No. ${number}`];
  return (
    <li>
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <span className="font-semibold">{deedWords(action)}</span>
          {actor !== null && (
            <>
              {' by '}
              <Named one={actor} />
            </>
          )}
          {subject !== null && subject.id !== actor?.id && (
            <>
              {actor === null ? ': ' : ', '}
              <Named one={subject} />
            </>
          )}
        </p>
        <p className="mt-1 text-14 text-ink-2 wrap-anywhere">
          {more.filter((fact) => fact !== null).join(' · ')}
        </p>
      </div>
    </li>
  );
}

/** The log has a keyed hash of an address that has no account, of use to the search alone. */
function detailWords({ times, address, ...details }: Entry['details']): readonly string[] {
  return [
    ...Object.values(details),
    ...(address === undefined ? [] : ['an address without an account']),
    ...(times === undefined ? [] : [`for the ${times}th time in that hour`]),
  ];
}

/**
 * Links to all entries about it. A subject without a name, or no longer with one, shows the start of its id.
 */
function Named({ one: { id, name } }: { one: NonNullable<Entry['actor']> }) {
  return (
    <Link to={`/staff/audit?about=${id}`} className="text-link underline underline-offset-4">
      {name ?? id.slice(0, 8)}
    </Link>
  );
}
