import type {
  KeyRole,
  SponsorTask,
  workNations,
  workPlaceKinds,
} from '@portway/contracts/sponsor/licences/set-up';

export const keyRoleNames: Record<KeyRole, string> = {
  'authorising-officer': 'Authorising Officer',
  'key-contact': 'Key Contact',
  'level-1': 'Level 1 User',
  'level-2': 'Level 2 User',
};

export const nationNames: Record<(typeof workNations)[number], string> = {
  'england-and-wales': 'England and Wales',
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
};

export const placeKinds: Record<(typeof workPlaceKinds)[number], string> = {
  office: 'Your own place',
  'client-site': 'A client’s site',
  home: 'Home',
};

export const ratingNames = {
  A: 'A rating',
  B: 'B rating',
  provisional: 'Provisional rating',
} as const;

export const taskNames: Record<SponsorTask, string> = {
  'sms-log-in': 'Logged in to the Sponsorship Management System',
  'guidance-read': 'Read the sponsor guidance',
};

/** Days such as “10, 5, 1” as numbers; what is no number is refused by the API. */
export const daysTyped = (text: string): number[] =>
  text
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map(Number);

/** Lines without the empty ones. */
export const linesTyped = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
