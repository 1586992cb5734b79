import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { FileToSend } from '@portway/contracts/candidate/resumes/resumes';
import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import type {
  askForRecordOperation,
  decideRecordRequestOperation,
  listRecordRequestsOperation,
  saveRightsInformationOperation,
  showRightsInformationOperation,
} from '@portway/contracts/sponsor/record-links/record-requests';
import { addDays, calendarDate } from '@portway/rules/kernel';
import { recordInWords, workerRecordIds } from '@portway/rules/records-to-keep';
import { requireCompliance, requireRecordKeeper } from '../../../platform/auth/authorisation.ts';
import { requireRecentLogin } from '../../../platform/auth/recent-login.ts';
import type { Audit } from '../../../platform/db/audit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { StoredPage } from '../../../platform/files/page-pictures.ts';
import type { Asker } from '../../../platform/files/renderings.ts';
import { renderEmail } from '../../../platform/mail/email.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import { missing } from '../../../platform/refusal.ts';
import type { RecordFiling } from '../records/filing/record-filing.service.ts';
import { recordAskedEmail } from './record-links.emails.ts';
import {
  requireArrived,
  requireHere,
  requireInformation,
  requireKnownRecord,
  requirePage,
  requireUnused,
} from './record-links.policy.ts';
import { recordRequestOf } from './record-requests.presenter.ts';
import type { RecordRequestsRepository } from './record-requests.repository.ts';

interface Said {
  readonly message: string;
}

