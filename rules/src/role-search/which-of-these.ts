import { minorGroup, nurses } from '../occupations/index.ts';
import { breadthOf, wordsIn, wordsOfJob } from './breadth.ts';
import {
  hasEqual,
  isDoubtful,
  isExample,
  isItsOwn,
  isPoor,
  isResidual,
  type SearchFindings,
} from './doubt.ts';
import type { Question } from './question.ts';
import { maxCodes } from './ranking/leaders.ts';
import { type Ranker, rankQuestion } from './ranking/rank.ts';
import type { Ranked } from './ranking/ranking.ts';
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
export function whichOfThese(ranker: Ranker, question: Question, limit: number): Ranked[] {
  const { index } = ranker;
  if (question.code !== undefined) return [];
  const ranked = rankQuestion(ranker, question, maxCodes);
  const [leader] = ranked;
  const isNamed = isExample(index, { slots: question.slots, ranked });
  if (leader && isNamed && isItsOwn(index, leader.entry)) return [];
  const slots = wordsOfJob(index, question.slots);
  const fullyRanked =
    slots === question.slots ? ranked : rankQuestion(ranker, { ...question, slots }, maxCodes);
  const codes = codesToAsk(index, slots, fullyRanked);
  return (leader && isNamed && codes.length > 0 ? leaderFirst(leader, codes) : codes).slice(0, limit);
}

function codesToAsk(index: RoleIndex, slots: readonly Slot[], ranked: readonly Ranked[]): readonly Ranked[] {
  const fitting = wordsOfLeader(index, slots, ranked);
  const isWhole = fitting.length === slots.length;
  const reading = { slots: fitting, ranked, breadth: breadthOf(index, fitting) };
  if (isDoubtful(index, reading)) {
    const likely = byLikelihood(index, reading);
    return varied(index, isWhole ? likely : bestFirst(ranked, likely));
  }
  return (isWhole ? hasEqual(ranked) : isPoor(index, slots, reading)) ? bestFirst(ranked, []) : [];
}

/** An example of the Rules comes first among the codes that have its title. */
function leaderFirst(leader: Ranked, codes: readonly Ranked[]): Ranked[] {
  return [leader, ...codes.filter(({ role }) => role !== leader.role)];
}

/** The words of the query that the title of the best code has, where no title has them all. */
function wordsOfLeader(
  index: RoleIndex,
  slots: readonly Slot[],
  [leader]: readonly Ranked[],
): readonly Slot[] {
  if (!leader) return [];
  const has = wordsIn(index, leader.entry);
  return slots.filter(({ readings }) => readings.some(has));
}

/** A code whose score is below this share of the best one is not offered before those of the words alone. */
const fairlyNear = 0.6;

/** First what fits the query best, then what its words alone could mean. */
function bestFirst(ranked: readonly Ranked[], likely: readonly Ranked[]): Ranked[] {
  const least = (ranked[0]?.score ?? 0) * fairlyNear;
  const best = ranked.filter(({ score }) => score >= least);
  const roles = new Set(best.map(({ role }) => role));
  return [...best, ...likely.filter(({ role }) => !roles.has(role))];
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
  const countByGroup = new Map<string, number>();
  const leading = kinds.filter(([best]) => {
    if (!best) return false;
    const before = countByGroup.get(groupOf(best)) ?? 0;
    countByGroup.set(groupOf(best), before + 1);
    return before < ofOneGroup;
  });
  const first = leading.slice(0, atOnce);
  return [...first, ...kinds.filter((kind) => !first.includes(kind))].flat();
}

/** Orders the codes by how many titles they have for the words, each with a title to know it by. */
function byLikelihood(
  { roles }: RoleIndex,
  { ranked, breadth: { titles, rolesNamed, examples } }: SearchFindings,
): Ranked[] {
  const entries = new Map(ranked.map(({ role, entry }) => [role, entry]));
  const ownName = Math.max(...titles.values(), 1) * ofOwnName;
  const likelihoodOf = (role: number) => {
    const occupation = roles[role];
    if (!occupation) return 0;
    const titleCount = (titles.get(role) ?? 0) + (rolesNamed.has(role) ? ownName : 0);
    return titleCount * byVerdict[occupation.skillLevel] * (isResidual(occupation) ? ofResidual : 1);
  };
  return [...new Set([...entries.keys(), ...titles.keys()])]
    .map((role) => ({
      role,
      entry: examples.get(role) ?? entries.get(role) ?? 0,
      score: likelihoodOf(role),
    }))
    .toSorted((one, other) => other.score - one.score || one.role - other.role);
}
