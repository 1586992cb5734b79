import type { Parameter } from '../kernel/index.ts';
import * as parameters from './parameters.ts';

export { checkJobWording, type WordingFacts, type WordingMark } from './job-wording.ts';

/** What a job post should not say, and where it may. */
export const jobWordingParameters: readonly Parameter<unknown>[] = Object.values(parameters);