interface Deps {
  readonly repository: RecordRequestsRepository;
  readonly filing: Pick<RecordFiling, 'add' | 'turn' | 'prepare'>;
  /** Cancels the deletion of a prepared file that a row references. */
  readonly keepFile: (on: RequestContext['transaction'], key: string) => Promise<void>;
  readonly store: Pick<FileStore, 'get'>;
  /** One page as a picture, under this name. */
  readonly drawPage: (page: StoredPage, asker: Asker, name: string) => Promise<FileToSend>;
  readonly types: Readonly<Record<'pdf' | 'docx' | 'txt' | 'jpeg' | 'png', string>>;
  /** The record of which an acknowledgement is the proof. */
  readonly rightsRecord: string;
  readonly outbox: Outbox;
  readonly audit: Audit;
  readonly origin: string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

const readers = ['officer', 'viewer', 'adviser'] as const;

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Links by which workers are asked for one thing each, for those who keep the records. */
export function recordRequestsService(deps: Deps) {
  const { repository, filing, audit, today } = deps;
  const byOf = ({ caller }: RequestContext) => ({ account: caller.account, name: caller.fullName });
  const titleOf = (record: string) => recordInWords(record, calendarDate(today()))?.title ?? record;

  async function ownRequest({ transaction, caller }: RequestContext, id: string) {
    const { id: organisation } = requireRecordKeeper(caller);
    const request = await repository.find(transaction, organisation, id);
    if (request === undefined) throw missing();
    return { organisation, request };
  }
  async function ownFile({ transaction, caller }: RequestContext, id: string) {
    const { id: organisation } = requireRecordKeeper(caller);
    const file = await repository.findFile(transaction, organisation, id);
    if (file === undefined || file.arrived_at === null) throw missing();
    return { ...file, organisation };
  }

  /** Each file in its turn becomes one of a new version of the record. */
  async function keepAll(
    requestContext: RequestContext,
    request: { readonly id: string; readonly worker: string; readonly record: string },
    { organisation, validUntil }: { readonly organisation: string; readonly validUntil: string | undefined },
  ): Promise<void> {
    const { transaction: on } = requestContext;
    const { worker, record } = request;
    let version = await repository.versionOf(on, { organisation, worker, record });
    let adds: 'version' | 'page' = 'version';
    for (const file of await repository.files(on, [request.id])) {
      if (file.file_key === null) continue;
      await repository.release(on, { id: file.id, file_key: file.file_key });
      const { file_key, file_name: name, file_kind: kind, file_bytes: bytes, pages } = file;
      const filed = await filing.add(
        requestContext,
        { worker, check: null },
        {
          paper: { file_key, name, kind, bytes, pages },
          filing: { record, name, seen: version, adds, validUntil },
        },
      );
      for (const [index, quarters] of file.turns.entries())
        if (quarters > 0) await filing.turn(requestContext, filed.file, { number: index + 1, quarters });
      version = filed.version;
      adds = 'page';
    }
  }

  return {
    async list(
      { transaction: on, caller }: RequestContext,
      worker: string,
    ): Promise<ResponseOf<typeof listRecordRequestsOperation>> {
      const { id: organisation, complianceRole } = requireCompliance(caller, readers);
      if ((await repository.worker(on, organisation, worker)) === undefined) throw missing();
      const rows = await repository.of(on, organisation, worker);
      const files = await repository.files(
        on,
        rows.map(({ id }) => id),
      );
      const day = today();
      return {
        today: day,
        may: complianceRole === 'viewer' ? 'read' : 'record',
        requests: rows.map((row) => recordRequestOf(row, { title: titleOf(row.record), today: day, files })),
      };
    },
    async ask(
      requestContext: RequestContext,
      worker: string,
      { record, asks, note: line, days, email }: RequestOf<typeof askForRecordOperation>,
    ): Promise<ResponseOf<typeof askForRecordOperation>> {
      const { transaction: on, caller } = requestContext;
      const { id: organisation } = requireRecordKeeper(caller);
      if ((await repository.worker(on, organisation, worker)) === undefined) throw missing();
      requireKnownRecord(workerRecordIds.find((id) => id === record));
      const note = line ?? null;
      const acknowledges = record === deps.rightsRecord;
      const information = acknowledges
        ? requireInformation(await repository.rightsInformation(on, organisation)).id
        : null;
      for (const id of await repository.withdrawOpen(on, { organisation, worker, record }))
        await audit.note(requestContext, 'record-link-withdrawn', worker, { record, request: id });
      const [id, token] = [randomUUID(), randomBytes(32).toString('base64url')];
      const openUntil = addDays(calendarDate(today()), days - 1);
      const by = { by_account: caller.account, by_name: caller.fullName };
      await repository.add(on, {
        ...{ id, organisation, worker, record, asks, note, information, ...by },
        token_hash: hashOfToken(token),
        open_until: openUntil,
        mailed: email !== undefined,
      });
      const url = `${deps.origin}/asked?token=${token}`;
      if (email !== undefined) {
        const letter = recordAskedEmail({
          organisation: await repository.organisationName(on, organisation),
          ...{ by: caller.fullName, asks, note, acknowledges, url },
          openUntil: inWords(openUntil),
        });
        await deps.outbox.post(on, [{ ...renderEmail(letter), kind: 'record-asked', to: email }]);
      }
      await audit.note(requestContext, 'record-asked-by-link', worker, { record, request: id });
      const message =
        email === undefined ? 'Copy this link now: it is shown once.' : 'The email is on its way.';
      return { message, id, url, openUntil };
    },
    async withdraw(requestContext: RequestContext, id: string): Promise<Said> {
      const { request } = await ownRequest(requestContext, id);
      requireUnused(request);
      await repository.withdraw(requestContext.transaction, id);
      const { worker, record } = request;
      await audit.note(requestContext, 'record-link-withdrawn', worker, { record, request: id });
      return { message: 'Withdrawn. The link shows nothing any more.' };
    },
    async decide(
      requestContext: RequestContext,
      id: string,
      decision: RequestOf<typeof decideRecordRequestOperation>,
    ): Promise<Said> {
      const { transaction: on } = requestContext;
      const { organisation, request } = await ownRequest(requestContext, id);
      requireArrived(request);
      const { worker, record } = request;
      const by = byOf(requestContext);
      if (decision.verdict === 'confirmed') {
        await keepAll(requestContext, request, { organisation, validUntil: decision.validUntil });
        await repository.decide(on, id, { verdict: 'confirmed', verdict_reason: null, by });
        await audit.note(requestContext, 'record-link-confirmed', worker, { record, request: id });
        return { message: 'Confirmed. It is kept as a version of the record.' };
      }
      await repository.removeFiles(on, [id]);
      await repository.decide(on, id, { verdict: 'rejected', verdict_reason: decision.reason, by });
      await audit.note(requestContext, 'record-link-rejected', worker, { record, request: id });
      return { message: 'Rejected, and deleted. Ask again: that makes a new link.' };
    },
    /** A function that fetches a file that waits for its check. */
    async open(requestContext: RequestContext, id: string): Promise<() => Promise<FileToSend>> {
      const file = await ownFile(requestContext, id);
      requireRecentLogin(requestContext.caller, deps.now());
      const key = requireHere(file.file_key, file.arrived_at);
      await audit.note(requestContext, 'record-file-opened', file.worker, { record: file.record });
      return async () => {
        const bytes = await deps.store.get(key);
        if (bytes === undefined) throw missing();
        return { bytes, type: deps.types[file.file_kind], name: file.file_name };
      };
    },
    async page(
      requestContext: RequestContext,
      id: string,
      { number }: { readonly number: number },
    ): Promise<(signal: AbortSignal) => Promise<FileToSend>> {
      const file = await ownFile(requestContext, id);
      requirePage(file.pages, number);
      const file_key = requireHere(file.file_key, file.arrived_at);
      const asker = { account: requestContext.caller.account, organisation: file.organisation };
      const quarters = file.turns[number - 1] ?? 0;
      await audit.note(requestContext, 'record-page-seen', file.worker, { record: file.record });
      return (signal) =>
        deps.drawPage(
          { file_key, kind: file.file_kind, number, quarters },
          { ...asker, signal },
          `page-${number}.jpg`,
        );
    },
    async turn(
      requestContext: RequestContext,
      id: string,
      turn: { readonly number: number; readonly quarters: number },
    ): Promise<Said> {
      const file = await ownFile(requestContext, id);
      requireHere(file.file_key, file.arrived_at);
      requirePage(file.pages, turn.number);
      await repository.turn(requestContext.transaction, id, turn);
      await audit.note(requestContext, 'record-page-turned', file.worker, { record: file.record });
      return { message: 'Turned. The file itself stays as it is.' };
    },
    async showInformation({
      transaction,
      caller,
    }: RequestContext): Promise<ResponseOf<typeof showRightsInformationOperation>> {
      const { id: organisation } = requireCompliance(caller, readers);
      const row = await repository.rightsInformation(transaction, organisation);
      if (row === undefined) return { current: null };
      const { words, url, file_name: file, by_name: by, at } = row;
      return { current: { words, url, file, by, at: at.toISOString() } };
    },
    async saveInformation(
      requestContext: RequestContext,
      given: RequestOf<typeof saveRightsInformationOperation>,
    ): Promise<Said> {
      const { transaction, caller } = requestContext;
      const { id: organisation } = requireRecordKeeper(caller);
      await repository.addRightsInformation(transaction, {
        ...{ id: randomUUID(), organisation, by_account: caller.account, by_name: caller.fullName },
        ...given,
      });
      await audit.note(requestContext, 'rights-information-saved', organisation);
      return { message: 'Saved. It is given to those whom you ask from now on.' };
    },
    admitInformationFile: ({ caller }: RequestContext) => void requireRecordKeeper(caller),
    /** Checks a file of the information and stores it. Takes time, and needs no transaction. */
    async prepareInformationFile(bytes: Uint8Array, name: string) {
      const file = await filing.prepare(bytes, name);
      return { ...file, sha256: createHash('sha256').update(bytes).digest('hex') };
    },
    async addInformationFile(
      requestContext: RequestContext,
      file: Awaited<ReturnType<RecordFiling['prepare']>> & { readonly sha256: string },
    ): Promise<Said> {
      const { transaction: on, caller } = requestContext;
      const { id: organisation } = requireRecordKeeper(caller);
      await repository.addRightsInformation(on, {
        ...{ id: randomUUID(), organisation, by_account: caller.account, by_name: caller.fullName },
        ...{ file_key: file.file_key, file_name: file.name, file_kind: file.kind, file_sha256: file.sha256 },
      });
      await deps.keepFile(on, file.file_key);
      await audit.note(requestContext, 'rights-information-saved', organisation);
      return { message: 'Saved. It is given to those whom you ask from now on.' };
    },
  };
}

export type RecordRequests = ReturnType<typeof recordRequestsService>;

const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const inWords = (day: string) => format.format(new Date(`${day}T00:00:00Z`));
