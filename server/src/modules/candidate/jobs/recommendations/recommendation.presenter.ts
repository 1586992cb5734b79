import type { JobCard, MyJobCard } from '@portway/contracts/candidate/jobs/jobs';
import type { ProfileAnswers } from '@portway/contracts/candidate/profile/profile';
import { coveringSkill } from './implied-skills.presenter.ts';
import { levelFit } from './level-fit.presenter.ts';

/** One reason for or against a job, and its weight. */
interface Reason {
  readonly points: number;
  /** Undefined for a reason against: it affects the order, but is not shown. */
  readonly words?: string;
}

export interface Judged {
  readonly points: number;
  /** The strongest first. */
  readonly because: string[];
  readonly sharedSkills: string[];
}

type Wishes = Omit<ProfileAnswers, 'fullName'>;

/**
 * How well a job fits a profile; undefined for a job that is neither a role they look for nor asks for a skill they have, and
 * for one of quite another level, whatever else fits. The weights are in
 * docs/decisions/0040-badges-and-recommendations.md.
 */
export function judgeFit(card: MyJobCard, wishes: Wishes, isRole: boolean): Judged | undefined {
  const level = levelFit(card, wishes);
  if (level === 'far') return undefined;
  const sharedSkills = shared(card, wishes);
  if (!isRole && sharedSkills.length === 0) return undefined;
  const reasons = [
    ...(isRole ? [{ points: 30, words: 'It is a role you are looking for.' }] : []),
    ...skillReasons(card, sharedSkills, wishes),
    ...payReasons(card, wishes, level !== 'near'),
    ...placeReasons(card, wishes),
    ...sponsorReasons(card),
    ...levelReasons(card, wishes),
    ...sizeReasons(card, wishes),
  ];
  const inFavour = reasons
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points);
  return {
    points: reasons.reduce((sum, { points }) => sum + points, 0),
    because: inFavour.flatMap(({ words }) => words ?? []),
    sharedSkills,
  };
}

const plain = (text: string) => text.trim().toLowerCase();

const haveOf = ({ skills = [], technologiesWanted = [] }: Wishes) => [...skills, ...technologiesWanted];

function shared({ skills }: JobCard, wishes: Wishes): string[] {
  return skills.filter((skill) => coveringSkill(skill, haveOf(wishes)) !== undefined);
}

/** A skill of a job in words, with the one that brings it where that has another name. */
function skillWords(skill: string, wishes: Wishes): string {
  const by = coveringSkill(skill, haveOf(wishes)) ?? skill;
  return plain(by) === plain(skill) ? skill : `${skill} (from ${by})`;
}

function skillReasons({ skills }: JobCard, matching: readonly string[], wishes: Wishes): Reason[] {
  const avoided = new Set((wishes.technologiesAvoided ?? []).map(plain));
  const against = skills.some((skill) => avoided.has(plain(skill))) ? [{ points: -25 }] : [];
  if (matching.length === 0) return against;
  const names = inWords(matching.map((skill) => skillWords(skill, wishes)));
  const words =
    skills.length === 1
      ? `You have the one skill it asks for: ${names}.`
      : `You have ${matching.length} of its ${skills.length} skills: ${names}.`;
  return [{ points: 8 * Math.min(matching.length, 5), words }, ...against];
}

/** The top of a range counts for somebody at the job's level: others start below it. */
function payReasons(card: JobCard, { salary, currency = 'GBP' }: Wishes, isTheirLevel: boolean): Reason[] {
  if (salary == null || card.currency !== currency) return [];
  if (card.payTo < salary) return [{ points: -15 }];
  if (!isTheirLevel && card.payFrom < salary) return [];
  const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency, maximumFractionDigits: 0 });
  const pay = isTheirLevel ? `up to ${money.format(card.payTo)}` : `from ${money.format(card.payFrom)}`;
  const words = `It pays ${pay}; you ask for ${money.format(salary)}.`;
  return [{ points: 12, words }];
}

/** A yes covers the whole range; where only its upper part is enough, it depends. */
function sponsorReasons({ forMe }: MyJobCard): Reason[] {
  return forMe === 'yes' ? [{ points: 15, words: 'Its pay is enough for you to be sponsored.' }] : [];
}

function placeReasons(card: JobCard, { locations = [], workRemotely }: Wishes): Reason[] {
  if (card.workplace === 'fully-remote')
    return workRemotely ? [{ points: 10, words: 'It is remote, as you would like.' }] : [];
  const { place } = card;
  if (place === null || locations.length === 0) return [];
  const ownLocation = locations.find((location) =>
    plain(location)
      .split(/\W+/)
      .includes(plain(place).split(/\W+/)[0] ?? ''),
  );
  return ownLocation === undefined
    ? []
    : [{ points: 10, words: `It is in ${place}, where you want to work.` }];
}

const levelWords = {
  intern: 'an internship',
  entry: 'entry level',
  mid: 'mid level',
  senior: 'senior level',
} as const;

function levelReasons(card: JobCard, wishes: Wishes): Reason[] {
  const fit = levelFit(card, wishes);
  if (fit === 'unknown') return [];
  if (fit === 'near') return [{ points: -5 }];
  const words =
    wishes.jobType === undefined
      ? `It is ${levelWords[card.level]}, which fits your years of experience.`
      : `It is ${levelWords[card.level]}, which is what you are looking for.`;
  return [{ points: 5, words }];
}

function sizeReasons({ employer: { size } }: JobCard, { companyPreferences = {} }: Wishes): Reason[] {
  const wish = size === null ? undefined : companyPreferences[size];
  if (wish === 'Ideal') return [{ points: 5, words: 'The company is the size you would like best.' }];
  return wish === 'No' ? [{ points: -20 }] : [];
}

function inWords(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words);
}
