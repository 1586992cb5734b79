import {
  exportOrganisationLogOperation,
  listOrganisationLogOperation,
  type OrganisationLogEntry,
  verifyOrganisationLogOperation,
} from '@portway/contracts/account/organisation-log/organisation-log';
import { call, download, submit } from '@portway/contracts/client';
import { ProblemError } from '@portway/contracts/problem';
import { ArrowLeft, ScrollText } from 'lucide-react';
import { Form, Link } from 'react-router';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { readAction } from '../../../kit/forms/read-action.ts';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { saveFile } from '../../../kit/loading/save-file.ts';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { atTime } from '../../../text/moments.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Route } from './+types/organisation-log.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'What was done', description: 'The log of your organisation.', index: false });

const names = ['action', 'search', 'from', 'to', 'after'] as const;

function filtersOf(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : [])),
  );
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const filters = filtersOf(new URL(request.url).searchParams);
  try {
    return await submit(listOrganisationLogOperation, filters, { fetch: asMe(request) });
  } catch (error) {
    if (error instanceof ProblemError && [403, 422].includes(error.status)) return { refusal: error.message };
    throw error;
  }
}
export const HydrateFallback = PageSkeleton;

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { intent, callApi } = await readAction(request);
  if (intent === 'verify') return callApi((me) => call(verifyOrganisationLogOperation, undefined, me));
  const { after: _, ...filters } = filtersOf(new URL(request.url).searchParams);
  return callApi(async (me) => ({
    message: 'organisation-log.csv is saved with your downloads.',
    file: await download(exportOrganisationLogOperation, filters, me),
  }));
}

export default function OrganisationLogPage({ loaderData }: Route.ComponentProps) {
  const query = useQuery();
  return (
    <div>
      <Link to="/dashboard/organisation" className="way-back">
        <ArrowLeft size={18} aria-hidden />
        Organisation
      </Link>
      <h1 className="text-36">What was done</h1>
      <p className="mt-2 max-w-measure text-ink-2">
        Who did what in your organisation, when, and whom it concerns. Entries are never changed or removed:
        each is sealed with the one before it.
      </p>
      {'refusal' in loaderData ? (
        <Notice kind="warning" title={loaderData.refusal} className="mt-6" />
      ) : (
        <>
          <Form
            key={query.toString()}
            role="search"
            aria-label="What was done"
            className="mt-6 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-5"
          >
            <TextField
              name="search"
              label="Words or a name"
              optional
              defaultValue={query.get('search') ?? ''}
              autoComplete="off"
            />
            <SelectField
              name="action"
              label="Action"
              defaultValue={query.get('action') ?? ''}
              options={[
                { value: '', label: 'Everything' },
                ...loaderData.actions.map((action) => ({ value: action, label: actionWords(action) })),
              ]}
            />
            <DateField name="from" label="From" optional defaultValue={query.get('from') ?? ''} />
            <DateField name="to" label="To" optional defaultValue={query.get('to') ?? ''} />
            <Button type="submit" look="outline">
              Search
            </Button>
          </Form>
          <Entries entries={loaderData.entries} />
          {loaderData.next !== null && (
            <LinkButton look="outline" className="mt-4" to={olderPath(query, loaderData.next)}>
              Older entries
            </LinkButton>
          )}
          <div className="mt-8 flex flex-wrap gap-6">
            <ActionForm<{ file: Blob }>
              intent="export"
              button="Export as a table (CSV)"
              look="outline"
              onSuccess={({ file }) => saveFile(file, 'organisation-log.csv')}
            >
              {() => null}
            </ActionForm>
            <ActionForm intent="verify" button="Check that it is whole" look="outline">
              {() => null}
            </ActionForm>
          </div>
        </>
      )}
    </div>
  );
}

function Entries({ entries }: { entries: readonly OrganisationLogEntry[] }) {
  if (entries.length === 0)
    return (
      <div className="mt-6">
        <EmptyState Icon={ScrollText} title="No entries match">
          Choose another action, other words or other days. The log begins with release 0.27.
        </EmptyState>
      </div>
    );
  return (
    <ol className="panel mt-6 flex flex-col gap-4" aria-label="Entries, newest first">
      {entries.map(({ number, at, action, actor, subject, network, details }) => (
        <li key={number}>
          <p className="wrap-anywhere">
            <span className="font-semibold">{actionWords(action)}</span>
            {actor !== null && ` by ${actor.name ?? 'someone who left'}`}
            {subject !== null && subject.id !== actor?.id && `: ${subject.name ?? subject.id.slice(0, 8)}`}
          </p>
          <p className="mt-1 text-14 text-ink-2 wrap-anywhere">
            {[atTime(at), network, ...Object.values(details), `No. ${number}`].filter(Boolean).join(' · ')}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** `member-invited` as Member invited. */
function actionWords(action: string): string {
  const words = action.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function olderPath(query: URLSearchParams, after: string): string {
  const nextQuery = new URLSearchParams(query);
  nextQuery.set('after', after);
  return `?${nextQuery}`;
}
