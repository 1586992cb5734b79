/** Who must pay a fee, in brief. */
export const whoPaysWords = {
  'sponsor-only': 'Sponsor only',
  either: 'Either may pay',
  'repayment-lowers-pay': 'Employer or worker',
} as const;

/** The words, and what they mean. */
export const whoPaysMeanings = [
  [whoPaysWords['sponsor-only'], 'the sponsor pays, and may not recover it from the worker in any way.'],
  [whoPaysWords.either, 'the sponsor or the worker may pay.'],
  [
    whoPaysWords['repayment-lowers-pay'],
    'anything the worker repays to the sponsor is deducted from the pay that counts for the visa.',
  ],
] as const;
