import { randomUUID } from 'node:crypto';
import type {
  DateOrder,
  ImportColumn,
  ImportKind,
} from '@portway/contracts/sponsor/worker-imports/import-columns';
import type { StoredMapping } from '@portway/contracts/sponsor/worker-imports/stored-import';
import type { ImportLook, WorkerImport } from '@portway/contracts/sponsor/worker-imports/worker-imports';
import { requireCompliance, requireRecordKeeper } from '../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { missing } from '../../../platform/refusal.ts';
import { londonClock } from '../../../platform/time/local-time.ts';
import type { Layout, Outline, Reading } from './checked-file.service.ts';
import type { ImportPreviews } from './import-previews.service.ts';
import type { CheckRows, ImportCiphers } from './repair/check-rows.service.ts';
import type { Repairs } from './repair/repairs.service.ts';
import type { UpdateWorkers } from './updating/update-workers.service.ts';
import {
  conflict,
  requireColumns,
  requireCutOver,
  requireOpen,
  requirePlaces,
  requireRightRows,
  requireSound,
  whyNotUndone,
} from './worker-imports.policy.ts';
import { faultsTable, importOf, importRowOf } from './worker-imports.presenter.ts';
import type {
  Change,
  HistoryWorker,
  ImportRow,
  WorkerImportsRepository,
} from './worker-imports.repository.ts';

type On = RequestContext['transaction'];

export interface WorkerImportsDeps {
  readonly repository: WorkerImportsRepository;
  readonly reading: Pick<Reading, 'outline' | 'storedText' | 'bytesOf'>;
  readonly previews: ImportPreviews;
  readonly checks: CheckRows;
  readonly repairs: Repairs;
  readonly updating: Pick<UpdateWorkers, 'undo'>;
  readonly ciphers: ImportCiphers;
  readonly columnsOf: (kind: ImportKind) => readonly ImportColumn[];
  readonly guess: (
    kind: ImportKind,
    headings: readonly string[],
    values: readonly (readonly string[])[],
  ) => Record<string, number>;
  readonly lookAt: (worker: HistoryWorker, days: { cutOver: string; today: string }) => ImportLook[];
  readonly changesToReport: (worker: HistoryWorker, days: { cutOver: string; today: string }) => Change[];
  readonly readMapping: (json: unknown) => StoredMapping;
  readonly readColumns: (json: unknown) => Record<string, number>;
  readonly importSoon: (transaction: On, id: string) => Promise<void>;
  readonly today: () => string;
}

interface Sent {
  readonly name: string;
  readonly kind: ImportKind;
}

const all = ['officer', 'viewer', 'adviser'] as const;
interface Checking {
  readonly columns: Record<string, number>;
  readonly cutOver: string;
  /** Whether all of the last 20 working days was reported; left out, it is not known. */
  readonly allReported?: boolean | undefined;
  readonly dateOrder?: DateOrder | undefined;
}

interface Arranging extends Layout {
  readonly columns?: Record<string, number> | undefined;
  readonly dateOrder?: DateOrder | undefined;
}

/** The most of one list "Look at these". */
const maxLooks = 500;

