import '../../jitless.ts';
import { recordedSubject } from '@portway/rules/recorded';
import { dutyIds } from '@portway/rules/sponsor-duties';
import { z } from 'zod';
import { reportingOutcome } from '../../law/calculators/reporting-deadline.ts';
import { draft } from './duties.ts';

/** Of a duty that was stored before its outcome said so. */
const dutiesReadTo = recordedSubject('guidance-part-3').readTo;

const dutyId = z.enum(dutyIds).nullable().catch(null);
const keepList = z.object({ keep: z.array(z.string()) }).catch({ keep: [] });
const whole = z.looseObject({ keep: z.unknown(), concludedBy: z.unknown() });

function countOf(deadline: unknown) {
  const { data } = whole.safeParse(deadline);
  if (data === undefined) return null;
  const { keep, concludedBy, ...outcome } = data;
  return reportingOutcome.safeParse({ recordedTo: dutiesReadTo, ...outcome }).data ?? null;
}

/** A duty as it was stored, by today’s schema: a count that no longer fits is left out. */
export function readStoredDuty(row: {
  readonly deadline: unknown;
  readonly draft: unknown;
  readonly duty: string | null;
}) {
  return {
    duty: dutyId.parse(row.duty),
    keep: keepList.parse(row.deadline).keep,
    deadline: countOf(row.deadline),
    draft: draft.catch([]).parse(row.draft),
  };
}
