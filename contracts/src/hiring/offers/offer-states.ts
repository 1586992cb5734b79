export const offerStates = [
  'sent',
  'question',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'closed',
] as const;
export type OfferState = (typeof offerStates)[number];
