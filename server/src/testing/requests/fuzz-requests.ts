import { randomUUID } from 'node:crypto';
import type { AnyOperation } from '@portway/contracts/operation';
import fc from 'fast-check';
import type { AccessCast, Asking } from '../access/access-cast.ts';
import { accessRows } from '../access/access-rows.ts';
import { printedCertificate } from '../files/certificate-files.ts';
import { validFile, validPhoto, validTable } from '../files/valid-files.ts';
import { hostileQueries } from './hostile-queries.ts';
import { hostileBodies, hostilePaths } from './hostile-requests.ts';
import { invitationHere, validAccounts } from './valid-account-requests.ts';
import { validDuties } from './valid-duty-requests.ts';
import { validImports } from './valid-import-requests.ts';
import { validJobs } from './valid-job-requests.ts';
import { validKeptRecords } from './valid-kept-records.ts';
import { validGuidance, validStatedPapers } from './valid-paper-requests.ts';
import { validPeople } from './valid-people-requests.ts';
import { validRecordLinks } from './valid-record-links.ts';
import { feedHere, validSponsorRecords } from './valid-sponsor-records.ts';
import { validSponsoring } from './valid-sponsoring-requests.ts';
import { validTools } from './valid-tool-requests.ts';
import { validWorkers, validWorkerViews } from './valid-worker-requests.ts';

const sound = {
  ...validTools,
  ...validAccounts,
  ...validJobs,
  ...validSponsoring,
  ...validSponsorRecords,
  ...validWorkers,
  ...validPeople,
  ...validRecordLinks,
  ...validKeptRecords,
  ...validWorkerViews,
  ...validStatedPapers,
  ...validGuidance,
  ...validImports,
  ...validDuties,
};

/** Their file is a picture. */
const pictures = new Set(['setPhoto', 'setLogo']);

/** Their file is a table. */
const tables = new Set(['uploadWorkerImport', 'readPeopleFile']);

/** Their file is a PDF. */
const certificates = new Set(['readCertificate', 'confirmCertificate']);
const certificate = new Uint8Array(printedCertificate());

function fileOf(id: string): Uint8Array<ArrayBuffer> {
  if (pictures.has(id)) return validPhoto;
  if (certificates.has(id)) return certificate;
  return tables.has(id) ? validTable : validFile;
}

/** A request before it names rows that are there. */
interface Request {
  readonly path: string;
  readonly query: string;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
  readonly key: string | undefined;
  /** The organisation that it acts for. */
  readonly actingFor: string | undefined;
}

/** Everything that may be asked of an operation, sound or not. */
export function requestsTo(operation: AnyOperation, openApi: unknown): fc.Arbitrary<Request> {
  const { id, path, method, creates, upload } = operation;
  const hasParameters = path.includes('{');
  const plainPath = fc.constant(path);
  return fc.record({
    path: hasParameters ? fc.oneof({ weight: 3, arbitrary: plainPath }, hostilePaths(operation)) : plainPath,
    query: method === 'GET' || upload !== undefined ? hostileQueries(sound[id] ?? {}) : fc.constant(''),
    body: upload === undefined ? bodiesOf(operation, openApi) : filesLike(fileOf(id)),
    key: creates ? keys : fc.constant(undefined),
    actingFor: organisations,
  });
}

/** The sound request itself, which few runs might not come to. */
export function validRequestTo({ id, path, method, upload }: AnyOperation): Request {
  const validFields = sound[id];
  const asText = new URLSearchParams(
    Object.entries(validFields ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const inQuery = validFields !== undefined && (method === 'GET' || upload !== undefined);
  const file = fileOf(id);
  return {
    path,
    query: inQuery ? `?${asText}` : '',
    body:
      upload !== undefined ? file : validFields && method !== 'GET' ? JSON.stringify(validFields) : undefined,
    key: undefined,
    actingFor: undefined,
  };
}

const keys = fc.oneof(
  { weight: 6, arbitrary: fc.constant(undefined) },
  fc.constantFrom('the same key', 'the-same-key', '', 'x'.repeat(256)),
  fc.uuid(),
);

/** None is named, nobody's, one that is not there, or what is no organisation at all. */
const organisations = fc.oneof(
  { weight: 12, arbitrary: fc.constant(undefined) },
  fc.constantFrom('none', 'None', '', 'null', "' or true --", 'x'.repeat(300)),
  fc.uuid(),
);

/** The file, whole or cut, with a byte changed, or something else. */
function filesLike(file: Uint8Array): fc.Arbitrary<Uint8Array<ArrayBuffer>> {
  const place = fc.nat(file.length - 1);
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant(new Uint8Array(file)) },
    place.map((end) => new Uint8Array(file.subarray(0, end))),
    fc.tuple(place, fc.nat(255)).map(([at, byte]) => new Uint8Array(file).with(at, byte)),
    fc.uint8Array().map((bytes) => new Uint8Array(bytes)),
  );
}

function bodiesOf(operation: AnyOperation, openApi: unknown): fc.Arbitrary<string | undefined> {
  if (operation.method === 'GET') return fc.constant(undefined);
  const validFields = sound[operation.id];
  if (validFields !== undefined) return hostileBodies(openApi, operation, validFields);
  if (!operation.request.safeParse(undefined).success)
    throw new Error(`Give a sound request of ${operation.id} in valid-account-requests.ts.`);
  return fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, hostileBodies(openApi, operation, {}));
}

interface Made {
  readonly operation: AnyOperation;
  readonly asking: Asking;
  readonly request: Request;
}

/** Puts rows that are there where the request names one. */
export async function madeReal(cast: AccessCast, { operation, asking, request }: Made) {
  const { path, query, body, key, actingFor } = request;
  const id = /\{(?:id|slug)\}/.test(path) ? await rowFor(cast, operation, asking) : '';
  const link =
    typeof body === 'string' && body.includes(invitationHere) ? await invitation(cast, asking) : '';
  const headers = {
    ...asking.headers,
    'Content-Type': 'application/json',
    ...(key === undefined ? {} : { 'Idempotency-Key': key }),
    ...(actingFor === undefined ? {} : { 'Portway-Organisation': actingFor }),
  };
  const text = typeof body === 'string' ? body.replaceAll(invitationHere, link) : (body ?? null);
  const realQuery = query.includes(feedHere)
    ? query.replaceAll(feedHere, await cast.workers.calendarFeed())
    : query;
  const address = path.replace(/\{(?:id|slug)\}/, id).replace('{code}', '2134') + realQuery;
  return { path: address, init: { method: operation.method, headers, body: text } };
}

async function rowFor(cast: AccessCast, { id, access }: AnyOperation, asking: Asking): Promise<string> {
  if (access.reach === undefined) return 'licence-fee';
  const whose = ({ own: 'own', organisation: 'same organisation', all: 'other' } as const)[access.reach];
  const row = accessRows[id]?.id;
  // Who looks for work has no organisation, and things of their own.
  return (await row?.(cast, whose, asking)) ?? (await row?.(cast, 'own', asking)) ?? randomUUID();
}

async function invitation(cast: AccessCast, asking: Asking): Promise<string> {
  const email = asking.person?.email ?? 'amara@example.com';
  const id = await cast.invitationOf('other', asking, email);
  return cast.links.invitation(id).token;
}
