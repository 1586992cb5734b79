import type { WorkspacePage } from '../kit/frame/workspace.ts';

/**
 * The account settings that every user has, in tab order: `label` is the tab's, `words` are what the palette finds
 * besides, under a heading of its own.
 */
export const accountPages = [
  {
    path: '/dashboard/account',
    file: 'account/details.tsx',
    title: 'Your details',
    label: 'Details',
    words: 'settings name email e-mail address change',
    sidebar: { place: 1, label: 'Account', icon: 'Settings' },
  },
  {
    path: '/dashboard/account/password',
    file: 'account/password.tsx',
    title: 'Your password',
    label: 'Password',
    words: 'change',
  },
  {
    path: '/dashboard/account/security',
    file: 'account/security.tsx',
    title: 'Security',
    label: 'Security',
    words: 'passkey fingerprint face two second factor 2fa authenticator app recovery codes',
  },
  {
    path: '/dashboard/account/sessions',
    file: 'account/sessions.tsx',
    title: 'Your sessions',
    label: 'Sessions',
    words: 'devices logged in end',
  },
  {
    path: '/dashboard/account/activity',
    file: 'account/activity.tsx',
    title: 'Recent activity',
    label: 'Activity',
    words: 'log history log-ins what happened',
  },
  {
    path: '/dashboard/account/notifications',
    file: 'account/notifications.tsx',
    title: 'Notifications',
    label: 'Notifications',
    words: 'mails emails e-mails',
  },
  {
    path: '/dashboard/account/data',
    file: 'account/download-or-delete.tsx',
    title: 'Your data',
    label: 'Your data',
    words: 'download copy export delete erase privacy gdpr',
  },
] as const satisfies readonly (WorkspacePage & { readonly label: string; readonly words: string })[];

export type AccountPath = (typeof accountPages)[number]['path'];
