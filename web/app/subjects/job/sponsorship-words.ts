import type {
  JobSponsorship,
  PostSponsorship,
  RegisterEntry,
  SponsorshipForMe,
} from '@portway/contracts/jobs/job-sponsorship';
import { dayInWords, withDaysInWords } from '../../text/days.ts';
import { inShortPounds } from '../../text/money.ts';
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
 * anybody can use a sponsor's name, and we do not verify who an employer is.
 */
export function employerAnswer({ offered: said, register, post }: JobSponsorship): SponsorshipAnswer {
  const isOld =
    register.edition !== null && daysBetween(register.edition.publishedOn, post.judgedOn) > oldAfterDays;
  const licensed = isOld ? 'unknown' : register.sponsorsSkilledWorkers;
  const mark = said === 'no' || licensed === false ? 'bad' : 'open';
  const title = said === null ? 'The employer says nothing about sponsorship' : offered[said];
  const look = isOld || register.edition === null ? [lookItUp(isOld)] : [];
  return { mark, title, lines: [...registerLines(register), unchecked, ...look] };
}

/** The page of the entry that the employer named, or of the likeliest one. */
export function entryPath({ confirmed, candidates }: JobSponsorship['register']): string | undefined {
  const entry = confirmed ?? candidates[0]?.entry;
  return entry && `/sponsors/${entry.slug}`;
}

const unchecked = 'We have not checked that this employer is who it says it is.';

/** A new edition is published on most working days. */
const oldAfterDays = 60;

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

function lookItUp(isOld: boolean): string {
  const why = isOld ? 'That edition is old, and much may have changed. ' : '';
  return `${why}Look the employer up on GOV.UK: “Register of licensed sponsors: workers”.`;
}

function registerLines({ status, edition, confirmed, candidates }: JobSponsorship['register']): string[] {
  const day = edition === null ? '' : dayInWords(edition.publishedOn);
  const of = `This is the register of ${day}.`;
  if (status === 'no-register') return ['We can’t check the register of sponsors right now.'];
  if (confirmed !== null && confirmed.lastSeenOn !== edition?.publishedOn)
    return [
      `The entry that the employer named, ${nameOf(confirmed)}, is no longer on the register. The edition of ${dayInWords(confirmed.lastSeenOn)} was the last to list it. ${of}`,
    ];
  if (confirmed !== null)
    return [
      `On the register of licensed sponsors as ${entryWords(confirmed)}.`,
      `The employer says that this entry is theirs. ${of}`,
    ];
  const [likest] = candidates;
  if (likest === undefined)
    return [
      `We found no entry with this name on the register of ${day}. The employer may be listed under another name.`,
    ];
  const sure = likest.confidence === 'exact';
  return [
    `${sure ? 'The register of licensed sponsors has an entry with the same name in the same town' : 'The register of licensed sponsors has an entry that may be this employer'}: ${entryWords(likest.entry)}.`,
    `${sure ? '' : `${likest.because.join(' ')} `}The employer has not confirmed that it is theirs. ${of}`,
  ];
}

const nameOf = ({ name, town }: RegisterEntry) => (town === null ? name : `${name}, ${town}`);

function entryWords(entry: RegisterEntry): string {
  const ratings = [...new Set(entry.ratings.map(({ rating }) => rating))].filter((rating) => rating !== '');
  const routes = [...new Set(entry.ratings.map(({ route }) => route))];
  return `${nameOf(entry)}: ${[...ratings, ...routes].join(', ')}${limits(entry)}`;
}

/** What the entry does not allow, as the next sentence. */
function limits({ ratings }: RegisterEntry): string {
  const skilled = ratings.filter(({ route }) => /^skilled worker$/i.test(route));
  if (skilled.length === 0) return '. This licence does not cover Skilled Workers';
  if (!skilled.every(({ rating }) => /\bB[ -]rat/i.test(rating))) return '';
  return '. It is rated B, so it cannot give a new worker a Certificate of Sponsorship until it is rated A again. To be confirmed on GOV.UK';
}

/** The same for this user, by their profile. */
export function forMeAnswer({ status, headline, reasons }: SponsorshipForMe): SponsorshipAnswer {
  const marks = { yes: 'good', 'not-needed': 'good', no: 'bad', depends: 'open', unknown: 'open' } as const;
  return { mark: marks[status], title: headline, lines: reasons.map(withDaysInWords) };
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
    { label: 'Applying inside the UK', status: switching.status, words: switching.because },
    { label: 'PhD', status: phd.status, words: phd.because },
  ];
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
};
