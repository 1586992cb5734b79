import type { SponsorWithHistory } from '@portway/contracts/register/sponsor-register/sponsors';

/** What an edition of the register changed of an entry. */
export const sponsorChangeWords = {
  added: 'new on the register',
  back: 'back on the register',
  gone: 'no longer listed',
  rated: 'another rating',
  routes: 'other routes',
} as const satisfies Record<SponsorWithHistory['history'][number]['kind'], string>;
