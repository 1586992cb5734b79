import type { JobCard } from '@portway/contracts/jobs/jobs';

interface SponsorshipTag {
  readonly words: string;
  /** Good news gets an icon. */
  readonly good: boolean;
}

type Sponsorship = Pick<JobCard, 'sponsorable' | 'sponsorshipOffered' | 'payNote'>;

const sponsors = { yes: 'Sponsors this role', depends: 'May sponsor this role' } as const;
/** An employer who does not mention sponsorship does not offer it: only the pay is high enough. */
const enough = {
  anyone: 'Pay high enough to sponsor',
  phd: 'Enough for new entrants or a PhD',
  'new-entrants': 'Pay enough for new entrants',
} as const;

/**
 * A card's summary of sponsorship: what the employer says, as far as the pay supports it. Undefined where
 * neither is known; the job's details say why.
 */
export function sponsorshipTag(job: Sponsorship): SponsorshipTag | undefined {
  const { sponsorable, sponsorshipOffered, payNote } = job;
  if (sponsorshipOffered === 'no') return { words: 'Does not sponsor', good: false };
  if (sponsorable === 'nobody')
    return { words: isClosed(job) ? 'Closed to new sponsorship' : 'Pay too low to sponsor', good: false };
  if (sponsorable === 'unknown')
    return sponsorshipOffered === null ? undefined : { words: sponsors[sponsorshipOffered], good: true };
  if (sponsorshipOffered === null) {
    const isPart = sponsorable === 'anyone' && payNote?.startsWith('The top of the range');
    return { words: isPart ? 'Top of range enough to sponsor' : enough[sponsorable], good: !isPart };
  }
  if (sponsorable === 'new-entrants') return { words: 'New entrants only', good: true };
  if (sponsorable === 'phd') return { words: 'New entrants or a PhD', good: true };
  return { words: sponsors[sponsorshipOffered], good: true };
}

/** Some roles cannot be newly sponsored at any pay. */
export function isClosed({ sponsorable, payNote }: Pick<Sponsorship, 'sponsorable' | 'payNote'>): boolean {
  return sponsorable === 'nobody' && payNote?.endsWith('cannot be sponsored for somebody new') === true;
}
