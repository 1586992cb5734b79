import type { PagePath, SoonPath } from '../routes.ts';

export interface SoonEntry {
  title: string;
  /** What the page will hold, in one true sentence. */
  holds: string;
  /** What a visitor can use in the meantime. */
  today: readonly { to: PagePath; label: string }[];
}

const tools = { to: '/tools', label: 'See the free tools' } as const;
const candidates = { to: '/job-seekers', label: 'For job seekers' } as const;
const recruiters = { to: '/recruitment', label: 'For recruiters' } as const;
const newsletter = { to: '/newsletter', label: 'Hear when it opens' } as const;

/** One row for every page that is linked and not open; a path without a row does not compile. */
export const soonEntries: Record<SoonPath, SoonEntry> = {
  '/login': {
    title: 'Log in',
    holds: 'Candidates and recruiters will log in here.',
    today: [tools, candidates, recruiters, newsletter],
  },
  '/signup': {
    title: 'Sign up',
    holds: 'Candidates and recruiters will open an account here.',
    today: [tools, candidates, recruiters, newsletter],
  },
};
