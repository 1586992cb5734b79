/** The account pages, in tab order. */
export const accountPages = [
  { to: '/dashboard/account', label: 'Details' },
  { to: '/dashboard/account/password', label: 'Password' },
  { to: '/dashboard/account/security', label: 'Security' },
  { to: '/dashboard/account/sessions', label: 'Sessions' },
  { to: '/dashboard/account/notifications', label: 'Notifications' },
  { to: '/dashboard/account/data', label: 'Your data' },
] as const;

export type AccountPath = (typeof accountPages)[number]['to'];
