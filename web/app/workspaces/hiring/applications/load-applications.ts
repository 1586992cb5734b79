import { call, submit } from '@portway/contracts/client';
import { listApplicantPeopleOperation } from '@portway/contracts/hiring/employer-applications/applicant-people';
import { showApplicantsKeptOperation } from '@portway/contracts/hiring/employer-applications/applicant-retention';
import type { EmployerApplication } from '@portway/contracts/hiring/employer-applications/applicant-row';
import {
  boardOperation,
  type EmployerApplicationDetails,
  listEmployerApplicationsOperation,
  showEmployerApplicationOperation,
} from '@portway/contracts/hiring/employer-applications/employer-applications';
import type { ResponseOf } from '@portway/contracts/operation';
import { ProblemError } from '@portway/contracts/problem';
import type { AsMe } from '../../../kit/forms/read-action.ts';
import { addressOf, orLastGoodResult } from '../../../kit/loading/last-good-result.ts';
import { asMe } from '../../../kit/loading/signed-in.ts';

export type Board = ResponseOf<typeof boardOperation>;
export type PeopleList = ResponseOf<typeof listApplicantPeopleOperation>;

/** A column as far as it is loaded. */
export interface Column {
  readonly status: BoardStatus;
  readonly applications: readonly EmployerApplication[];
  /** Whether there are more. */
  readonly isLonger: boolean;
}

export const boardStatuses = ['pending', 'interview', 'offer', 'hired', 'rejected'] as const;
export type BoardStatus = (typeof boardStatuses)[number];

/** A row of a list or a card of the board can be unfolded so often: each time the next 25 are loaded. */
const maxPages = 20;

/** The board of the job that the address names, and the applicant in the panel. */
export const loadBoard = orLastGoodResult(async (request) => {
  const query = new URL(request.url).searchParams;
  const me = { fetch: asMe(request) };
  const id = query.get('job') ?? '';
  return await orNothing(() =>
    withSearch(query, async (narrowed) => {
      const [board, applicant, matches] = await Promise.all([
        call(boardOperation, undefined, { ...me, parameters: { id } }),
        applicantIn(query, me),
        foundOn(narrowed, id, me),
      ]);
      if (matches !== undefined)
        return { board: { ...board, counts: matches.counts }, columns: matches.columns, applicant };
      const unfoldedStatuses = boardStatuses.filter(
        (status) => status === query.get('stage') && isFolded(status),
      );
      const columns = await Promise.all([
        ...board.columns.map((column) => wholeColumn(column, { query, job: id, me })),
        ...unfoldedStatuses.map((status) =>
          wholeColumn({ status, applications: [], next: '' }, { query, job: id, me }),
        ),
      ]);
      return { board, columns, applicant };
    }),
  );
}, addressOf);

/** What a search finds of one job, at every stage where it finds somebody; undefined where nothing is searched for. */
async function foundOn(query: URLSearchParams, job: string, me: AsMe) {
  const search = query.get('search') ?? '';
  if (search === '') return undefined;
  const [first, ...otherPages] = await Promise.all(
    boardStatuses.map((status) => submit(listEmployerApplicationsOperation, { job, search, status }, me)),
  );
  const pages = first === undefined ? [] : [first, ...otherPages];
  const columns = boardStatuses.flatMap((status, at): Column[] => {
    const { applications = [], next = null } = pages[at] ?? {};
    if (isFolded(status) && applications.length === 0) return [];
    return [{ status, applications, isLonger: next !== null }];
  });
  return first && { columns, counts: first.counts };
}

/** Loads without the search where its words are refused, and says why. */
async function withSearch<Result>(
  query: URLSearchParams,
  load: (query: URLSearchParams) => Promise<Result>,
): Promise<Result & { readonly searchError: string | undefined }> {
  try {
    return { ...(await load(query)), searchError: undefined };
  } catch (error) {
    const searchError = error instanceof ProblemError ? error.fields.search : undefined;
    if (searchError === undefined) throw error;
    const narrowed = new URLSearchParams(query);
    narrowed.delete('search');
    return { ...(await load(narrowed)), searchError };
  }
}

export const isFolded = (status: BoardStatus): boolean => status === 'hired' || status === 'rejected';

interface ColumnQuery {
  readonly query: URLSearchParams;
  readonly job: string;
  readonly me: AsMe;
}

/** With the pages that the address asks for: `?pending=2` is the first two. */
async function wholeColumn(
  first: {
    readonly status: BoardStatus;
    readonly applications: readonly EmployerApplication[];
    readonly next: string | null;
  },
  { query, job, me }: ColumnQuery,
): Promise<Column> {
  const { status } = first;
  const applications = [...first.applications];
  let cursor = first.next;
  // A folded column has nothing loaded yet: its first page counts too.
  let pages = pagesOf(query, status) - (isFolded(status) ? 0 : 1);
  while (cursor !== null && pages > 0) {
    const more = { job, status, ...(cursor !== '' && { after: cursor }) };
    const page = await call(listEmployerApplicationsOperation, more, me);
    applications.push(...page.applications);
    cursor = page.next;
    pages -= 1;
  }
  return { status, applications, isLonger: cursor !== null };
}

export function pagesOf(query: URLSearchParams, status: BoardStatus): number {
  const pages = Number(query.get(status) ?? '1');
  return Number.isInteger(pages) && pages > 0 ? Math.min(pages, maxPages) : 1;
}

/** The list that the address asks for, and the applicant in the panel. */
export const loadList = orLastGoodResult(async (request) => {
  const query = new URL(request.url).searchParams;
  const me = { fetch: asMe(request) };
  return await orNothing(() =>
    withSearch(query, async (narrowed) => {
      const [list, applicant, retention] = await Promise.all([
        submit(listApplicantPeopleOperation, filtersIn(narrowed), me),
        applicantIn(query, me),
        call(showApplicantsKeptOperation, undefined, me),
      ]);
      return { list, applicant, retention };
    }),
  );
}, addressOf);

/** What the address filters by; empty fields of its form count as left out. */
export function filtersIn(query: URLSearchParams): Record<string, string> {
  const names = ['job', 'status', 'tag', 'unread', 'search', 'sort', 'after'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = query.get(name) ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  );
}

async function applicantIn(query: URLSearchParams, me: AsMe): Promise<EmployerApplicationDetails | null> {
  const id = query.get('applicant');
  if (id === null) return null;
  try {
    return await submit(showEmployerApplicationOperation, undefined, { ...me, parameters: { id } });
  } catch (error) {
    if (error instanceof ProblemError && nothing.includes(error.status)) return null;
    throw error;
  }
}

/** Null for an address that names nothing of this organisation. */
async function orNothing<Result>(load: () => Promise<Result>): Promise<Result | null> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof ProblemError && nothing.includes(error.status)) return null;
    throw error;
  }
}

/** Not a valid id or filter, or something of another organisation. */
const nothing: readonly number[] = [400, 404, 422];
