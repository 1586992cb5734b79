import { profilePaths } from '../../../text/profile-paths.ts';

/** The tabs of the profile, named as in the specification. */
export const profilePages = [
  { to: profilePaths.overview, label: 'Overview' },
  { to: profilePaths.profile, label: 'Profile' },
  { to: profilePaths.resume, label: 'Resume/ CV' },
  { to: profilePaths.preferences, label: 'Preferences' },
  { to: profilePaths.culture, label: 'Culture' },
] as const;

export type ProfilePath = (typeof profilePages)[number]['to'];
