import { randomUUID } from 'node:crypto';
import type { FileToSend } from '@portway/contracts/candidate/resumes/resumes';
import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import type {
  addWorkerRecordOperation,
  showRecordPageOperation,
  turnRecordPageOperation,
} from '@portway/contracts/sponsor/records/records';
import type { FileInspector } from '@portway/files';
import { calendarDate } from '@portway/rules/kernel';
import { organisationRecords } from '@portway/rules/records-to-keep';
import { requireRecordKeeper } from '../../../../platform/auth/authorisation.ts';
import { requireRecentLogin } from '../../../../platform/auth/recent-login.ts';
import type { Audit } from '../../../../platform/db/audit.ts';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import type { FileStore } from '../../../../platform/files/file-store.ts';
import type { StoredPage } from '../../../../platform/files/page-pictures.ts';
import type { Asker } from '../../../../platform/files/renderings.ts';
import { missing } from '../../../../platform/refusal.ts';
import type { CheckWorker } from '../record-changes.service.ts';
import {
  checkRecord,
  refusePaper,
  refuseRecord,
  requireFewFiles,
  requireFewPages,
  requireMayTakeBack,
  requirePage,
  requireReadable,
  requireSeen,
  unreadable,
} from '../records.policy.ts';
import type { KeptRecordsRepository, RecordOwner } from '../records.repository.ts';
import type { RecordStandings } from '../standing/record-standing.service.ts';
import type { FoundFile, PaperFile, RecordFilesRepository } from './record-files.repository.ts';

type Filing = RequestOf<typeof addWorkerRecordOperation>;
type Filed = ResponseOf<typeof addWorkerRecordOperation>;

