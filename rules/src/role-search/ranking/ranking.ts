import type { RoleIndex } from '../role-index.ts';

/** A code that was found, by its index in `roles`, with its best entry. */
export interface Ranked {
  readonly role: number;
  readonly entry: number;
  readonly score: number;
}

/** The most that several matching titles of one code can add to its score. */
const agreementCounts = 0.05;
const halfAgreement = 3;

/** Collects entries by code. `take` empties it, so that one object serves every query. */
export interface Ranking {
  add(entry: number, fit: number, isWhole: boolean): void;
  /** Whether some entry had every word. */
  hasWhole(): boolean;
  /** How many codes have an entry with at least this fit. */
  howMany(fit: number): number;
  /** The fit of the best entry. */
  bestFit(): number;
  /** The best codes, best first; empties the ranking. */
  take(limit: number): Ranked[];
}

export function createRanking({ roles, roleOf, entries }: RoleIndex): Ranking {
  const best = new Float32Array(roles.length);
  const bestEntry = new Int32Array(roles.length);
  const agreeing = new Uint16Array(roles.length);
  let touched: number[] = [];
  let whole = false;
  let bestOfAll = 0;

  function add(entry: number, fit: number, isWhole: boolean): void {
    const role = roleOf[entry] ?? 0;
    const before = best[role] ?? 0;
    if (before === 0) touched.push(role);
    if (fit > before) {
      best[role] = fit;
      bestEntry[role] = entry;
      if (fit > bestOfAll) bestOfAll = fit;
    }
    if (!isWhole) return;
    whole = true;
    // The title that names several agrees already.
    if (entries[entry]?.kind === 'example-part') return;
    agreeing[role] = (agreeing[role] ?? 0) + 1;
  }

  function howMany(fit: number): number {
    let count = 0;
    for (const role of touched) if ((best[role] ?? 0) >= fit) count++;
    return count;
  }

  function scoreOf(role: number): number {
    const titles = agreeing[role] ?? 0;
    return (best[role] ?? 0) + (agreementCounts * titles) / (titles + halfAgreement);
  }

  function take(limit: number): Ranked[] {
    const ranked: Ranked[] = [];
    for (const role of touched) {
      const score = scoreOf(role);
      // Hundreds of codes may have been found, but few are wanted.
      if (ranked.length < limit || isBetter(score, role, ranked[limit - 1])) {
        insert(ranked, { role, entry: bestEntry[role] ?? 0, score });
        if (ranked.length > limit) ranked.pop();
      }
      agreeing[role] = 0;
      best[role] = 0;
    }
    touched = [];
    whole = false;
    bestOfAll = 0;
    return ranked;
  }

  return { add, hasWhole: () => whole, howMany, bestFit: () => bestOfAll, take };
}

function insert(ranked: Ranked[], match: Ranked): void {
  let at = ranked.length;
  while (at > 0 && isBetter(match.score, match.role, ranked[at - 1])) at--;
  ranked.splice(at, 0, match);
}

/** If scores are equal the lower code comes first, so that the order is always the same. */
function isBetter(score: number, role: number, other: Ranked | undefined): boolean {
  if (other === undefined) return false;
  return score > other.score || (score === other.score && role < other.role);
}
