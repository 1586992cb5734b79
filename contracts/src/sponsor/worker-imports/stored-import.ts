import '../../jitless.ts';
import { z } from 'zod';
import { importKinds } from './import-columns.ts';
import { importFault, importSummary } from './worker-imports.ts';

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
});
export type StoredMapping = z.output<typeof storedMapping>;

export const storedColumns = z.record(z.string(), z.int());
/** Faults that were stored before they had kinds are read too. */
export const storedFaults = z.array(
  importFault.extend({
    kind: z.string().default('other'),
    columnId: z.string().nullable().default(null),
    value: z.string().nullable().default(null),
  }),
);