/** Workers and absences from a file: sent, checked, imported as a whole, and undone as a whole. */
export function workerImportsService(deps: WorkerImportsDeps) {
  const { repository, reading, checks, repairs, previews, ciphers, readMapping, today } = deps;

  async function present({ caller, transaction }: RequestContext, row: ImportRow): Promise<WorkerImport> {
    const mapping = readMapping(row.mapping);
    // A viewer sees how much is wrong, and nothing of what the file holds.
    const isRecordKeeper = requireCompliance(caller, all).complianceRole !== 'viewer';
    return importOf(row, {
      mapping,
      findings: isRecordKeeper ? repairs.findingsOf(row) : null,
      corrections: isRecordKeeper ? repairs.correctionsOf(row) : [],
      cannotUndo: whyNotUndone(row, await undoing(transaction, row)),
      asksDateOrder: previews.asksDateOrder(mapping),
      preview: isRecordKeeper && row.by_account === caller.account ? await previews.of(row, mapping) : null,
    });
  }

  /** What is stored of a file: where its table stands, and its columns as they were remembered or are guessed. */
  async function mappingOf(
    on: On,
    organisation: string,
    { kind, outline }: { kind: ImportKind; outline: Outline },
  ): Promise<StoredMapping> {
    const { headings, headingRow, hiddenRows, firstRows, sheets, sheet, encoding, dayOrders } = outline;
    const remembered = await repository.columnsOf(on, organisation, checks.headingsKey(kind, [...headings]));
    const below = firstRows.filter(({ row }) => row > headingRow);
    const values = headings.map((_, place) => below.map(({ cells }) => cells[place] ?? ''));
    return {
      ...{ kind, headings: [...headings], headingRow, hiddenRows, sheets: [...sheets], sheet, encoding },
      ...{ dayOrders: [...dayOrders], isChecked: false, faultsTotal: 0, summary: null },
      columns: remembered === undefined ? deps.guess(kind, headings, values) : deps.readColumns(remembered),
      wasRemembered: remembered !== undefined,
    };
  }

  async function undoing(on: On, row: ImportRow) {
    if (row.state !== 'imported') return { isRecordedOn: false, hasNoBefore: false };
    return {
      isRecordedOn: await repository.isRecordedOn(on, row),
      hasNoBefore: await repository.hasNoBefore(on, row),
    };
  }

  async function find(on: On, organisation: string, id: string): Promise<ImportRow> {
    const row = await repository.find(on, organisation, id);
    if (row === undefined) throw missing();
    return row;
  }

  async function lock(on: On, organisation: string, id: string): Promise<ImportRow> {
    const row = await repository.findForUpdate(on, organisation, id);
    if (row === undefined) throw missing();
    return row;
  }

  return {
    async list({ caller, transaction }: RequestContext) {
      const rows = await repository.list(transaction, requireCompliance(caller, all).id);
      return { imports: rows.map((row) => importRowOf(row, readMapping(row.mapping).kind)) };
    },
    async admit({ caller }: RequestContext): Promise<void> {
      requireRecordKeeper(caller);
    },
    async prepare(bytes: Uint8Array): Promise<{ readonly outline: Outline; readonly bytes: Uint8Array }> {
      return { outline: await reading.outline(bytes), bytes };
    },
    async keep(
      requestContext: RequestContext,
      { outline, bytes }: { outline: Outline; bytes: Uint8Array },
      { name, kind }: Sent,
    ): Promise<WorkerImport> {
      const { caller, transaction } = requestContext;
      const organisation = requireRecordKeeper(caller).id;
      const id = randomUUID();
      const mapping = await mappingOf(transaction, organisation, { kind, outline });
      await repository.add(transaction, {
        id,
        organisation,
        file_name: name,
        mapping,
        rows_total: outline.total,
        encrypted_file: ciphers.file.encrypt(reading.storedText(bytes), id),
        encrypted_preview: previews.seal(id, outline),
        cut_over: (await repository.cutOverOf(transaction, organisation)) ?? today(),
        by_account: caller.account,
        by_name: caller.fullName,
      });
      return await present(requestContext, await find(transaction, organisation, id));
    },
    async show(requestContext: RequestContext, id: string): Promise<WorkerImport> {
      const { id: organisation } = requireCompliance(requestContext.caller, all);
      return await present(requestContext, await find(requestContext.transaction, organisation, id));
    },
    /** Chooses where the table stands in the file, and its columns; nothing is checked yet. */
    async arrange(
      requestContext: RequestContext,
      id: string,
      { columns, dateOrder, ...layout }: Arranging,
    ): Promise<WorkerImport> {
      const { caller, transaction } = requestContext;
      const { id: organisation } = requireRecordKeeper(caller);
      const row = await lock(transaction, organisation, id);
      const encryptedFile = requireOpen(row);
      const mapping = readMapping(row.mapping);
      const { kind, headings, sheet } = mapping;
      const order = dateOrder && { dateOrder };
      if (layout.sheet !== undefined || layout.headingRow !== undefined) {
        const bytes = reading.bytesOf(ciphers.file.decrypt(encryptedFile, id));
        const outline = await reading.outline(bytes, { sheet, ...layout });
        await repository.saveLayout(transaction, id, {
          mapping: { ...(await mappingOf(transaction, organisation, { kind, outline })), ...order },
          outline: { rows_total: outline.total, encrypted_preview: previews.seal(id, outline) },
        });
      } else {
        if (columns !== undefined) requirePlaces(columns, headings, deps.columnsOf(kind));
        const arranged = { ...mapping, ...(columns && { columns }), ...order };
        const unchecked = { isChecked: false, faultsTotal: 0, summary: null, leftOut: [] };
        // What says the same leaves a check as it is: the two may have been sent at once.
        if (!isSameArrangement(arranged, mapping))
          await repository.saveLayout(transaction, id, { mapping: { ...arranged, ...unchecked } });
      }
      return await present(requestContext, await find(transaction, organisation, id));
    },
    /** A dry run. */
    async check(
      requestContext: RequestContext,
      id: string,
      { columns, cutOver, allReported, dateOrder }: Checking,
    ): Promise<WorkerImport> {
      const { caller, transaction } = requestContext;
      const { id: organisation } = requireRecordKeeper(caller);
      const row = await lock(transaction, organisation, id);
      const encryptedFile = requireOpen(row);
      const mapping = readMapping(row.mapping);
      const { kind, headings } = mapping;
      requireColumns(columns, headings, deps.columnsOf(kind));
      requireCutOver(cutOver, today());
      const reported = allReported === undefined ? {} : { allReported };
      await checks.check(transaction, {
        ...{ row, encryptedFile, cutOver },
        mapping: { ...mapping, columns, ...reported, ...(dateOrder && { dateOrder }) },
        corrections: repairs.correctionsOf(row),
      });
      return await present(requestContext, await find(transaction, organisation, id));
    },
    async faults({ caller, transaction }: RequestContext, id: string): Promise<Uint8Array> {
      const row = await find(transaction, requireRecordKeeper(caller).id, id);
      return faultsTable(repairs.findingsOf(row)?.faults ?? [], readMapping(row.mapping).faultsTotal);
    },
    async repair(
      requestContext: RequestContext,
      id: string,
      repair: Parameters<Repairs['repair']>[2],
    ): Promise<WorkerImport> {
      await repairs.repair(requestContext, id, repair);
      const { id: organisation } = requireRecordKeeper(requestContext.caller);
      return await present(requestContext, await find(requestContext.transaction, organisation, id));
    },
    /** The import itself runs in the background: of all rows, or of the right ones. */
    async begin(
      requestContext: RequestContext,
      id: string,
      { rightRowsOnly }: { rightRowsOnly: boolean },
    ): Promise<WorkerImport> {
      const { caller, transaction } = requestContext;
      const { id: organisation } = requireRecordKeeper(caller);
      const row = await lock(transaction, organisation, id);
      requireOpen(row);
      const mapping = readMapping(row.mapping);
      if (rightRowsOnly) requireRightRows(mapping);
      else requireSound(mapping);
      await repository.begin(transaction, id, { ...mapping, rightRowsOnly });
      await deps.importSoon(transaction, id);
      return await present(requestContext, await find(transaction, organisation, id));
    },
    async undo(requestContext: RequestContext, id: string): Promise<WorkerImport> {
      const { caller, transaction } = requestContext;
      const { id: organisation } = requireCompliance(caller, ['officer']);
      const row = await lock(transaction, organisation, id);
      const whyNot = whyNotUndone(row, await undoing(transaction, row));
      if (whyNot !== null) throw conflict(whyNot);
      await deps.updating.undo(transaction, id);
      await repository.takeBack(transaction, id);
      await repository.undone(transaction, id);
      await deps.importSoon(transaction, id);
      return await present(requestContext, await find(transaction, organisation, id));
    },
    async look({ caller, transaction }: RequestContext, id: string) {
      const row = await find(transaction, requireCompliance(caller, all).id, id);
      const { cut_over: cutOver } = row;
      if (row.state !== 'imported' || cutOver === null) return { looks: [], total: 0 };
      const workers = await repository.historyOf(transaction, id);
      // As it was judged when it was imported.
      const days = { cutOver, today: londonDay(row.imported_at ?? row.at) };
      const looks = workers.flatMap((worker) => ofFile(worker, deps.lookAt(worker, days)));
      const running = workers.flatMap((worker) =>
        runningOf(worker, ofFile(worker, deps.changesToReport(worker, days))),
      );
      return { looks: looks.slice(0, maxLooks), total: looks.length, running: running.slice(0, maxLooks) };
    },
  };
}
export type WorkerImports = ReturnType<typeof workerImportsService>;

function isSameArrangement(one: StoredMapping, other: StoredMapping): boolean {
  const ids = Object.keys({ ...one.columns, ...other.columns });
  return one.dateOrder === other.dateOrder && ids.every((id) => one.columns[id] === other.columns[id]);
}

const londonDay = (moment: Date) => londonClock.shows(moment.getTime()).date;

function runningOf({ id, name }: HistoryWorker, changes: readonly Change[]): ImportLook[] {
  return changes.map(({ happenedOn, title, conclusion: { because, deadline } }) => ({
    ...{ worker: id, name, happenedOn, title, because },
    reportBy: deadline !== null && 'reportBy' in deadline ? deadline.reportBy : null,
  }));
}

/** Of a worker who was on record, what the file itself says. */
const ofFile = <Each extends { readonly happenedOn: string }>(
  { changedDays }: HistoryWorker,
  findings: readonly Each[],
): readonly Each[] =>
  findings.filter(({ happenedOn }) => changedDays === null || changedDays.includes(happenedOn));
