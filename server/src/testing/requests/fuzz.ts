import type { AnyOperation } from '@portway/contracts/operation';
import { problem } from '@portway/contracts/problem';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type AccessCast, accessCast, type TestCaller } from '../access/access-cast.ts';
import { successOf } from '../access/access-request.ts';
import { alreadyRendered } from '../files/already-rendered.ts';
import { startTestApp } from '../test-app.ts';
import { madeReal, requestsTo, validRequestTo } from './fuzz-requests.ts';
import { typedByAPerson } from './hostile-requests.ts';

/** Of each operation; the nightly run asks more. */
const runs = Number(process.env.FUZZ_RUNS ?? (process.env.NIGHTLY === '1' ? 200 : 10));
/** Fixed, so that a failure comes again; FUZZ_SEED looks elsewhere. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);
const timeout = 60_000 + 100 * runs;

/** Operations that end the caller's session or membership: each call has a new caller. */
const onceOnly = new Set(['logOut', 'leaveOrganisation', 'acceptInvitation']);

/** Each sound call computes a password's hash, or makes new people: half as many say as much for the time. */
const costly = new Set([
  'signUp',
  'logIn',
  'resetPassword',
  'changePassword',
  'confirmIdentity',
  'acceptInvitation',
  ...['showConversation', 'sendMessage', 'markRead', 'attachFile', 'downloadAttachment'],
  ...['downloadAttachmentOriginal', 'downloadApplicationResume', 'downloadApplicationResumeOriginal'],
  ...['blockConversation', 'unblockConversation', 'reportConversation', 'reportJob'],
]);

/** Needs a code from a mail, a key in somebody's hand or a link that is not ours to make: tested by hand elsewhere. */
const neverFits = new Set([
  ...['verifyOtp', 'checkResetCode', 'resetPassword', 'setFirstPassword', 'confirmEmail'],
  ...['logIn', 'confirmIdentity', 'finishGoogle', 'logInWithPasskey'],
  ...['addPasskey', 'confirmAuthenticator', 'renewRecoveryCodes'],
  ...['showBooking', 'moveBooking', 'cancelBooking'],
  ...['confirmSubscription', 'unsubscribeFromNewsletter', 'stopJobAlerts', 'stopSponsorAlerts'],
  ...['stopNotificationMail'],
  // Its entries come with an import; sponsors.test.ts asks for one.
  'showSponsor',
  // Name applicants in their body; the tests of employer-applications have such.
  ...['moveApplicants', 'undoMove', 'tagApplicants', 'rejectApplicants', 'exportApplicants'],
  // Names an absence, or workers, in its body, or needs a worker who left long ago: the tests of workers have such.
  ...['endAbsence', 'changeWorkers', 'editWorkers', 'eraseWorker'],
  // Need a kept file that is a certificate; certificate-paper.test.ts has one.
  ...['readKeptCertificate', 'confirmKeptCertificate'],
  // By the last member, after an archive; sponsor-archive.test.ts has such.
  'eraseSponsorRecords',
  // Needs a claim of such an entry; register-claims.test.ts has one.
  'addClaimEvidence',
  // Need a record past its day, or pages of a picture; the tests of records have such.
  ...['destroyKeptRecord', 'showRecordPage', 'turnRecordPage', 'showRequestPage', 'turnRequestPage'],
  // Need the secret of a link; record-links.test.ts has one.
  ...['sendByLink', 'finishLink', 'acknowledgeByLink', 'openLinkInformation'],
]);

let app: Awaited<ReturnType<typeof startTestApp>>;
let cast: AccessCast;
let openApi: unknown;

/** Sends whatever there is to these operations: by somebody who may ask them, and by nobody. */
export function fuzz(operations: readonly AnyOperation[]): void {
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast({ ...app, files: alreadyRendered(app.files) });
    openApi = await (await app.ask('/api/openapi.json')).json();
  });
  afterAll(() => app[Symbol.asyncDispose]());

  describe.each(operations)('$id, whatever is sent to it,', (operation) => {
    const promise = 'answers as it is described, or says what to change, and never breaks';
    it(promise, () => holds(operation, knockerOf(operation)), timeout);
    if (knockerOf(operation) === 'nobody') return;
    it('tells nobody anything who is not logged in', () => holds(operation, 'nobody'), timeout);
  });
}

