import { lawOn, lawStep, type NotApplicable, notApplicable } from '../kernel/index.ts';
import type { Eligible } from './eligible.ts';
import { ratingNeeded } from './parameters.ts';
import { applicationDay, keepsSponsor, type RoleFacts } from './role-facts.ts';

/** SW 5.3: an A-rated sponsor, unless the worker continues for the same sponsor. */
export function sponsorRating(facts: RoleFacts): Eligible | NotApplicable {
  const nothingAsked = { status: 'eligible', missing: [], steps: [], warnings: [] } as const;
  if (facts.sponsorRating === undefined) return nothingAsked;
  const ratingLaw = lawOn(ratingNeeded, applicationDay(facts));
  if (ratingLaw.status === 'no-law') return nothingAsked;
  const steps = [lawStep(ratingLaw, { text: `rated ${facts.sponsorRating}` })];
  const keeps = keepsSponsor(facts);
  if (facts.sponsorRating === ratingLaw.value || keeps === true) return { ...nothingAsked, steps };
  if (keeps === 'unknown') return { ...nothingAsked, missing: ['sameSponsor'], steps };
  return notApplicable(
    `A sponsor rated ${facts.sponsorRating} can sponsor only its own workers who continue to work for it. A new worker needs a sponsor rated ${ratingLaw.value}.`,
    steps,
  );
}
