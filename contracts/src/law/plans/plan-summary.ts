import '../../jitless.ts';
import { z } from 'zod';

/**
 * What `/plan-a-hire.json` responds with for the answers in its query: the page's verdict and figures, for the pages
 * that show a plan beside others.
 */
export const planSummary = z.discriminatedUnion('status', [
  z.object({ status: z.literal('unanswered'), missing: z.array(z.string()) }),
  z.object({
    status: z.literal('answered'),
    title: z.string(),
    answers: z.record(z.string(), z.string()),
    job: z.record(z.string(), z.unknown()),
    sponsor: z.record(z.string(), z.unknown()),
    verdict: z.object({ look: z.enum(['clear', 'barrier', 'open']), title: z.string(), reason: z.string() }),
    figures: z.array(z.object({ label: z.string(), figure: z.string() })),
  }),
]);
export type PlanSummary = z.output<typeof planSummary>;
