import type { JobCard } from '@portway/contracts/candidate/jobs/jobs';
import { type RegisterWord, recentRegisterWord, registerWordText } from '@portway/formats/register-word';

interface SponsorshipTag {
  readonly words: string;
  /** Good news gets an icon. */
  readonly good: boolean;
}

export type SponsorshipOfCard = Pick<
  JobCard,
  'sponsorable' | 'sponsorshipOffered' | 'payNote' | 'dependsOn'
> & {
  readonly employer: Pick<JobCard['employer'], 'register' | 'registerWord'>;
};

/** Ours to say only where our team has confirmed the employer's entry on the register; else it says whose word it is. */
const sponsors = { yes: 'Sponsors this role', depends: 'May sponsor this role' } as const;
/** Where the register's word is beside it. */
const offers = { yes: 'Offers sponsorship', depends: 'May offer sponsorship' } as const;
/** Where no register is known. */
const says = { yes: 'Employer says it sponsors', depends: 'Employer says it may sponsor' } as const;
/** An employer who does not mention sponsorship does not offer it: only the pay is high enough. */
const enough = {
  anyone: 'Pay high enough to sponsor',
  phd: 'Enough for new entrants or a PhD',
  'new-entrants': 'Pay enough for new entrants',
} as const;

/**
 * A card's summary of sponsorship: what the employer says, as far as the pay and the register support it.
 * Undefined where nothing is known; the job's details say why.
 */
export function sponsorshipTag(job: SponsorshipOfCard, today: string): SponsorshipTag | undefined {
  const { sponsorable, sponsorshipOffered, payNote } = job;
  if (sponsorshipOffered === 'no') return { words: 'Does not sponsor', good: false };
  if (sponsorable === 'nobody')
    return { words: isClosed(job) ? 'Closed to new sponsorship' : 'Pay too low to sponsor', good: false };
  // A national pay scale decides, and the job does not say where on it this one is.
  if (job.dependsOn === 'pay-scale') return { words: 'Depends on the band', good: false };
  if (sponsorable === 'unknown' && isNotActualPay(payNote))
    return { words: 'Actual pay not given', good: false };
  if (sponsorable === 'unknown')
    return sponsorshipOffered === null ? undefined : offerTag(sponsorshipOffered, job.employer, today);
  if (sponsorshipOffered === null) {
    const isPart = sponsorable === 'anyone' && payNote?.startsWith('The top of the range');
    return { words: isPart ? 'Top of range enough to sponsor' : enough[sponsorable], good: !isPart };
  }
  if (sponsorable === 'new-entrants') return { words: 'New entrants only', good: true };
  if (sponsorable === 'phd') return { words: 'New entrants or a PhD', good: true };
  return offerTag(sponsorshipOffered, job.employer, today);
}

function offerTag(
  offered: 'yes' | 'depends',
  { register, registerWord }: SponsorshipOfCard['employer'],
  today: string,
): SponsorshipTag {
  if (register === 'gone') return { words: 'Employer has left the register', good: false };
  if (register === 'confirmed') return { words: sponsors[offered], good: true };
  const isKnown = recentRegisterWord(registerWord, today) !== undefined;
  return { words: isKnown ? offers[offered] : says[offered], good: false };
}

export interface RegisterTag {
  readonly words: string;
  readonly look: 'mint' | 'sand' | 'rose';
}

const looks: Readonly<Record<RegisterWord['status'], RegisterTag['look']>> = {
  on: 'mint',
  'same-name': 'sand',
  similar: 'sand',
  'other-routes': 'rose',
  'not-found': 'sand',
  left: 'rose',
};

/** What the register says of the employer; undefined while no register is known, or for who does not sponsor. */
export function registerTag(
  { sponsorshipOffered, employer }: Pick<SponsorshipOfCard, 'sponsorshipOffered' | 'employer'>,
  today: string,
): RegisterTag | undefined {
  const word = recentRegisterWord(employer.registerWord, today);
  if (word === undefined || sponsorshipOffered === 'no') return undefined;
  return { words: registerWordText(word), look: looks[word.status] };
}

/** The figure is for full time, or counts on a target: what the post pays is not said. */
export const isNotActualPay = (payNote: string | null): boolean =>
  payNote !== null && /^Pay (?:for full time|if a target is met):/.test(payNote);

/** Some roles cannot be newly sponsored at any pay. */
export function isClosed({
  sponsorable,
  payNote,
}: Pick<SponsorshipOfCard, 'sponsorable' | 'payNote'>): boolean {
  return sponsorable === 'nobody' && payNote?.endsWith('cannot be sponsored for somebody new') === true;
}
