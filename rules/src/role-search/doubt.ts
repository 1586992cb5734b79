import type { Occupation } from '../occupations/index.ts';
import { saysOnlyHow } from './beside-words.ts';
import type { Breadth } from './breadth.ts';
import type { Ranked } from './ranking.ts';
import type { RoleEntry } from './role-entry.ts';
import type { RoleIndex } from './role-index.ts';
import type { Slot } from './slot.ts';

/** With fewer codes there is a leader and perhaps an exception, which the list of other codes shows. */
const fewCodes = { ofWorker: 4, ofField: 3 };
/** A second code with this share of the leader’s score is close; with the higher one, as good. */
const close = 0.9;
const asGood = 0.95;
/** Up to this share of the titles the leader does not speak for the words. */
const half = 0.5;
const maxOfField = 0.67;
const maxDespiteVerdict = 0.75;
const hardlyAny = 0.2;

/** Words that the titles give to one code by far, while people in other occupations use them as often. */
const alsoElsewhere = new Set([
  // Software, but also property, games, business and products.
  'developer',
  // General practice and every specialty: two codes with different pay scales.
  'doctor',
  // A scientist, or a pharmacist to everybody else.
  'chemist',
  // Of goods on a line in the index of 2020, of software in today’s advertisements.
  'tester',
]);

interface Found {
  readonly slots: readonly Slot[];
  /** Best first. */
  readonly ranked: readonly Ranked[];
  readonly breadth: Breadth;
}

/** Whether the words name several occupations, so that one must not be taken for all of them. */
export function isDoubtful({ roles, entries }: RoleIndex, { slots, ranked, breadth }: Found): boolean {
  const [leader, second] = ranked;
  if (!leader || slots.length === 0) return false;
  if (slots.every(({ word }) => saysOnlyHow(word))) return true;
  if (slots.length === 1 && alsoElsewhere.has(slots[0]?.word ?? '')) return true;
  const share = (breadth.titles.get(leader.role) ?? 0) / breadth.total;
  if (breadth.isField) return breadth.titles.size >= fewCodes.ofField && share < maxOfField;
  if (breadth.titles.size < fewCodes.ofWorker) return false;
  const isWithin = ({ score }: Ranked, part: number) => score >= leader.score * part;
  if (share <= half) {
    if (second && isWithin(second, close)) return true;
    if (isResidual(roles[leader.role])) return true;
    if (share < hardlyAny && !isBareTitle(entries[leader.entry])) return true;
  }
  const verdict = roles[leader.role]?.skillLevel;
  const differs = ranked.some((each) => isWithin(each, asGood) && roles[each.role]?.skillLevel !== verdict);
  return differs && share < maxDespiteVerdict;
}

/** Whether a table of occupations, not only the index, gives the title its code wherever the work is done. */
function isBareTitle(entry: RoleEntry | undefined): boolean {
  return entry !== undefined && entry.kind !== 'index' && entry.meant === '';
}

/** A unit group for what fits no other. */
export function isResidual(role: Occupation | undefined): boolean {
  return role !== undefined && /not elsewhere classified|n\.e\.c\.|^other /i.test(role.title);
}
