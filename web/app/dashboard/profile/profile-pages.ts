/** The tabs of the profile, as the specification names them. */
export const profilePages = [
  { to: '/dashboard/profile', label: 'Overview' },
  { to: '/dashboard/profile/edit', label: 'Profile' },
  { to: '/dashboard/profile/resume', label: 'Resume/ CV' },
  { to: '/dashboard/profile/preferences', label: 'Preferences' },
  { to: '/dashboard/profile/culture', label: 'Culture' },
] as const;

export type ProfilePath = (typeof profilePages)[number]['to'];
