import type {
  JobSponsorship,
  PostSponsorship,
  SponsorshipForMe,
} from '@portway/contracts/candidate/jobs/job-sponsorship';
import { dayInWords, withDaysInWords } from '../../../text/days.ts';
import { inShortPounds } from '../../../text/money.ts';
import { isOldEdition, lookItUp, registerLines, uncheckedLine } from '../../company/register-words.ts';
import { isClosed } from './sponsorship-tag.ts';

/** One statement about sponsorship: the verdict in a line, and the reasons. */
export interface SponsorshipAnswer {
  readonly mark: 'good' | 'bad' | 'open';
  readonly title: string;
  readonly lines: readonly string[];
}

const payTitles: Readonly<Record<PostSponsorship['status'], string>> = {
  anyone: 'The pay is enough for anyone',
  phd: 'The pay is enough for new entrants, or with a PhD',
  'new-entrants': 'The pay is enough for new entrants only',
  nobody: 'The pay is not enough to sponsor a new worker',
  unknown: 'We cannot tell whether the pay is enough',
};

/**
 * Whether the job can be sponsored at its pay and hours. A plain yes requires the whole of the range to be
 * enough.
 */
export function payAnswer(post: PostSponsorship): SponsorshipAnswer {
  const { status, reason, warnings, lowEndPasses, payNote } = post;
  const isPart = lowEndPasses === false;
  const mark = status === 'nobody' ? 'bad' : status === 'unknown' || isPart ? 'open' : 'good';
  const title = isPart ? payTitles[status].replace('The pay', 'The top of the pay') : payTitles[status];
  return {
    mark,
    title: isClosed({ sponsorable: status, payNote })
      ? 'This job cannot be sponsored for a new worker'
      : title,
    lines: [reason, ...warnings.map(({ message }) => message)].map(withDaysInWords),
  };
}

/** The figures that the pay is compared with; those that apply to nobody are left out. */
export function payFigures(post: PostSponsorship): { label: string; figure: string }[] {
  const figures: [string, number | null][] = [
    ['This job pays up to', post.testedPence],
    ['Any new worker needs', post.standardPence],
    ['A new entrant needs', post.newEntrantPence],
    ['With a relevant PhD', post.phdPence],
    ['With a STEM PhD', post.stemPhdPence],
  ];
  return figures.flatMap(([label, pence]) =>
    pence === null ? [] : [{ label, figure: inShortPounds(pence) }],
  );
}

const offered = {
  yes: 'The employer says it would sponsor this job',
  depends: 'The employer says it depends on the person',
  no: 'The employer does not sponsor this job',
} as const;

/**
 * What the employer says, and its entry in the register of licensed sponsors. Never good news by itself:
 * anybody can use a sponsor's name.
 */
export function employerAnswer({ offered: offer, register, post }: JobSponsorship): SponsorshipAnswer {
  const isOld = isOldEdition(register, post.judgedOn);
  const licensed = isOld ? 'unknown' : register.sponsorsSkilledWorkers;
  const mark = offer === 'no' || licensed === false ? 'bad' : 'open';
  const title = offer === null ? 'The employer says nothing about sponsorship' : offered[offer];
  const look = isOld || register.edition === null ? [lookItUp(isOld)] : [];
  return { mark, title, lines: [...registerLines(register), ...uncheckedLine(register), ...look] };
}

/** The same for this user, by their profile. */
export function forMeAnswer({ status, headline, reasons }: SponsorshipForMe): SponsorshipAnswer {
  const marks = { yes: 'good', 'not-needed': 'good', no: 'bad', depends: 'open', unknown: 'open' } as const;
  return { mark: marks[status], title: withDaysInWords(headline), lines: reasons.map(withDaysInWords) };
}

/** What decides for a user, one by one. */
export function limbsOf({ status, newEntrant, switching, phd }: SponsorshipForMe) {
  if (status === 'not-needed') return [];
  const until = newEntrant.until === null ? '' : ` Your age counts until ${dayInWords(newEntrant.until)}.`;
  return [
    {
      label: 'New entrant',
      status: newEntrant.status,
      words: `${withDaysInWords(newEntrant.because)}${until}`,
    },
    { label: 'Applying inside the UK', status: switching.status, words: withDaysInWords(switching.because) },
    { label: 'PhD', status: phd.status, words: withDaysInWords(phd.because) },
  ];
}

/** The salary options that cannot apply to this user, those with the same reason together. */
export function excludedOptions({ excluded }: SponsorshipForMe) {
  const groups = Map.groupBy(excluded, ({ because }) => because);
  return [...groups].map(([because, options]) => ({
    titles: options.map(({ title }) => title).join(' · '),
    because: withDaysInWords(because),
  }));
}

/** The profile's names for its answers, as used within a sentence. */
export const missingWords: Readonly<Record<string, string>> = {
  isLegallyAuthorized: 'whether you may work in the UK',
  requiresSponsorship: 'whether you need sponsorship',
  currentVisa: 'your current visa',
  visaExpires: 'when it expires',
  bornOn: 'your date of birth',
  phd: 'whether you have a PhD',
  monthsHeld: 'the months of permission you have held',
  newEntrantGround: 'other new-entrant reasons',
  studentCourse: 'how far your course is',
  studentDegree: 'your UK degree',
  courseEndsOn: 'when your course ends',
};
