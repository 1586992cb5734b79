import '../../../jitless.ts';
import { z } from 'zod';

const move = z.looseObject({ workers: z.array(z.uuid()) });

/** The workers whom the stored answers of an office’s move name; of other events, nobody. */
export const movedIn = (facts: unknown): readonly string[] => move.safeParse(facts).data?.workers ?? [];
