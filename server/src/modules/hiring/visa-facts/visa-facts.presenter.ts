import type { PostSponsorship } from '@portway/contracts/candidate/jobs/job-sponsorship';
import type { Sponsoring, VisaFacts } from '@portway/contracts/hiring/visa-facts/visa-facts';
import type { VisaFacts as FromRules } from '@portway/rules/visa-facts';

interface StoredShare {
  readonly needs_sponsorship: boolean;
  readonly possible_from: string | null;
  readonly min_pence: number | null;
  readonly lower_may_apply: boolean;
  readonly small_cost_pence: number | null;
  readonly large_cost_pence: number | null;
}

interface StoredRequest {
  readonly asked_at: Date;
  readonly asked_by_name: string;
  readonly answered_at: Date | null;
}

/** What the rules worked out, as it is shown to the candidate and then to the employer. */
export function visaFactsOf({ cost, ...facts }: FromRules): VisaFacts {
  return { ...facts, cost: cost && { ...cost } };
}

export function sharedFacts(row: StoredShare): VisaFacts {
  const { small_cost_pence: smallPence, large_cost_pence: largePence } = row;
  return {
    needsSponsorship: row.needs_sponsorship,
    possibleFrom: row.possible_from,
    minPence: row.min_pence,
    lowerMayApply: row.lower_may_apply,
    cost: smallPence === null || largePence === null ? null : { smallPence, largePence },
  };
}

export function storedFacts(facts: VisaFacts): StoredShare {
  return {
    needs_sponsorship: facts.needsSponsorship,
    possible_from: facts.possibleFrom,
    min_pence: facts.minPence,
    lower_may_apply: facts.lowerMayApply,
    small_cost_pence: facts.cost?.smallPence ?? null,
    large_cost_pence: facts.cost?.largePence ?? null,
  };
}

export function askedOf(request: StoredRequest | undefined) {
  return {
    askedAt: request?.asked_at.toISOString() ?? null,
    askedBy: request?.asked_by_name ?? null,
    answeredAt: request?.answered_at?.toISOString() ?? null,
  };
}

/** What the shared answers and the post come to. A person decides what follows from it. */
export function verdictOf(facts: VisaFacts, post: PostSponsorship): NonNullable<Sponsoring['verdict']> {
  const { reason, standardPence: offerAtLeastPence } = post;
  if (!facts.needsSponsorship)
    return {
      status: 'not-needed',
      reason: 'The candidate says that no sponsor is needed for this job.',
      offerAtLeastPence: null,
    };
  if (post.status === 'unknown') return { status: 'more-to-find-out', reason, offerAtLeastPence };
  if (post.status === 'anyone') return { status: 'no-obvious-barrier', reason, offerAtLeastPence };
  return { status: facts.lowerMayApply ? 'lower-may-apply' : 'barrier', reason, offerAtLeastPence };
}
