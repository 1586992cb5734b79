import type { RequestOf } from '@portway/contracts/operation';
import type {
  eraseRecordsOperation,
  SponsorArchive,
  takeArchiveOperation,
} from '@portway/contracts/sponsor/archive/archive';
import { csvBytes } from '@portway/formats/csv';
import { calendarDate } from '@portway/rules/kernel';
import { keepUntil } from '@portway/rules/sponsored-worker';
import { requireCompliance } from '../../../platform/auth/authorisation.ts';
import { requireRecentLogin } from '../../../platform/auth/recent-login.ts';
import type { FieldCipher } from '../../../platform/crypto/cipher.ts';
import type { Audit } from '../../../platform/db/audit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { ZipStream } from '../../../platform/files/zip-stream.ts';
import type { CountExport } from '../../account/organisation/exports/export-notices.service.ts';
import { requireMayErase } from './archive.policy.ts';
import type {
  ArchivedFile,
  ArchivedRow,
  ArchivedTable,
  Sealed,
  SponsorArchiveRepository,
} from './archive.repository.ts';
import { archivePage } from './archive-page.presenter.ts';

type On = RequestContext['transaction'];

interface Deps {
  readonly repository: SponsorArchiveRepository;
  /** The tables, by their names in the archive. */
  readonly tables: Readonly<Record<string, ArchivedTable>>;
  readonly ciphers: Readonly<Record<Sealed['of'], FieldCipher>>;
  readonly store: FileStore;
  readonly zip: (madeAt: Date) => ZipStream;
  readonly audit: Audit;
  /** Counts an export, of which owners may be told. */
  readonly countExport: CountExport;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

export type SponsorArchives = ReturnType<typeof sponsorArchiveService>;

/** The archive of a sponsor's records, without which they are not erased with their organisation. */
export function sponsorArchiveService(deps: Deps) {
  const { repository, audit } = deps;
  const officer = ({ caller }: RequestContext) => requireCompliance(caller, ['officer']).id;

  async function show(on: On, organisation: string): Promise<SponsorArchive> {
    const { name, ...about } = await repository.about(on, organisation);
    const ends = await repository.ends(on, organisation);
    const last = await repository.last(on, organisation);
    return {
      organisation: name ?? 'My organisation',
      ...about,
      workers: ends.reduce((sum, { workers }) => sum + workers, 0),
      holds: ends.reduce((sum, { holds }) => sum + holds, 0),
      keptUntil: daysOf(ends),
      archive:
        last === undefined
          ? null
          : {
              takenAt: last.at.toISOString(),
              by: last.by_name,
              sealed: last.with_sealed,
              isCurrent: last.isCurrent,
            },
    };
  }

  function decryptRow({ id, worker, field, encrypted, of }: Sealed): ArchivedRow {
    return { worker, field, value: deps.ciphers[of].decrypt(encrypted, id) };
  }

  /** Writes each table twice: for programs, and for spreadsheets. Read some rows at a time. */
  async function packTables(on: On, zip: ZipStream, sealed: boolean) {
    const counts: { name: string; rows: number }[] = [];
    for (const [name, table] of Object.entries(deps.tables))
      counts.push({ name, rows: await pack(zip, name, repository.rows(on, table)) });
    if (sealed) {
      const facts = (await repository.sealed(on)).map(decryptRow);
      counts.push({ name: 'sealed', rows: await pack(zip, 'sealed', one(facts)) });
    }
    return counts;
  }

  return {
    async show(requestContext: RequestContext): Promise<SponsorArchive> {
      return await show(requestContext.transaction, officer(requestContext));
    },
    /** Reads the tables; what it returns sends them, and then each file of a report. */
    async take(
      requestContext: RequestContext,
      { sealed, reason = null }: RequestOf<typeof takeArchiveOperation>,
    ): Promise<() => AsyncGenerator<Uint8Array<ArrayBuffer>>> {
      const { caller, transaction: on } = requestContext;
      const organisation = officer(requestContext);
      requireRecentLogin(caller, deps.now());
      const by = { account: caller.account, name: caller.fullName };
      const { organisation: name, workers, confidential } = await show(on, organisation);
      const access = { with_sealed: sealed, reason: sealed ? reason : null };
      await repository.add(on, { organisation, by, workers, ...access });
      if (sealed) await repository.addLooks(on, reason, by);
      const zip = deps.zip(new Date(deps.now()));
      const tables = await packTables(on, zip, sealed);
      const page = zip.begin('index.html', 'deflated');
      const facts = { organisation: name, day: deps.today(), tables, sealed, confidential };
      page.write(new TextEncoder().encode(archivePage(facts)));
      page.end();
      const files = await repository.files(on);
      await deps.countExport(requestContext, organisation);
      await audit.note(requestContext, 'sponsor-archive-taken', organisation, {
        workers: `${workers}`,
        sealed: sealed ? 'yes' : 'no',
      });
      return () => send(zip, files);
    },
    async erase(requestContext: RequestContext, confirmed: RequestOf<typeof eraseRecordsOperation>) {
      const { transaction: on } = requestContext;
      const organisation = officer(requestContext);
      requireMayErase(await show(on, organisation), confirmed);
      const erased = await repository.eraseWorkers(on, organisation);
      await audit.note(requestContext, 'sponsor-records-erased', organisation, {
        workers: `${erased}`,
        keptUntil: confirmed.keptUntil ?? 'not known',
      });
      return {
        message:
          'The records of your workers are erased. You can now leave the organisation, which deletes it.',
      };
    },
  };

  async function* send(zip: ZipStream, files: readonly ArchivedFile[]) {
    yield* bytesOf(zip);
    for (const { folder, key, name } of files) {
      const bytes = await deps.store.get(key);
      const path = `${folder}/${bytes === undefined ? 'lost.txt' : name.replaceAll(/[/\\]/g, '-')}`;
      const entry = zip.begin(path, 'stored');
      entry.write(bytes ?? new TextEncoder().encode('This file can no longer be opened.\n'));
      entry.end();
      yield* bytesOf(zip);
    }
    zip.end();
    yield* bytesOf(zip);
  }
}

function* bytesOf(zip: ZipStream) {
  for (const chunk of zip.ready()) yield new Uint8Array(chunk);
}

async function* one(rows: readonly ArchivedRow[]) {
  yield rows;
}

/** Two files of one table; says how many rows it has. */
async function pack(zip: ZipStream, name: string, pages: AsyncIterable<readonly ArchivedRow[]>) {
  const utf8 = new TextEncoder();
  const [json, csv] = [zip.begin(`${name}.json`, 'deflated'), zip.begin(`${name}.csv`, 'deflated')];
  let count = 0;
  json.write(utf8.encode('['));
  for await (const rows of pages) {
    const columns = Object.keys(rows[0] ?? {});
    const lines = rows.map((row) => columns.map((column) => cell(row[column])));
    // The mark of a spreadsheet stands at the head of the file alone.
    csv.write(count === 0 ? csvBytes([columns, ...lines]) : csvBytes(lines).subarray(3));
    const text = rows.map((row) => JSON.stringify(row)).join(',\n');
    json.write(utf8.encode(count === 0 ? text : `,\n${text}`));
    count += rows.length;
  }
  json.write(utf8.encode(']\n'));
  json.end();
  csv.end();
  return count;
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

interface Ends {
  readonly sponsorship_ended_on: string | null;
  readonly employment_ended_on: string | null;
  readonly workers: number;
}

/** The later of both days of each worker, the last first; before all those that are not known yet. */
function daysOf(ends: readonly Ends[]): SponsorArchive['keptUntil'] {
  const workersOf = new Map<string | null, number>();
  for (const { workers, ...end } of ends) {
    const until = untilOf(end);
    workersOf.set(until, (workersOf.get(until) ?? 0) + workers);
  }
  return [...workersOf]
    .map(([until, workers]) => ({ until, workers }))
    .toSorted((one, other) => (other.until ?? '9999').localeCompare(one.until ?? '9999'));
}

function untilOf({
  sponsorship_ended_on: sponsorshipEnd,
  employment_ended_on: employmentEnd,
}: Omit<Ends, 'workers'>) {
  if (sponsorshipEnd === null || employmentEnd === null) return null;
  const { records, rightToWorkCopy } = keepUntil({
    sponsorshipEndedOn: calendarDate(sponsorshipEnd),
    employmentEndedOn: calendarDate(employmentEnd),
  });
  if (records === null || rightToWorkCopy === null) return null;
  return [records, rightToWorkCopy].toSorted().at(-1) ?? null;
}
