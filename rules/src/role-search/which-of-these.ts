import { minorGroup, nurses } from '../occupations/index.ts';
import { type Breadth, breadthOf, wordsOfJob } from './breadth.ts';
import { isDoubtful, isResidual } from './doubt.ts';
import { maxCodes } from './leaders.ts';
import type { Question } from './question.ts';
import { type Ranker, rankQuestion } from './rank.ts';
import type { Ranked } from './ranking.ts';
import type { RoleIndex } from './role-index.ts';
import type { Slot } from './slot.ts';

/**
 * How much a title of a code counts: those who ask about sponsorship seldom mean work that cannot be sponsored,
 * and a group for all the rest is seldom what was meant.
 */
const byVerdict = { higher: 1.5, medium: 1, 'medium-extending-only': 1, ineligible: 0.5 };
const ofResidual = 0.5;
/** A code with the word in its own name counts as if it had this share of the most titles besides. */
const ofOwnName = 0.25;

/** The codes to choose from where the words name several occupations, likeliest first; none where they name one. */
export function whichOfThese(ranker: Ranker, { code, slots: typed }: Question, limit: number): Ranked[] {
  const { index } = ranker;
  if (code !== undefined) return [];
  const slots = wordsOfJob(index, typed);
  const ranked = rankQuestion(ranker, { code, slots }, maxCodes);
  const breadth = breadthOf(index, slots);
  return isDoubtful(index, { slots, ranked, breadth })
    ? varied(index, byLikelihood(index, { slots, ranked, breadth })).slice(0, limit)
    : [];
}

/** How many codes are seen at once, and how many of these may be of one minor group. */
const atOnce = 6;
const ofOneGroup = 3;

/**
 * The likeliest codes first, but not six kinds of civil engineer before the first software engineer. Registered
 * nurses have a group of their own, which people choose within: they stay together.
 */
function varied({ roles }: RoleIndex, ranked: readonly Ranked[]): Ranked[] {
  const groupOf = ({ role }: Ranked) => minorGroup(roles[role]?.code ?? '');
  const kinds = [...Map.groupBy(ranked, (each) => (groupOf(each) === nurses ? nurses : each.role)).values()];
  const seen = new Map<string, number>();
  const leading = kinds.filter(([best]) => {
    if (!best) return false;
    const before = seen.get(groupOf(best)) ?? 0;
    seen.set(groupOf(best), before + 1);
    return before < ofOneGroup;
  });
  const first = leading.slice(0, atOnce);
  return [...first, ...kinds.filter((kind) => !first.includes(kind))].flat();
}

interface Found {
  readonly slots: readonly Slot[];
  readonly ranked: readonly Ranked[];
  readonly breadth: Breadth;
}

/** Orders the codes by how many titles they have for the words, each with a title to know it by. */
function byLikelihood(
  { roles }: RoleIndex,
  { ranked, breadth: { titles, named, examples } }: Found,
): Ranked[] {
  const entries = new Map(ranked.map(({ role, entry }) => [role, entry]));
  const ownName = Math.max(...titles.values(), 1) * ofOwnName;
  const likelihoodOf = (role: number) => {
    const occupation = roles[role];
    if (!occupation) return 0;
    const counted = (titles.get(role) ?? 0) + (named.has(role) ? ownName : 0);
    return counted * byVerdict[occupation.skillLevel] * (isResidual(occupation) ? ofResidual : 1);
  };
  return [...new Set([...entries.keys(), ...titles.keys()])]
    .map((role) => ({
      role,
      entry: examples.get(role) ?? entries.get(role) ?? 0,
      score: likelihoodOf(role),
    }))
    .toSorted((one, other) => other.score - one.score || one.role - other.role);
}
