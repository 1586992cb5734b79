/** What somebody shares who needs no sponsor. */
export const validVisaFacts = {
  seen: {
    needsSponsorship: false,
    possibleFrom: null,
    minPence: null,
    lowerMayApply: false,
    cost: null,
  },
};

export const rejectionText = { text: 'We cannot pay what the certificate needs.' };

/** A sound request of every operation between an invitation to interview and the first day at work. */
export const validSponsoring: Readonly<Record<string, Record<string, unknown>>> = {
  shareVisaFacts: validVisaFacts,
  draftSponsorshipRejection: rejectionText,
  rejectForSponsorship: { seen: rejectionText.text },
  answerSponsorshipReview: { outcome: 'reopened', text: 'We looked again.' },
  askSponsorshipReview: { text: 'The pay was raised.' },
};
