/** Addresses of the profile's tabs. A fragment with a field's key leads to that field. */
export const profilePaths = {
  overview: '/dashboard/profile',
  profile: '/dashboard/profile/edit',
  resume: '/dashboard/profile/resume',
  preferences: '/dashboard/profile/preferences',
  culture: '/dashboard/profile/culture',
} as const;
