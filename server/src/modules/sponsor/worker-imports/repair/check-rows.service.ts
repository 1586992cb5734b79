import { createHash } from 'node:crypto';
import type { ImportColumn, ImportKind } from '@portway/contracts/sponsor/worker-imports/import-columns';
import type { StoredMapping } from '@portway/contracts/sponsor/worker-imports/stored-import';
import type { ImportCorrection } from '@portway/contracts/sponsor/worker-imports/worker-imports';
import type { FieldCipher } from '../../../../platform/crypto/cipher.ts';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import type { ExaminedFiles } from '../updating/examined-file.service.ts';
import type { ImportRow, WorkerImportsRepository } from '../worker-imports.repository.ts';

import type { FindingsOf } from './findings.service.ts';
import { reasonsHeading } from './repaired-rows.presenter.ts';

type On = RequestContext['transaction'];

export interface CheckRowsDeps {
  readonly repository: WorkerImportsRepository;
  readonly examined: ExaminedFiles;
  readonly ciphers: ImportCiphers;
  readonly columnsOf: (kind: ImportKind) => readonly ImportColumn[];
  readonly findingsOf: FindingsOf;
}

/** One for each column that holds what a file says. */
export interface ImportCiphers {
  readonly file: FieldCipher;
  readonly corrections: FieldCipher;
  readonly findings: FieldCipher;
}

interface ToCheck {
  readonly row: ImportRow;
  /** As stored. */
  readonly encryptedFile: string;
  /** With the columns to read. */
  readonly mapping: StoredMapping;
  readonly corrections: readonly ImportCorrection[];
  readonly cutOver: string;
}

/** The most lines of a file that are listed as left out. */
const maxLeftOut = 1000;

/** Checks the rows of a file as they are corrected, and stores what is found. */
export function checkRowsService(deps: CheckRowsDeps) {
  const { repository, examined, ciphers, columnsOf, findingsOf } = deps;

  return {
    async check(on: On, { row, encryptedFile, mapping, corrections, cutOver }: ToCheck): Promise<void> {
      const { id, organisation } = row;
      const { kind, columns, headings } = mapping;
      const storedText = ciphers.file.decrypt(encryptedFile, id);
      const file = await examined.examine(on, { organisation, storedText, mapping, corrections, cutOver });
      const findings = findingsOf(file, columnsOf(kind));
      await repository.saveCheck(on, id, {
        mapping: {
          ...mapping,
          isChecked: true,
          faultsTotal: file.faultsTotal,
          summary: file.summary,
          leftOut: file.leftOut.slice(0, maxLeftOut),
          rightRows: row.rows_total - file.rowsLeft.size - file.leftOut.length,
        },
        encrypted_findings: ciphers.findings.encrypt(JSON.stringify(findings), id),
        encrypted_corrections: ciphers.corrections.encrypt(JSON.stringify(corrections), id),
        cut_over: cutOver,
      });
      const remember = (names: readonly string[], places: Readonly<Record<string, number>>) =>
        repository.rememberColumns(on, organisation, headingsKey(kind, names), places);
      await remember(headings, columns);
      const added = addedColumns(columns, corrections);
      if (added.length === 0) return;
      // As the file with the rows left has them.
      const fileHeadings = headings.filter((heading) => heading !== reasonsHeading);
      const labels = added.map(
        (column) => columnsOf(kind).find(({ id: one }) => one === column)?.label ?? column,
      );
      const places = added.map((column, at) => [column, fileHeadings.length + at] as const);
      await remember([...fileHeadings, ...labels], { ...columns, ...Object.fromEntries(places) });
    },
    /** Names the headings of a file, however many there are; those of a file that came back are the same. */
    headingsKey,
  };

  function headingsKey(kind: ImportKind, headings: readonly string[]): string {
    const fileHeadings = headings.filter((heading) => heading !== reasonsHeading);
    return createHash('sha256')
      .update(JSON.stringify([kind, ...fileHeadings]))
      .digest('hex');
  }
}

export type CheckRows = ReturnType<typeof checkRowsService>;

/** The columns that are corrected and that the file does not have. */
const addedColumns = (columns: Readonly<Record<string, number>>, corrections: readonly ImportCorrection[]) =>
  [...new Set(corrections.map(({ columnId }) => columnId))].filter((id) => columns[id] === undefined);
