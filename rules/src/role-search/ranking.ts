import type { RoleIndex } from './role-index.ts';

/** A code that was found, by its place in `roles`, with the entry that fits best. */
export interface Ranked {
  readonly role: number;
  readonly entry: number;
  readonly score: number;
}

/** Several titles of one code that agree speak for it, up to this much. */
const agreementCounts = 0.05;
const halfAgreement = 3;

/** Gathers entries by their codes. Emptied by reading, so that one serves every question. */
export interface Ranking {
  add(entry: number, fit: number, isWhole: boolean): void;
  /** Whether some entry had every word. */
  hasWhole(): boolean;
  /** How many codes have an entry that fits at least so well. */
  howMany(fit: number): number;
  /** How well the best entry fits. */
  bestFit(): number;
  /** The best codes, best first; then the ranking is empty. */
  take(limit: number): Ranked[];
}

export function createRanking({ roles, roleOf }: RoleIndex): Ranking {
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
      // Of hundreds of codes that were found, few are asked for.
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

function insert(ranked: Ranked[], found: Ranked): void {
  let at = ranked.length;
  while (at > 0 && isBetter(found.score, found.role, ranked[at - 1])) at--;
  ranked.splice(at, 0, found);
}

/** Of two as good the lower code comes first, so that the order is always the same. */
function isBetter(score: number, role: number, other: Ranked | undefined): boolean {
  if (other === undefined) return false;
  return score > other.score || (score === other.score && role < other.role);
}
