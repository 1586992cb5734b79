import './jitless.ts';
import { z } from 'zod';

/** `GET /healthz`: the process is alive, and which version it is. */
export const health = z.object({ status: z.literal('alive'), version: z.string() });

/** `GET /readyz`: 200 when requests can be served, 503 with the reason when not. */
export const readiness = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('ready'),
    migration: z.int(),
    /** Left out where files are not scanned for viruses. While it is unreachable, no file is taken. */
    virusScanner: z.enum(['reachable', 'unreachable']).optional(),
    /** Left out where the register of sponsors is not fetched: the day of its edition, and on how many days that failed. */
    register: z.object({ edition: z.string().nullable(), failedDays: z.int() }).optional(),
  }),
  z.object({ status: z.literal('not-ready'), reason: z.string() }),
]);

export type Health = z.infer<typeof health>;
export type Readiness = z.infer<typeof readiness>;
