/** What a person asks the two calculators, as the address says it: every field answered. */
export const answeredPages = {
  licence:
    '/cost-estimator/calculate?licenceType=both&sponsorSize=large&priority=yes&appliedOn=2026-11-20&alreadyHolds=',
  family:
    '/immigration-skill-charge-calculator/calculate?role=2134&sponsorSize=large&location=outside&visaType=other' +
    '&years=3&enteredAsStudent=no&healthAndCare=no&priority=priority&partner=yes&partnerPriority=priority' +
    '&children=yes&childrenCount=2&childrenUnder18=2&childrenPriority=none&assignedOn=2026-11-20&appliedOn=2026-11-20',
} as const;
