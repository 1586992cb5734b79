import type { RequestOf } from '@portway/contracts/operation';
import type {
  CertificateReading,
  confirmCertificateOperation,
  confirmKeptCertificateOperation,
} from '@portway/contracts/sponsor/records/certificate-paper';
import type { FileInspector } from '@portway/files';
import { requireRecordKeeper } from '../../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import { missing } from '../../../../platform/refusal.ts';
import type { WorkerSealed } from '../../workers/sealed/worker-sealed.service.ts';
import type { PaperFile } from '../filing/record-files.repository.ts';
import type { RecordFiling } from '../filing/record-filing.service.ts';
import type { ReadField, readCertificate } from '../reading/read-certificate.ts';
import { refusePaper, requireFewPages, unreadable } from '../records.policy.ts';
import type { KeptRecordsRepository } from '../records.repository.ts';
import { requirePdf } from './certificate-paper.policy.ts';
import type * as comparing from './certificate-proposals.service.ts';
import type {
  CertificateOnRecord,
  Proposal,
  SealedField,
  SealedOnRecord,
} from './certificate-proposals.service.ts';
import type { CertificateRecordRepository } from './certificate-record.repository.ts';
import type { CertificateWrites } from './certificate-writes.service.ts';

type Confirmation = RequestOf<typeof confirmKeptCertificateOperation>;
type FileConfirmation = RequestOf<typeof confirmCertificateOperation>;

/** What was read of a file; null where it has no text, or takes too long to read. */
type Fields = readonly ReadField[] | null;

/** A file in the store, with what was read of it. */
interface PreparedFile {
  readonly fields: readonly ReadField[];
  readonly paper: PaperFile;
}