function knockerOf({ access: { callers } }: AnyOperation): TestCaller {
  const most = (['nobody', 'candidate', 'unattached', 'owner', 'officer', 'staff'] as const).find((kind) =>
    callers.includes(kind),
  );
  if (most === undefined) throw new Error('Nobody may ask this.');
  return most;
}

async function holds(operation: AnyOperation, testCaller: TestCaller): Promise<void> {
  const linesBefore = app.log.lines.length;
  const same = await cast.make(testCaller);
  const statuses = new Set<number>();
  const property = fc.asyncProperty(requestsTo(operation, openApi), async (request) => {
    const caller = onceOnly.has(operation.id) ? await cast.make(testCaller) : same;
    const { path, init } = await madeReal(cast, { operation, asking: caller, request });
    const response = await app.ask(path, init);
    statuses.add(response.status);
    await check(operation, response);
  });
  const examples: [ReturnType<typeof validRequestTo>][] = [[validRequestTo(operation)]];
  await fc.assert(property, { seed, numRuns: runsOf(operation, testCaller), examples });
  const lines = app.log.lines.slice(linesBefore);
  expect(lines.filter(({ level }) => level !== 30)).toEqual([]);
  expect(JSON.stringify(lines)).not.toContain(typedByAPerson);
  const mayEnter = testCaller === knockerOf(operation);
  if (!mayEnter) expect([...statuses].filter((status) => status < 400)).toEqual([]);
  else if (!neverFits.has(operation.id)) expect(statuses, 'some of it fits').toContain(successOf(operation));
}

/** Fewer where nothing is read of a request: for want of a log-in, or because the operation asks nothing. */
function runsOf(operation: AnyOperation, testCaller: TestCaller): number {
  if (testCaller !== knockerOf(operation)) return Math.ceil(runs / 3);
  const asksNothing = operation.request instanceof z.ZodUndefined && !operation.path.includes('{');
  if (asksNothing) return Math.ceil(runs / 10);
  // Each call has a file of its own, which is read in a thread of its own.
  if (operation.path.startsWith('/api/sponsor/imports/')) return Math.ceil(runs / 10);
  return costly.has(operation.id) ? Math.ceil(runs / 2) : runs;
}

async function check(operation: AnyOperation, response: Response): Promise<void> {
  const { file, stream, location } = operation;
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const isSuccess = response.status === successOf(operation);
  if (isSuccess && stream) {
    expect(response.headers.get('Content-Type')).toBe('text/event-stream');
    return void (await response.body?.cancel());
  }
  if (isSuccess && file !== undefined && 'types' in file) {
    expect(file.types).toContain(response.headers.get('Content-Type'));
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; /);
    return;
  }
  if (isSuccess && file !== undefined && 'type' in file) {
    expect(response.headers.get('Content-Type')).toBe(file.type);
    expect(response.headers.get('Content-Disposition')).toContain(file.name);
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (file.type === 'application/zip') expect(Object.keys(unzipSync(bytes))).toContain('index.html');
    return;
  }
  const body: unknown = await response.json();
  if (isSuccess) {
    operation.response.parse(body);
    const expected = location === undefined ? null : expect.stringMatching(/^\/api\/[\w/?=-]+$/);
    expect(response.headers.get('Location')).toEqual(expected);
    return;
  }
  expect(response.status, 'a fault of the caller').toBeGreaterThanOrEqual(400);
  expect(response.status, 'a fault of the caller').toBeLessThan(500);
  const { fields = {} } = problem.parse(body);
  if (response.status !== 422) return;
  expect(Object.keys(fields).length, 'fields named').toBeGreaterThan(0);
  for (const message of Object.values(fields)) expect(message).toMatch(/\S/);
}
