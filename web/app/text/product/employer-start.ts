import { type CapabilityId, capabilities } from './capabilities.ts';

/** What an employer can do soon after signing up, each under the capability that answers for it. */
const steps: readonly (readonly [CapabilityId, string])[] = [
  ['job-editor', 'post a job with what it must pay beside it'],
  ['applicants-board', 'follow applicants on a board'],
  ['offers', 'make offers'],
  ['counted-duties', 'have a sponsor’s duties counted in days'],
  ['candidate-search', 'search for candidates'],
];

/** In one sentence, of what is open today. */
export function employerStart(): string {
  const open = steps.filter(([id]) => capabilities[id].open).map(([, words]) => words);
  return `You ${new Intl.ListFormat('en-GB').format(open)}. All of it is free today.`;
}
