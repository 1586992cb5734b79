import { calendarDate, type Source } from '../kernel/index.ts';

const readOn = calendarDate('2026-11-28');

const copy = (title: string, url: string): Source => ({ title, url, checkedOn: readOn });

export const irwinMitchellOpen = copy(
  'Irwin Mitchell, being open for business and sponsor licence applications (26 May 2026)',
  'https://www.irwinmitchell.com/news-and-insights/expert-comment/post/102mvsp/being-open-for-business-and-sponsor-licence-applications',
);
export const wsLawMay2026 = copy(
  'WS Law, key changes to the sponsor guidance from 20 May 2026',
  'https://wslaw.co.uk/blog/ukvi-updates-sponsor-licence-guidance-key-changes-from-20-may-2026/',
);
export const thaxtedMay2026 = copy(
  'Thaxted Legal, refusal or revocation of businesses set up to bring in a worker (May 2026)',
  'https://thaxtedlegal.com/skilled-worker-sponsor-licence-refusal-or-revocation-when-business-has-been-established-mainly-to-facilitate-the-entry-or-resi',
);
export const westbridgeJanuary2026 = copy(
  'Westbridge, changes to the guidance on licence applications (27 January 2026)',
  'https://wbbi.co.uk/insights/sponsor-licence-guidance-updates',
);

/** What only our own review says: to be confirmed on GOV.UK. */
export const ourReview: Source = {
  title: 'Our own review by a practitioner, not read in a source',
  checkedOn: readOn,
};
