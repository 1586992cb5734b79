import '../../jitless.ts';
import { z } from 'zod';
import { sealedFields } from '../workers/worker-page.ts';
import { dateOrders, importKinds } from './import-columns.ts';
import { importUpdate } from './import-repair.ts';
import {
  importCorrection,
  importFault,
  importFaultGroup,
  importPreviewRow,
  importSheet,
  importSummary,
  leftOutRow,
} from './worker-imports.ts';

/** What is stored of a file besides the file: its headings, and its columns as mapped. */
export const storedMapping = z.object({
  kind: z.enum(importKinds),
  headings: z.array(z.string()),
  columns: z.record(z.string(), z.int()),
  wasRemembered: z.boolean(),
  isChecked: z.boolean(),
  faultsTotal: z.int(),
  summary: importSummary.nullable(),
  /** Whether someone said that all of the last 20 working days was reported. */
  allReported: z.boolean().optional(),
  /** Where the table stands in the file; left out of files that came before it could be chosen. */
  sheets: z.array(importSheet).optional(),
  sheet: z.int().optional(),
  headingRow: z.int().optional(),
  hiddenRows: z.int().optional(),
  encoding: z.string().nullable().optional(),
  dateOrder: z.enum(dateOrders).optional(),
  /** By place, what each column says of the order of its days. */
  dayOrders: z.array(z.enum([...dateOrders, 'either', 'both']).nullable()).optional(),
  leftOut: z.array(leftOutRow).optional(),
  /** Rows that can be imported by themselves. */
  rightRows: z.int().optional(),
  /** Whether the right rows alone are imported, and how many were left out. */
  rightRowsOnly: z.boolean().optional(),
  rowsLeft: z.int().optional(),
});
export type StoredMapping = z.output<typeof storedMapping>;

export const storedColumns = z.record(z.string(), z.int());

/** What the last check found, as it is encrypted. */
export const storedFindings = z.object({
  /** The first 10,000. */
  faults: z.array(importFault),
  groups: z.array(importFaultGroup),
  /** The rows that are left out when the right ones are imported. */
  rowsLeft: z.array(z.int()),
  /** The first 2,000, and how many there are. */
  updates: z.array(importUpdate),
  updatesTotal: z.int(),
});
export type StoredFindings = z.output<typeof storedFindings>;

export const storedCorrections = z.array(importCorrection);

const moment = z.string();
const storedTerms = z.object({
  id: z.string(),
  fromDay: z.string(),
  jobTitle: z.string(),
  occupationCode: z.string().nullable(),
  payPence: z.number().nullable(),
  hoursPerWeek: z.number().nullable(),
  worksOn: z.array(z.int()),
  workPlace: z.string().nullable(),
  recordedAt: moment,
  byAccount: z.string().nullable(),
  byName: z.string(),
});
const day = z.string().nullable();

/** What stood on record of a worker before an import changed it, as it is encrypted. */
export const storedBefore = z.object({
  version: z.int(),
  facts: z
    .object({
      full_name: z.string(),
      reference: z.string().nullable(),
      route: z.string(),
      salary_option: z.string().nullable(),
      ...{ certificate_start: day, certificate_ends: day, visa_from: day, visa_ends: day },
      ...{ started_on: day, sponsorship_ended_on: day, employment_ended_on: day },
    })
    .partial(),
  terms: z.array(storedTerms),
  sealed: z.array(
    z.object({
      field: z.enum(sealedFields),
      before: z
        .object({ value: z.string(), tail: z.string().nullable(), match: z.string(), changedAt: moment })
        .nullable(),
    }),
  ),
  absences: z.array(
    z.object({
      id: z.string(),
      lastDay: day,
      pay: z.enum(['paid', 'reduced', 'unpaid']),
      agreed: z.boolean(),
      excepted: z.boolean(),
    }),
  ),
});

/** The first rows of a file, as they are stored for the choice of its columns. */
export const storedPreview = z.array(importPreviewRow);
export type StoredPreview = z.output<typeof storedPreview>;
