import { type CalendarDate, type LawRead, lawOn } from '../kernel/index.ts';
import type { WordingRequirement } from '../wording-requirements/index.ts';
import { ageFaults } from './age-faults.ts';
import type { WordingFault } from './fault.ts';
import { isDemanded, isDenied, isLawful, isOfOthers, type Surroundings } from './frames.ts';
import { ageDemands, personDemands } from './person-demands.ts';
import { personFaults } from './person-faults.ts';
import { raceDemands, rightToWorkDemands } from './race-demands.ts';
import { raceFaults } from './race-faults.ts';

export interface WordingFacts {
  /** The day whose law is read. */
  readonly on: CalendarDate;
  /** Whether the post could be sponsored on its pay, hours and occupation. */
  readonly sponsorable: boolean;
  /** What the law, security or the nature of the work requires of this post: the employer was asked which. */
  readonly requires: readonly WordingRequirement[];
}

/** Words of a job post that can be unlawful or put people off. A warning: nothing is blocked by it. */
export interface WordingMark {
  /** Where the words begin, counted in UTF-16 code units as JavaScript does. */
  readonly offset: number;
  readonly length: number;
  readonly words: string;
  readonly weight: WordingFault['weight'];
  readonly reason: string;
  readonly better: string;
  /** What it rests on, with its sources. */
  readonly law: LawRead;
}

/** Made when they are first needed: the register publishes this topic where nothing is checked. */
let faults: readonly WordingFault[] | undefined;
/** How much of a sentence is read on each side of the words. */
const reach = 160;

/** Marks such words, in the order of the text. Where two overlap, the one that begins first or is longer stays. */
export function checkJobWording(text: string, facts: WordingFacts): readonly WordingMark[] {
  faults ??= [
    ...raceFaults(),
    ...ageFaults(),
    ...personFaults(),
    ...raceDemands(),
    ...rightToWorkDemands(),
    ...ageDemands(),
    ...personDemands(),
  ];
  const marks = faults
    .filter(({ liftedBy = [], ifSponsorable }) => {
      const isLifted = liftedBy.some((requirement) => facts.requires.includes(requirement));
      return !isLifted && (ifSponsorable === undefined || facts.sponsorable);
    })
    .flatMap((fault) => marksOf(fault, text, facts.on))
    .sort((one, other) => one.offset - other.offset || other.length - one.length);
  let end = 0;
  return marks.filter(({ offset, length }) => {
    if (offset < end) return false;
    end = offset + length;
    return true;
  });
}

function marksOf(fault: WordingFault, text: string, on: CalendarDate): WordingMark[] {
  const version = lawOn(fault.about, on);
  if (version.status !== 'in-force') return [];
  const { find, weight, better } = fault;
  return [...text.matchAll(find)].flatMap(({ 0: words, index: offset }) => {
    if (!isMarked(fault, words, surroundingsOf(text, offset, words.length))) return [];
    const instead = typeof better === 'string' ? better : better(words);
    return [
      {
        offset,
        length: words.length,
        words,
        weight,
        reason: version.value,
        better: instead,
        law: version.law,
      },
    ];
  });
}

/** The sentence around the words, as far as it is read. */
function surroundingsOf(text: string, offset: number, length: number): Surroundings {
  const before =
    text
      .slice(Math.max(0, offset - reach), offset)
      .split(/[.!?\n]\s|\n/)
      .at(-1) ?? '';
  const end = offset + length;
  const [after = ''] = text.slice(end, end + reach).split(/(?<=[.!?])\s|\n/, 1);
  return { before, after };
}

function isMarked(fault: WordingFault, words: string, around: Surroundings): boolean {
  const { unlessBefore, unlessAfter, unless, demand, aboutAnybody } = fault;
  if (unlessBefore?.test(around.before) || unlessAfter?.test(around.after)) return false;
  if (unless?.(words, around) || isLawful(around)) return false;
  if (aboutAnybody === undefined && isOfOthers(around)) return false;
  return demand === undefined ? !isDenied(around) : isDemanded(demand, around);
}
