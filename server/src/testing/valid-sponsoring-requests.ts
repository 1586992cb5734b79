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

/** A sound request of every operation between an invitation to interview and the first day at work. */
export const validSponsoring: Readonly<Record<string, Record<string, unknown>>> = {
  shareVisaFacts: validVisaFacts,
};
