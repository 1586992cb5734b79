/** Where the tabs of the profile are; a field is named after the `#`, by its key. */
export const profilePaths = {
  overview: '/dashboard/profile',
  profile: '/dashboard/profile/edit',
  resume: '/dashboard/profile/resume',
  preferences: '/dashboard/profile/preferences',
  culture: '/dashboard/profile/culture',
} as const;
