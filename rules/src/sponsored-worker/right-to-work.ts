/** How a right to work check is made. What each proves and for how long is to be confirmed on GOV.UK. */
export const rightToWorkMethods = {
  manual: 'An original document, checked with the person present',
  'online-share-code': 'The Home Office online service, with a share code',
  'digital-verification-service': 'A digital verification service, for a valid British or Irish passport',
  'employer-checking-service': 'The Home Office Employer Checking Service',
} as const;

export type RightToWorkMethod = keyof typeof rightToWorkMethods;
