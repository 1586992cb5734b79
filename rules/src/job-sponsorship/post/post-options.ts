import type { Pence } from '../../kernel/index.ts';
import {
  type OptionLetter,
  optionTitles,
  type SalaryOption,
  weeklyHours,
} from '../../minimum-salary/index.ts';
import { anyNewWorker, payAsked, penceOf, reaches } from '../least-pay.ts';
import { type PostFacts, payBasisOf, type ReadyPost, readyPost } from './post-facts.ts';
import { postFigures } from './post-figures.ts';

/** Who could be sponsored on a figure: all who are new, or some of them. */
export type PostGroup = 'new-entrants' | 'stem-phd' | 'phd' | 'anyone';

/** One open salary option of a post, and which end of its pay range reaches it. */
export interface PostOption {
  readonly group: PostGroup;
  readonly option: OptionLetter;
  readonly title: string;
  readonly minPence: Pence;
  /** Null while the post does not say what it pays. */
  readonly reachedBy: 'whole-range' | 'upper-part' | 'none' | null;
}

/** How the figure for all who are new follows from the hours, where they are not those of the published rates. */
export interface HoursEffect {
  readonly perWeek: number;
  /** The hours for which rates are published. */
  readonly publishedFor: number;
  readonly publishedPence: Pence;
  readonly goingRatePence: Pence;
  /** It does not shrink with the hours. */
  readonly thresholdPence: Pence;
  readonly minPence: Pence;
}

export interface PostOptions {
  /** Lowest figure first; empty where there is no figure for somebody new. */
  readonly options: readonly PostOption[];
  readonly hours: HoursEffect | null;
}

const none: PostOptions = { options: [], hours: null };

/** Every salary option that is open to a worker new to the route, with and without a discount. */
export function postOptions(facts: PostFacts): PostOptions {
  const post = readyPost({ ...facts, payToPence: facts.payToPence ?? 0, payBasis: 'actual' });
  if ('reason' in post) return none;
  const requiredPay = payAsked(post, anyNewWorker);
  if (!('options' in requiredPay)) return none;
  const figures = postFigures(post, requiredPay);
  const saysPay = facts.payToPence !== undefined && payBasisOf(facts) === 'actual';
  const standard = figures.standard.open;
  const groups = [
    ['new-entrants', figures.newEntrant.open],
    ['stem-phd', figures.stemPhd.open],
    ['phd', figures.phd.open],
    ['anyone', standard],
  ] as const;
  const options = groups
    .flatMap(([group, option]) => (option === null ? [] : optionOf(post, { group, option, saysPay })))
    // A discount that lowers nothing is no option of its own.
    .filter(({ group, minPence }) => group === 'anyone' || minPence !== penceOf(standard))
    .toSorted((one, other) => one.minPence - other.minPence);
  return { options, hours: standard === null ? null : hoursEffect(post, standard) };
}

interface Open {
  readonly group: PostGroup;
  readonly option: SalaryOption;
  readonly saysPay: boolean;
}

function optionOf(post: ReadyPost, { group, option, saysPay }: Open): PostOption[] {
  const minPence = penceOf(option);
  if (minPence === null) return [];
  const reachedBy = saysPay ? reachOf(post, minPence) : null;
  return [{ group, option: option.option, title: optionTitles[option.option], minPence, reachedBy }];
}

function reachOf({ lowPence, testedPence }: ReadyPost, least: Pence): PostOption['reachedBy'] {
  if (reaches(lowPence, least)) return 'whole-range';
  return reaches(testedPence, least) ? 'upper-part' : 'none';
}

function hoursEffect({ day, hoursPerWeek }: ReadyPost, standard: SalaryOption): HoursEffect | null {
  const hours = weeklyHours({ hours: { perWeek: hoursPerWeek }, assignedOn: day });
  // A national pay scale has hours of its own.
  if (standard.option === 'K' || hours.status !== 'read' || hours.hundredths === hours.base) return null;
  const { publishedRatePence, goingRatePence, thresholdPence, minimumAnnualPence } = standard;
  if (publishedRatePence === null || goingRatePence === null) return null;
  if (thresholdPence === null || minimumAnnualPence === null) return null;
  return {
    perWeek: hoursPerWeek,
    publishedFor: hours.base / 100,
    publishedPence: publishedRatePence,
    goingRatePence,
    thresholdPence,
    minPence: minimumAnnualPence,
  };
}
