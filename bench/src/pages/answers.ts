/** Addresses of result pages: the calculators with every field answered, and the longest list. */
export const answeredPages = {
  licence:
    '/cost-estimator/calculate?licenceType=both&sponsorSize=large&priority=yes&appliedOn=2026-11-20&alreadyHolds=',
  family:
    '/immigration-skill-charge-calculator/calculate?role=2134&sponsorSize=large&location=outside&visaType=other' +
    '&years=3&enteredAsStudent=no&healthAndCare=no&priority=priority&partner=yes&partnerPriority=priority' +
    '&children=yes&childrenCount=2&childrenUnder18=2&childrenPriority=none&assignedOn=2026-11-20&appliedOn=2026-11-20',
  salary:
    '/salary-calculator/calculate?role=React+developer&inUk=yes&under26=yes&visaType=graduate&hours=40' +
    '&salary=50000&years=3&assignedOn=2026-11-20&appliedOn=2026-12-01',
  assessment:
    '/assessment/result?isUKRegistered=Yes&documentsSubmitted=Yes&knowsJobRoleAndCode=Yes' +
    '&meetsSalaryThreshold=Yes&authorizingOfficerAvailable=Yes',
  /** The largest of the nine groups. */
  occupations: '/occupations?group=2',
} as const;

/** The largest page of answers, of everything that a hire needs: measured for its time. */
export const answeredPlan =
  '/plan-a-hire?role=2134&hours=37.5&salary=45000&location=outside&under26=no&partner=yes&children=yes' +
  '&childrenCount=2&childrenUnder18=2&holdsLicence=no&sponsorSize=large&years=3&priority=none&assignedOn=2026-11-20';
