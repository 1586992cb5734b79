import '../../../jitless.ts';
import { z } from 'zod';
import { rowId } from '../../../account/account-settings/account-fields.ts';

/** A planned event in a list. */
export const plannedRow = z
  .object({
    id: rowId,
    kind: z.string(),
    title: z.string(),
    day: z.string(),
    worker: z.object({ id: rowId, name: z.string() }).nullable(),
  })
  .meta({ id: 'PlannedEventRow' });
export type PlannedRow = z.output<typeof plannedRow>;
