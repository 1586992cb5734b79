import type { Access, CallerKind } from '@portway/contracts/access';
import type { AnyOperation } from '@portway/contracts/operation';
import { operations } from '@portway/contracts/operations';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import {
  type AccessCast,
  type Asking,
  accessCast,
  complianceCallers,
  kindOf,
  type TestCaller,
  testCallers,
  type Whose,
} from './testing/access/access-cast.ts';
import { accessRequest, successOf } from './testing/access/access-request.ts';
import { type AccessRow, accessRows } from './testing/access/access-rows.ts';
import { alreadyRendered } from './testing/files/already-rendered.ts';
import { startTestApp } from './testing/test-app.ts';

const everyWhose = ['own', 'same organisation', 'other', 'missing'] as const;

/** Which of the things there are an operation reaches: the rest answers like what is not there. */
const reached: Readonly<Record<'own' | 'organisation' | 'all', readonly Whose[]>> = {
  own: ['own'],
  organisation: ['own', 'same organisation'],
  all: ['own', 'same organisation', 'other'],
};

it('every operation has a row, and every row an operation', () => {
  expect(
    Object.keys(accessRows).toSorted(),
    'rows are in server/src/modules/<area>/<noun>/<noun>.test-calls.ts',
  ).toEqual(operations.map(({ id }) => id).toSorted());
});

it('whatever names a row in its path says whose it may be', () => {
  const silent = operations.filter(
    ({ id, path, access }) =>
      /\{id\}/.test(path) && accessRows[id]?.path === undefined && access.reach === undefined,
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});

/** On PostgreSQL where there is one: who may see which row is asked of both by `row-level-security*.test.ts`. */
describe('the access table:', () => {
  let cast: AccessCast;
  let app: Awaited<ReturnType<typeof startTestApp>>;
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast({ ...app, files: alreadyRendered(app.files) });
  });
  afterAll(() => app[Symbol.asyncDispose]());

  /** Who is refused, finds nothing or only reads changes nothing, so one of a kind asks for everything. */
  const refused = new Map<TestCaller, Promise<Asking>>();
  function askingAs(
    testCaller: TestCaller,
    { access, method }: AnyOperation,
    whose: Whose | undefined,
  ): Promise<Asking> {
    const isAllowed = access.callers.includes(kindIn(access.callers, testCaller));
    if (isAllowed && !findsNothing(access, whose) && (whose !== undefined || method !== 'GET'))
      return cast.make(testCaller);
    const asking = refused.get(testCaller) ?? cast.make(testCaller);
    refused.set(testCaller, asking);
    return asking;
  }

  describe.each(operations.map((operation) => ({ operation, id: operation.id })))('$id', ({ operation }) => {
    const row = accessRows[operation.id] ?? {};
    const { access } = operation;
    it.each(callersOf(access))('asked by: %s', async (testCaller) => {
      for (const whose of triedOf(access, testCaller)) {
        const asking = await askingAs(testCaller, operation, whose);
        const id = whose === undefined ? undefined : await row.id?.(cast, whose, asking);
        // Somebody without an account owns nothing; their call is tried with what is not there.
        const outcome = await outcomeOf({ cast, operation, asking }, id ?? crypto.randomUUID());
        const expected = expectedOf(operation, row, {
          testCaller,
          whose: id === undefined ? 'missing' : whose,
        });
        expect({ whose, ...outcome }).toEqual({ whose, ...expected });
      }
    });
  });
});

const isCompliance = (testCaller: TestCaller): boolean =>
  complianceCallers.some((kind) => kind === testCaller);
const isAboutWorkers = (callers: Access['callers']): boolean => callers.includes('officer');

/**
 * A compliance role says something of sponsored workers alone: elsewhere such a caller is a member without hiring, as which
 * one of them is tried.
 */
function callersOf({ callers }: Access): readonly TestCaller[] {
  return isAboutWorkers(callers)
    ? testCallers
    : testCallers.filter((caller) => caller === 'officer' || !isCompliance(caller));
}

function kindIn(callers: Access['callers'], testCaller: TestCaller): CallerKind {
  return isCompliance(testCaller) && !isAboutWorkers(callers) ? 'outside-hiring' : kindOf(testCaller);
}

/**
 * Whose rows are asked for. A caller who is refused for who they are is refused their own too, where most would be allowed;
 * the others are asked for at night.
 */
function triedOf({ reach, callers }: Access, testCaller: TestCaller): readonly (Whose | undefined)[] {
  if (reach === undefined) return [undefined];
  return callers.includes(kindIn(callers, testCaller)) || inject('nightly') ? everyWhose : ['own'];
}

const findsNothing = ({ reach }: Access, whose: Whose | undefined): boolean =>
  whose !== undefined && reach !== undefined && !reached[reach].includes(whose);

interface Call {
  readonly cast: AccessCast;
  readonly operation: AnyOperation;
  readonly asking: Asking;
}

const problem = z.object({ code: z.string(), message: z.string() });

async function outcomeOf({ cast, operation, asking }: Call, id: string) {
  const { path, body, file, headers } = await accessRequest({ cast, operation, asking }, id);
  expectSound(operation, { path, body });
  const response = await cast.app.ask(path, {
    method: operation.method,
    headers: { ...asking.headers, ...headers },
    body: file ?? (body === undefined ? null : JSON.stringify(body)),
  });
  const { status } = response;
  if (response.ok) return { status, code: undefined };
  const { code, message } = problem.parse(await response.json());
  // Another's thing answers exactly like what is not there.
  if (status === 404) return { status, code: `${code}: ${message}` };
  // Other tests check why something valid was refused.
  return { status, code: status === 401 || status === 403 ? code : undefined };
}

/** A caller who is refused is refused for who they are: what they send is what the operation takes. */
function expectSound(
  { request, method, upload }: AnyOperation,
  { path, body }: { readonly path: string; readonly body: unknown },
): void {
  if (request instanceof z.ZodUndefined) return;
  const query = Object.fromEntries(new URL(path, 'http://localhost').searchParams);
  const input = method === 'GET' || upload !== undefined ? query : body;
  expect(request.safeParse(input).error?.issues, 'what the row sends').toBeUndefined();
}

function expectedOf(
  operation: AnyOperation,
  { allowed = successOf(operation) }: AccessRow,
  { testCaller, whose }: { readonly testCaller: TestCaller; readonly whose: Whose | undefined },
) {
  const { access } = operation;
  const kind = kindIn(access.callers, testCaller);
  if (!access.callers.includes(kind)) {
    if (kind === 'nobody') return { status: 401, code: 'not-logged-in' };
    const due =
      (kind === 'staff-once' && access.callers.includes('staff')) ||
      (testCaller === 'officer-once' && isAboutWorkers(access.callers));
    return { status: 403, code: due ? 'second-factor-due' : 'forbidden' };
  }
  if (findsNothing(access, whose)) {
    return { status: 404, code: 'not-found: There is nothing at this address.' };
  }
  const status = typeof allowed === 'function' ? allowed(testCaller) : allowed;
  return { status, code: status === 401 ? expect.any(String) : undefined };
}
