/** Which workers a sponsor may assign a certificate to, in a job of the code. */
export type Sponsorability =
  | 'sponsored'
  | 'listed'
  | 'some-listed'
  | 'list-ended'
  | 'inside-only'
  | 'in-route'
  | 'extending'
  | 'not-eligible';

/** Tag text and colour for each. */
export const sponsorabilityWords = {
  sponsored: { tag: 'Can be sponsored', look: 'mint' },
  listed: { tag: 'Only while listed', look: 'sky' },
  'some-listed': { tag: 'Some jobs, while listed', look: 'sky' },
  'list-ended': { tag: 'To be confirmed', look: 'sand' },
  'inside-only': { tag: 'Inside the UK only', look: 'sky' },
  'in-route': { tag: 'Only workers in the route', look: 'sand' },
  extending: { tag: 'Same sponsor only', look: 'sand' },
  'not-eligible': { tag: 'Not eligible', look: 'rose' },
} as const satisfies Record<Sponsorability, { tag: string; look: string }>;

/** Options of the filter, with the values that each covers. */
export const sponsorChoices = [
  { value: 'yes', label: 'Yes', standings: ['sponsored'] },
  {
    value: 'listed',
    label: 'Only while it is listed',
    standings: ['listed', 'some-listed', 'inside-only', 'list-ended'],
  },
  {
    value: 'route',
    label: 'Only workers already in the route',
    standings: ['in-route', 'extending'],
  },
  { value: 'no', label: 'No', standings: ['not-eligible'] },
] as const satisfies readonly { value: string; label: string; standings: readonly Sponsorability[] }[];