export interface RecordFilingDeps {
  readonly repository: Pick<KeptRecordsRepository, 'of' | 'lock' | 'add' | 'change' | 'checkOf'>;
  readonly files: RecordFilesRepository;
  readonly standings: Pick<RecordStandings, 'facts' | 'linesOf'>;
  readonly store: FileStore;
  /** One page as a picture, under this name. */
  readonly drawPage: (page: StoredPage, asker: Asker, name: string) => Promise<FileToSend>;
  readonly inspect: FileInspector['checkPaper'];
  readonly types: Readonly<Record<PaperFile['kind'], string>>;
  readonly max: { readonly pages: number; readonly files: number };
  readonly checkWorker: CheckWorker;
  readonly audit: Audit;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

/** The files of records: added, looked at, turned and taken back by those who keep the records. */
export function recordFilingService(deps: RecordFilingDeps) {
  const { repository, files, standings, store, audit } = deps;

  /** Whether there is such a record of this owner; until when it is kept, and whom the log names. */
  async function termOf(
    { transaction }: RequestContext,
    { organisation, worker, check, record }: About,
  ): Promise<{ readonly keep_until: string | null; readonly subject: string }> {
    const today = calendarDate(deps.today());
    if (check !== null) {
      const person = await repository.checkOf(transaction, organisation, check);
      if (person === undefined) throw missing();
      if (record !== checkRecord) refuseRecord();
      return { keep_until: person.keep_until, subject: person.person };
    }
    if (worker === null) {
      if (!organisationRecords(today).some(({ id }) => id === record)) refuseRecord();
      return { keep_until: null, subject: organisation };
    }
    const [row] = await standings.facts(transaction, { organisation, workers: [worker], today });
    if (row === undefined) throw missing();
    const line = standings.linesOf(row, today).find(({ need }) => need.id === record);
    if (line === undefined) refuseRecord();
    return { keep_until: line.term.until, subject: worker };
  }

  /** The record as it stands, locked; undefined where nothing is kept of it yet. */
  async function standingRecord({ transaction: on }: RequestContext, about: About, seen: number) {
    await repository.lock(on, about);
    const rows = await repository.of(on, about.organisation, about);
    const row = rows.find(({ record }) => record === about.record);
    const newest = row === undefined ? undefined : await files.newestVersion(on, row.id);
    // Once its last file was taken back, a record is as one that never was.
    requireSeen(seen, newest === undefined && seen === 0 ? 0 : (row?.version ?? 0));
    return { row, newest };
  }

  async function ownFile({ transaction, caller }: RequestContext, id: string): Promise<FoundFile> {
    const { id: organisation } = requireRecordKeeper(caller);
    const file = await files.find(transaction, organisation, id);
    if (file === undefined) throw missing();
    return file;
  }

  const byOf = ({ caller }: RequestContext) => ({ account: caller.account, name: caller.fullName });

  async function noteLook(requestContext: RequestContext, file: FoundFile): Promise<void> {
    const { id: organisation } = requireRecordKeeper(requestContext.caller);
    const look = { file: file.id, organisation, by: byOf(requestContext) };
    if (!(await files.look(requestContext.transaction, look))) return;
    await audit.note(requestContext, 'record-file-opened', subjectOf(file, organisation), {
      record: file.record,
    });
  }

  return {
    /** Whether the caller may add such a file now. */
    async admit(requestContext: RequestContext, owner: RecordOwner, { record, seen, adds }: Filing) {
      const { id: organisation } = requireRecordKeeper(requestContext.caller);
      const about = { organisation, ...owner, record };
      await termOf(requestContext, about);
      const { newest } = await standingRecord(requestContext, about, seen);
      if (adds === 'page') requireFewFiles(Number(newest?.files ?? 0), deps.max.files);
    },
    /** Checks a file and stores it. Takes time, and needs no transaction. */
    async prepare(bytes: Uint8Array, name: string): Promise<PaperFile> {
      const verdict = await deps.inspect(name, bytes);
      if (verdict.status === 'refused') return refusePaper(verdict.because, name);
      const { kind, pages } = verdict;
      requireFewPages(pages, deps.max.pages);
      const file_key = randomUUID();
      await files.announce(file_key);
      await store.put(file_key, bytes);
      return { file_key, name, kind, bytes: bytes.length, pages };
    },
    /** Deletes a prepared file that was not saved. */
    async drop({ file_key }: PaperFile): Promise<void> {
      await store.delete(file_key);
      await files.forget(file_key);
    },
    async add(
      requestContext: RequestContext,
      owner: RecordOwner,
      { paper, filing }: { readonly paper: PaperFile; readonly filing: Filing },
    ): Promise<Filed> {
      const { transaction: on, caller } = requestContext;
      const { id: organisation } = requireRecordKeeper(caller);
      const { record, seen, adds, validUntil = null } = filing;
      const { worker, check } = owner;
      const about = { organisation, worker, check, record };
      const { keep_until, subject } = await termOf(requestContext, about);
      const { row, newest } = await standingRecord(requestContext, about, seen);
      const id = row?.id ?? randomUUID();
      if (row === undefined)
        await repository.add(on, { id, organisation, worker, of_check: check, record, keep_until });
      const by = byOf(requestContext);
      const isNewVersion = adds === 'version' || newest === undefined;
      if (!isNewVersion) requireFewFiles(Number(newest.files ?? 0), deps.max.files);
      const version = isNewVersion ? randomUUID() : newest.id;
      if (isNewVersion)
        await files.addVersion(on, { id: version, record: id, organisation, valid_until: validUntil, by });
      const file = randomUUID();
      await files.add(on, { id: file, version, organisation, by }, paper);
      const stands = await repository.change(on, id);
      const action = isNewVersion ? 'record-added' : 'record-page-added';
      await audit.note(requestContext, action, subject, { record });
      if (worker !== null) await deps.checkWorker(on, { organisation, worker });
      return { message: `${paper.name} is kept, encrypted.`, id, file, version: stands };
    },
    /** The response of `add` to a repeated call. */
    async recall(requestContext: RequestContext, id: string): Promise<Filed> {
      const { name, recordId, recordVersion } = await ownFile(requestContext, id);
      return { message: `${name} is kept, encrypted.`, id: recordId, file: id, version: recordVersion };
    },
    /** A function that fetches the file as it was added. */
    async open(requestContext: RequestContext, id: string): Promise<() => Promise<FileToSend>> {
      const file = await ownFile(requestContext, id);
      requireRecentLogin(requestContext.caller, deps.now());
      await noteLook(requestContext, file);
      return async () => {
        const bytes = await store.get(file.file_key);
        if (bytes === undefined) throw unreadable();
        return { bytes, type: deps.types[file.kind], name: file.name };
      };
    },
    /** A function that draws one page, turned as it was turned by hand. */
    async page(
      requestContext: RequestContext,
      id: string,
      { number }: RequestOf<typeof showRecordPageOperation>,
    ): Promise<(signal: AbortSignal) => Promise<FileToSend>> {
      const { id: organisation } = requireRecordKeeper(requestContext.caller);
      const file = await ownFile(requestContext, id);
      const { kind, file_key, pages, turns } = file;
      requirePage(pages, number);
      await noteLook(requestContext, file);
      const asker = { account: requestContext.caller.account, organisation };
      const quarters = turns[number - 1] ?? 0;
      return (signal) =>
        deps.drawPage({ file_key, kind, number, quarters }, { ...asker, signal }, `page-${number}.jpg`);
    },
    /** A function that fetches a kept PDF, to be read; undefined where the store lost it. */
    async readable(requestContext: RequestContext, id: string, record: string) {
      const file = await ownFile(requestContext, id);
      const worker = requireReadable(file, record);
      await noteLook(requestContext, file);
      return { worker, name: file.name, fetch: () => store.get(file.file_key) };
    },
    async turn(
      requestContext: RequestContext,
      id: string,
      turn: RequestOf<typeof turnRecordPageOperation>,
    ): Promise<{ readonly message: string }> {
      const file = await ownFile(requestContext, id);
      requirePage(file.pages, turn.number);
      await files.turn(requestContext.transaction, id, turn);
      const subject = subjectOf(file, requireRecordKeeper(requestContext.caller).id);
      await audit.note(requestContext, 'record-page-turned', subject, { record: file.record });
      return { message: 'Turned. The file itself stays as it is.' };
    },
    async takeBack(requestContext: RequestContext, id: string): Promise<{ readonly message: string }> {
      const { transaction: on, caller } = requestContext;
      const { id: organisation } = requireRecordKeeper(caller);
      const file = await ownFile(requestContext, id);
      const { worker, check, record, recordId, isFresh } = file;
      await repository.lock(on, { organisation, worker, check, record });
      requireMayTakeBack({ isFresh, isOwn: file.by_account === caller.account });
      await files.remove(on, file);
      await repository.change(on, recordId);
      await audit.note(requestContext, 'record-file-removed', subjectOf(file, organisation), { record });
      if (worker !== null) await deps.checkWorker(on, { organisation, worker });
      return { message: `${file.name} is removed.` };
    },
  };
}

export type RecordFiling = ReturnType<typeof recordFilingService>;

export const ofWorker = (worker: string): RecordOwner => ({ worker, check: null });
export const ofCheck = (check: string): RecordOwner => ({ worker: null, check });
export const ofOrganisation: RecordOwner = { worker: null, check: null };

/** The copy of a check is one record, which is not named. */
export const asCopy = (filing: Omit<Filing, 'record' | 'validUntil'>): Filing => ({
  ...filing,
  record: checkRecord,
});

type About = RecordOwner & { readonly organisation: string; readonly record: string };

/** Whom the log names: the worker, the person whose check it is of, or the organisation. */
const subjectOf = ({ worker, person }: Pick<FoundFile, 'worker' | 'person'>, organisation: string) =>
  worker ?? person ?? organisation;
