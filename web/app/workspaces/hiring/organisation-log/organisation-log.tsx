import { actionWords } from '@portway/contracts/account/organisation-log/action-words';
import {
  exportOrganisationLogOperation,
  listOrganisationLogOperation,
  type OrganisationLogEntry,
  verifyOrganisationLogOperation,
} from '@portway/contracts/account/organisation-log/organisation-log';
import { call, download, submit } from '@portway/contracts/client';
import { ProblemError } from '@portway/contracts/problem';
import { ArrowLeft, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { Form, Link } from 'react-router';
import { BusyButton } from '../../../kit/forms/busy-button.tsx';
import { readAction } from '../../../kit/forms/read-action.ts';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { saveFile } from '../../../kit/loading/save-file.ts';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { atTime } from '../../../text/moments.ts';
import { product } from '../../../text/product.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Route } from './+types/organisation-log.ts';
import { detailWords, subjectWords } from './entry-words.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Audit log', description: 'Who did what in your organisation.', index: false });

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
    // Somebody who is no owner.
    if (error instanceof ProblemError && error.status === 403) return { refusal: error.message };
    if (error instanceof ProblemError && error.status === 422)
      return { entries: [], actions: [], next: null, fieldErrors: error.fields };
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
      <Link to="/dashboard/organisation/people" className="way-back">
        <ArrowLeft size={18} aria-hidden />
        Organisation
      </Link>
      <h1 className="text-36">Audit log</h1>
      <p className="mt-2 max-w-measure text-ink-2">
        Who did what in your organisation, when, and whom it concerned. Entries cannot be changed or removed.
      </p>
      {'refusal' in loaderData ? (
        <Notice kind="warning" title={loaderData.refusal} className="mt-6" />
      ) : (
        <>
          <Filters
            actions={loaderData.actions}
            errors={'fieldErrors' in loaderData ? loaderData.fieldErrors : {}}
          />
          <WholeLog hasEntries={loaderData.entries.length > 0} />
          {!('fieldErrors' in loaderData) && <Entries entries={loaderData.entries} />}
          {loaderData.next !== null && (
            <LinkButton look="outline" className="mt-4" to={olderPath(query, loaderData.next)}>
              Older entries
            </LinkButton>
          )}
        </>
      )}
    </div>
  );
}

/** What is done with the log as a whole: checked, and taken along. */
function WholeLog({ hasEntries }: { hasEntries: boolean }) {
  const [intent, setIntent] = useState('');
  const { send, sending, formState, reauthDialog } = useAction<{ file?: Blob }>(({ file }) => {
    if (file !== undefined) saveFile(file, 'organisation-log.csv');
  });
  const begin = (chosenIntent: string) => {
    if (sending) return;
    setIntent(chosenIntent);
    send(actionForm(chosenIntent));
  };
  return (
    <div className="mt-4">
      <div className="flex flex-wrap gap-3">
        <BusyButton
          type="button"
          look="outline"
          sending={sending && intent === 'verify'}
          onClick={() => begin('verify')}
        >
          Check for tampering
        </BusyButton>
        {hasEntries && (
          <BusyButton
            type="button"
            look="outline"
            sending={sending && intent === 'export'}
            onClick={() => begin('export')}
          >
            Download as a table (CSV)
          </BusyButton>
        )}
      </div>
      <StatusMessage state={formState} />
      {reauthDialog}
    </div>
  );
}

interface FiltersProps {
  actions: readonly string[];
  errors: Readonly<Record<string, string>>;
}

/** Filters of the address. */
function Filters({ actions, errors }: FiltersProps) {
  const query = useQuery();
  const chosenAction = query.get('action') ?? '';
  return (
    <Form
      key={query.toString()}
      role="search"
      aria-label="Audit log"
      noValidate
      className={classNames(
        'mt-6 grid grid-cols-2 gap-4 lg:grid-cols-[2fr_2fr_1fr_1fr_auto]',
        Object.keys(errors).length === 0 ? 'items-end' : 'items-start',
      )}
    >
      <TextField
        name="search"
        label="Name or words"
        className="max-lg:col-span-2"
        defaultValue={query.get('search') ?? ''}
        error={errors.search}
        autoComplete="off"
      />
      <SelectField
        name="action"
        label="What was done"
        className="max-lg:col-span-2"
        defaultValue={chosenAction}
        error={errors.action}
        options={[
          { value: '', label: 'Everything' },
          ...[...new Set([...actions, ...(chosenAction === '' ? [] : [chosenAction])])].map((action) => ({
            value: action,
            label: actionWords(action),
          })),
        ]}
      />
      <DateField name="from" label="From" defaultValue={query.get('from') ?? ''} error={errors.from} />
      <DateField name="to" label="To" defaultValue={query.get('to') ?? ''} error={errors.to} />
      <Button type="submit" look="outline" className="max-lg:col-span-2">
        Search
      </Button>
    </Form>
  );
}

function Entries({ entries }: { entries: readonly OrganisationLogEntry[] }) {
  if (entries.length === 0)
    return (
      <div className="mt-6">
        <EmptyState
          Icon={ScrollText}
          title="Nothing found"
          action={
            <LinkButton look="outline" to="/dashboard/organisation/log">
              Show everything
            </LinkButton>
          }
        >
          Try other words, another action or other days. The log holds what was done from version 0.27 of{' '}
          {product} on.
        </EmptyState>
      </div>
    );
  return (
    <ol className="panel rows mt-6" aria-label="Entries, newest first">
      {entries.map((entry) => (
        <EntryRow key={entry.number} entry={entry} />
      ))}
    </ol>
  );
}

function EntryRow({ entry }: { entry: OrganisationLogEntry }) {
  const { number, at, action, actor, network } = entry;
  const subject = subjectWords(entry);
  const details = detailWords(entry);
  const who = actor === null ? product : (actor.name ?? 'Someone who left');
  return (
    <li className="gap-y-1">
      <div>
        <p className="wrap-anywhere">
          <span className="font-semibold">{actionWords(action)}</span>
          {subject !== undefined && `: ${subject}`}
        </p>
        {details.length > 0 && <p className="text-15 text-ink-2 wrap-anywhere">{details.join(' · ')}</p>}
      </div>
      <p className="text-14 text-ink-2 wrap-anywhere">
        {[who, atTime(at), network === null ? '' : `from ${network}`, `No. ${number}`]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
    </li>
  );
}

function olderPath(query: URLSearchParams, after: string): string {
  const nextQuery = new URLSearchParams(query);
  nextQuery.set('after', after);
  return `?${nextQuery}`;
}