interface Deps {
  readonly repository: CertificateRecordRepository;
  readonly records: Pick<KeptRecordsRepository, 'of'>;
  readonly filing: Pick<RecordFiling, 'admit' | 'prepare' | 'add' | 'drop' | 'recall' | 'readable'>;
  readonly writes: CertificateWrites;
  /** How values that were read are held against the record. */
  readonly comparing: Pick<typeof comparing, keyof typeof comparing>;
  readonly inspect: FileInspector['readPaper'];
  readonly read: typeof readCertificate;
  readonly matching: WorkerSealed['matching'];
  readonly maxPages: number;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

const record = 'certificate';

const ownerOf = (worker: string) => ({ worker, check: null });

/** The printed certificate of a worker, read by rules: what it says is held against the record, and taken over once confirmed. */
export function certificatePaperService(deps: Deps) {
  const { repository, filing, writes } = deps;
  const { anothersCertificate, dayToCompare, proposals, termsOn } = deps.comparing;

  /** Checks a file and reads it, in a thread. Takes time, and needs no transaction. */
  async function fieldsOf(bytes: Uint8Array, name: string): Promise<Fields> {
    const paper = await deps.inspect(name, bytes);
    if (paper.status === 'refused') return refusePaper(paper.because, name);
    requirePdf(paper.kind);
    requireFewPages(paper.pages, deps.maxPages);
    const hasText = paper.rows?.some((rows) => rows.length > 0) === true;
    return hasText ? deps.read(paper.rows ?? [], deps.today()) : null;
  }

  async function sealedOf(
    { transaction: on }: RequestContext,
    { organisation, worker }: { readonly organisation: string; readonly worker: string },
    fields: readonly ReadField[],
  ) {
    const rows = await repository.sealed(on, worker);
    const sideOf = async (field: SealedField): Promise<SealedOnRecord> => {
      const row = rows.find((each) => each.field === field);
      const holders = new Map<string, readonly string[]>();
      for (const { value } of fields.find((each) => each.field === field)?.readings ?? [])
        holders.set(value, await deps.matching(on, organisation, { field, value }));
      return { tail: row?.tail ?? null, isThere: row !== undefined, holders };
    };
    return {
      'certificate-number': await sideOf('certificate-number'),
      'birth-date': await sideOf('birth-date'),
      passport: await sideOf('passport'),
    };
  }

  async function onRecordOf(
    requestContext: RequestContext,
    { organisation, worker: id }: { readonly organisation: string; readonly worker: string },
    fields: readonly ReadField[],
  ) {
    const { transaction: on } = requestContext;
    const worker = await repository.worker(on, organisation, id);
    if (worker === undefined) throw missing();
    const terms = await repository.terms(on, id);
    const onRecord: CertificateOnRecord = {
      worker,
      terms: termsOn(dayToCompare(fields, worker.certificate_start), terms),
      places: await repository.places(on, organisation),
      sealed: await sealedOf(requestContext, { organisation, worker: id }, fields),
    };
    return { worker, onRecord };
  }

  async function compared(
    requestContext: RequestContext,
    id: string,
    read: Fields,
  ): Promise<CertificateReading> {
    const { id: organisation } = requireRecordKeeper(requestContext.caller);
    const fields = read ?? [];
    const { worker, onRecord } = await onRecordOf(requestContext, { organisation, worker: id }, fields);
    const rows = await deps.records.of(requestContext.transaction, organisation, ownerOf(id));
    return {
      message: wordsOf(read),
      worker: { id, fullName: worker.full_name, version: worker.version },
      seen: rows.find((row) => row.record === record)?.version ?? 0,
      another: anothersCertificate(fields, onRecord),
      asksDays: onRecord.terms === undefined,
      fields: proposals(fields, onRecord).map(({ values: _, ...proposal }: Proposal) => proposal),
    };
  }

  async function takeOver(
    requestContext: RequestContext,
    id: string,
    { fields, confirmation }: { readonly fields: readonly ReadField[]; readonly confirmation: Confirmation },
  ): Promise<number> {
    const { id: organisation } = requireRecordKeeper(requestContext.caller);
    const { worker, onRecord } = await onRecordOf(requestContext, { organisation, worker: id }, fields);
    return await writes.takeOver(requestContext, {
      ...{ worker, terms: onRecord.terms, confirmation },
      proposals: proposals(fields, onRecord),
      another: anothersCertificate(fields, onRecord),
    });
  }

  return {
    async admit(requestContext: RequestContext, worker: string): Promise<void> {
      const { id: organisation } = requireRecordKeeper(requestContext.caller);
      const row = await repository.worker(requestContext.transaction, organisation, worker);
      if (row === undefined) throw missing();
    },
    fieldsOf,
    compared,
    /** Whether the caller may confirm such a file now. */
    admitFile: (requestContext: RequestContext, worker: string, { name, seen }: FileConfirmation) =>
      filing.admit(requestContext, ownerOf(worker), { record, name, seen, adds: 'version' }),
    async prepareFile(bytes: Uint8Array, name: string): Promise<PreparedFile> {
      const fields = await fieldsOf(bytes, name);
      return { fields: fields ?? [], paper: await filing.prepare(bytes, name) };
    },
    async confirmFile(
      requestContext: RequestContext,
      worker: string,
      {
        prepared: { fields, paper },
        confirmation: { name, seen, ...confirmation },
      }: {
        readonly prepared: PreparedFile;
        readonly confirmation: FileConfirmation;
      },
    ) {
      const count = await takeOver(requestContext, worker, { fields, confirmation });
      const { file } = await filing.add(requestContext, ownerOf(worker), {
        paper,
        filing: { record, name, seen, adds: 'version' },
      });
      return { message: `${tookWords(count)} The file is kept, encrypted.`, file };
    },
    dropFile: ({ paper }: PreparedFile) => filing.drop(paper),
    async recallFile(requestContext: RequestContext, file: string) {
      const { message } = await filing.recall(requestContext, file);
      return { message, file };
    },
    /** A function that reads a kept file; with whose it is. */
    async admitKept(requestContext: RequestContext, file: string) {
      const { worker, name, fetch } = await filing.readable(requestContext, file, record);
      return async () => {
        const bytes = await fetch();
        if (bytes === undefined) throw unreadable();
        return { worker, fields: await fieldsOf(bytes, name) };
      };
    },
    async confirmKept(
      requestContext: RequestContext,
      { worker, fields }: { readonly worker: string; readonly fields: Fields },
      confirmation: Confirmation,
    ) {
      const count = await takeOver(requestContext, worker, { fields: fields ?? [], confirmation });
      return { message: tookWords(count) };
    },
  };
}

export type CertificatePaper = ReturnType<typeof certificatePaperService>;

function wordsOf(fields: Fields): string {
  if (fields === null)
    return 'This file is a picture without text, so nothing can be read from it. Type its values in the record.';
  if (fields.length === 0)
    return 'No label of a certificate was found in this file. Type its values in the record.';
  return fields.length === 1 ? '1 value was read.' : `${fields.length} values were read.`;
}

const tookWords = (count: number) =>
  count === 1 ? '1 value is on record.' : `${count} values are on record.`;
