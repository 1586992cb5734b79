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

export const validOffer = {
  title: 'Backend engineer',
  pay: 60_000,
  hoursPerWeek: 37.5,
  startsOn: '2030-03-01',
  place: 'London',
  nation: 'england',
  employment: 'permanent',
  years: null,
  occupationCode: '2134',
  sponsored: null,
  note: null,
  expiresOn: '2030-01-31',
};

export const offerWords = { words: 'Could I start a week later?', seen: 1 };

/** A sound request of every operation between an invitation to interview and the first day at work. */
export const validSponsoring: Readonly<Record<string, Record<string, unknown>>> = {
  shareVisaFacts: validVisaFacts,
  draftSponsorshipRejection: rejectionText,
  rejectForSponsorship: { seen: rejectionText.text },
  answerSponsorshipReview: { outcome: 'reopened', text: 'We looked again.' },
  saveSponsorFacts: { size: 'small', holdsLicence: false, licenceAppliedOn: '2026-11-02' },
  draftOffer: validOffer,
  sendOffer: { terms: validOffer, seen: 0 },
  answerOfferQuestion: offerWords,
  withdrawOffer: offerWords,
  compareMyOffers: { partner: 'yes', childrenUnder18: '2' },
  acceptOffer: { seen: 1 },
  declineOffer: offerWords,
  askAboutOffer: offerWords,
  listCases: {},
  markCaseStep: { step: 'right-to-work-check', done: true },
  endCase: { on: '2027-06-30' },
  askSponsorshipReview: { text: 'The pay was raised.' },
};
