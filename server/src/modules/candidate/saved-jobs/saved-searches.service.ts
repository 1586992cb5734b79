import { randomUUID } from 'node:crypto';
import type { AlertRhythm } from '@portway/contracts/candidate/jobs/job-choices';
import type { JobSearch } from '@portway/contracts/candidate/jobs/jobs';
import type {
  SavedSearches as Listed,
  SavedSearch,
  SearchSaved,
} from '@portway/contracts/candidate/saved-jobs/saved-jobs';
import { requireCandidate } from '../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { missing } from '../../../platform/refusal.ts';
import type { JobsService } from '../jobs/jobs.service.ts';
import { requireRoom } from './saved-searches.policy.ts';
import type { SavedSearchesRepository, SavedSearchRow } from './saved-searches.repository.ts';

export interface SearchWanted {
  readonly name: string;
  readonly search: Readonly<Record<string, unknown>>;
  readonly alerts: AlertRhythm;
}

export interface SearchChange {
  readonly name?: string | undefined;
  readonly alerts?: AlertRhythm | undefined;
}

export interface SavedSearchesDeps {
  readonly repository: SavedSearchesRepository;
  readonly jobs: Pick<JobsService, 'asked'>;
  /** A stored search; undefined where it is no longer valid. */
  readonly readSearch: (stored: unknown) => JobSearch | undefined;
  readonly max: number;
}

/** New jobs are counted up to here. */
const maxFresh = 99;

/** Searches saved under a name. */
export function savedSearchesService(deps: SavedSearchesDeps) {
  const { repository, jobs, max } = deps;

  async function savedSearchOf(requestContext: RequestContext, row: SavedSearchRow): Promise<SavedSearch> {
    const query = deps.readSearch(row.search);
    const { id, name, alerts } = row;
    const search = asText(row.search);
    const about = { id, name, search, alerts, createdAt: row.created_at.toISOString() };
    if (query === undefined) return { ...about, fresh: { count: 0, more: false } };
    const fresh = { ...(await jobs.asked(requestContext, query)), publishedAfter: row.opened_at };
    return { ...about, fresh: await repository.count(requestContext.transaction, fresh, maxFresh) };
  }
  async function searchesWith(requestContext: RequestContext, message: string): Promise<Listed> {
    const searches = [];
    for (const row of await repository.list(requestContext.transaction, requestContext.caller.account))
      searches.push(await savedSearchOf(requestContext, row));
    return { message, searches };
  }
  /** One of the caller's, locked until this transaction ends. */
  async function own({ caller, transaction }: RequestContext, id: string): Promise<SavedSearchRow> {
    requireCandidate(caller);
    const row = (await repository.list(transaction, caller.account, true)).find((each) => each.id === id);
    if (row === undefined) throw missing();
    return row;
  }
  return {
    async list(requestContext: RequestContext): Promise<Listed> {
      requireCandidate(requestContext.caller);
      return await searchesWith(requestContext, '');
    },
    async keep(requestContext: RequestContext, { name, search, alerts }: SearchWanted): Promise<SearchSaved> {
      const { caller, transaction } = requestContext;
      requireCandidate(caller);
      requireRoom((await repository.list(transaction, caller.account, true)).length, max);
      const row = { id: randomUUID(), account: caller.account, name, search: asText(search), alerts };
      await repository.add(transaction, row);
      return { ...(await searchesWith(requestContext, `“${name}” is saved.`)), id: row.id };
    },
    async change(
      requestContext: RequestContext,
      id: string,
      { name, alerts }: SearchChange,
    ): Promise<Listed> {
      const row = await own(requestContext, id);
      const to = { name: name ?? row.name, alerts: alerts ?? row.alerts };
      await repository.change(requestContext.transaction, id, to);
      return await searchesWith(requestContext, 'Saved.');
    },
    async open(requestContext: RequestContext, id: string): Promise<Listed> {
      await own(requestContext, id);
      await repository.open(requestContext.transaction, id);
      return await searchesWith(requestContext, '');
    },
    async remove(requestContext: RequestContext, id: string): Promise<Listed> {
      const { name } = await own(requestContext, id);
      await repository.remove(requestContext.transaction, id);
      return await searchesWith(requestContext, `“${name}” is removed.`);
    },
    async restore(requestContext: RequestContext, id: string): Promise<Listed> {
      const { caller, transaction } = requestContext;
      requireCandidate(caller);
      const searches = await repository.list(transaction, caller.account, true);
      const row = searches.find((each) => each.id === id);
      if (row !== undefined) return await searchesWith(requestContext, `“${row.name}” is saved.`);
      const restoredSearch = await repository.removed(transaction, caller.account, id);
      if (restoredSearch === undefined) throw missing();
      requireRoom(searches.length, max);
      await repository.restore(transaction, id);
      return await searchesWith(requestContext, `“${restoredSearch.name}” is back.`);
    },
  };
}

export type SavedSearches = ReturnType<typeof savedSearchesService>;

/** As in a URL; the order of the parameters is irrelevant. */
function asText(search: Readonly<Record<string, unknown>>): Record<string, string> {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(entries.map(([name, value]) => [name, `${value}`]));
}
