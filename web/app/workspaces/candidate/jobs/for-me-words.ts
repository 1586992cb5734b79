import type { MyJobCard } from '@portway/contracts/candidate/jobs/jobs';

const words = {
  yes: 'Pays enough to sponsor you',
  no: 'Pays too little to sponsor you',
  depends: 'For you it depends, see why',
  'not-needed': undefined,
  unknown: undefined,
} as const;

/** A card's summary of sponsorship for this user; undefined where the employer rules it out. */
export function forMeWords({ forMe, sponsorshipOffered }: MyJobCard): string | undefined {
  return sponsorshipOffered === 'no' ? undefined : words[forMe];
}
