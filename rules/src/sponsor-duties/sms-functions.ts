/** Where a duty is done. Most are functions of the Home Office's Sponsorship Management System (SMS). */
interface Channelled {
  readonly label: string;
  readonly note?: string;
}

export const channels = {
  'report-worker-activity': {
    label: 'SMS: Report worker activity, or Report migrant activity (older name)',
    note: 'Sources differ on the name of the function. Look for either.',
  },
  'request-changes-to-licence-details': {
    label: 'SMS: Request changes to licence details, or Request other changes',
    note: 'Used for ownership, branches, sites, linked entities, registration and giving up the licence.',
  },
  'amend-licence-details': {
    label: 'SMS: Amend your licence details',
    note: 'The name is from a manual of 2015: to be confirmed.',
  },
  'replace-or-amend-key-personnel': {
    label: 'SMS: Amend or replace Authorising Officer or Key Contact',
    note: 'The name is from a manual of 2015: to be confirmed.',
  },
  'request-certificates': {
    label: 'SMS: Request additional certificates',
    note: 'The name is from a manual of 2015: to be confirmed.',
  },
  'assign-certificate': { label: 'SMS: Create and assign a certificate' },
  'paper-form': {
    label: 'The sponsor change of circumstances form',
    note: 'Only where the SMS cannot be used.',
  },
  sms: { label: 'SMS: log in' },
  'sms-payment': { label: 'SMS: pay online' },
  email: { label: 'Email, to the address in the letter' },
  'online-application': { label: 'The online application for a sponsor licence' },
  police: { label: 'The police, and the Home Office' },
} as const satisfies Readonly<Record<string, Channelled>>;

export type Channel = keyof typeof channels;
