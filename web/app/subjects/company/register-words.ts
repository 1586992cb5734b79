import type { RegisterEntry, RegisterMatch } from '@portway/contracts/candidate/jobs/job-sponsorship';
import { isOldEdition as isOld } from '@portway/formats/register-word';
import { dayInWords } from '../../text/days.ts';

export interface RegisterMarkWords {
  readonly words: string;
  readonly look: 'mint' | 'sand' | 'rose';
}

/** The same in a few words, for a tag; undefined where there is no register to speak of. */
export function registerMark({
  status,
  edition,
  confirmed,
  confirmedOn,
}: RegisterMatch): RegisterMarkWords | undefined {
  if (edition === null || status === 'no-register') return undefined;
  if (confirmed !== null && confirmed.lastSeenOn !== edition.publishedOn)
    return { words: `Not on the register as of ${dayInWords(edition.publishedOn)}`, look: 'rose' };
  if (confirmedOn !== null)
    return { words: `Register entry confirmed on ${dayInWords(confirmedOn)}`, look: 'mint' };
  if (confirmed !== null) return { words: 'Register entry claimed', look: 'sand' };
  if (status === 'candidates') return { words: 'Register entry not claimed', look: 'sand' };
  return { words: `Not found on the register as of ${dayInWords(edition.publishedOn)}`, look: 'sand' };
}

/** The page of the entry that the employer named, or of the likeliest one. */
export function entryPath({ confirmed, candidates }: RegisterMatch): string | undefined {
  const entry = confirmed ?? candidates[0]?.entry;
  return entry && `/sponsors/${entry.slug}`;
}

/** Said wherever our team has not confirmed the entry. */
export function uncheckedLine({ confirmedOn }: RegisterMatch): string[] {
  return confirmedOn === null ? ['We have not checked that this employer is who it says it is.'] : [];
}

export function isOldEdition({ edition }: RegisterMatch, today: string): boolean {
  return edition !== null && isOld(edition.publishedOn, today);
}

export function lookItUp(isOld: boolean): string {
  const why = isOld ? 'That edition is old, and much may have changed. ' : '';
  return `${why}Look the employer up on GOV.UK: “Register of licensed sponsors: workers”.`;
}

/** What the register has of an employer, in sentences. */
export function registerLines({
  status,
  edition,
  confirmed,
  confirmedOn,
  candidates,
}: RegisterMatch): string[] {
  const day = edition === null ? '' : dayInWords(edition.publishedOn);
  const editionNote = `This is the register of ${day}.`;
  if (status === 'no-register')
    return ['Our copy of the register of sponsors is not loaded yet, so we cannot say.'];
  if (confirmed !== null && confirmed.lastSeenOn !== edition?.publishedOn)
    return [
      `The entry that the employer named, ${nameOf(confirmed)}, is no longer on the register. The edition of ${dayInWords(confirmed.lastSeenOn)} was the last to list it. ${editionNote}`,
    ];
  if (confirmed !== null)
    return [
      `On the register of licensed sponsors as ${entryWords(confirmed)}.`,
      `${whoSaysSo(confirmedOn)} ${editionNote}`,
    ];
  const [likest] = candidates;
  if (likest === undefined)
    return [
      `We found no entry with this name on the register of ${day}. The employer may be listed under another name.`,
    ];
  const sure = likest.confidence === 'exact';
  return [
    `${sure ? 'The register of licensed sponsors has an entry with the same name in the same town' : 'The register of licensed sponsors has an entry that may be this employer'}: ${entryWords(likest.entry)}.`,
    `${sure ? '' : `${likest.because.join(' ')} `}The employer has not confirmed that it is theirs. ${editionNote}`,
  ];
}

const whoSaysSo = (confirmedOn: string | null) =>
  confirmedOn === null
    ? 'The employer says that this entry is theirs.'
    : `We confirmed on ${dayInWords(confirmedOn)} that this entry is theirs.`;

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
