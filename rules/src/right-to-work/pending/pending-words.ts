import type { PendingApplication, PendingFacts } from './pending-facts.ts';

type Found = Omit<PendingApplication, 'says' | 'unknown'>;

interface Figures {
  readonly workingDays: number;
  readonly months: number;
}

/** What is so and what follows, in the same words for the worker and the employer. */
export function pendingSentences(facts: PendingFacts, found: Found, figures: Figures): readonly string[] {
  return [
    triedWords(facts),
    applicationWords(facts, found),
    ...(found.askBy === null ? [] : askWords(facts, found, figures)),
    ...noticeWords(facts, found, figures),
    ...heldWords(facts, found),
  ];
}

function triedWords({ method, isRefused, noticeOn }: PendingFacts): string {
  if (noticeOn !== undefined)
    return `The Employer Checking Service has answered with a Positive Verification Notice of ${noticeOn}.`;
  if (method === 'none') return 'No check gives an excuse yet.';
  if (method === 'employer-checking-service')
    return isRefused
      ? 'The Employer Checking Service has answered, and confirms no right to do this work.'
      : 'The Employer Checking Service has given no Positive Verification Notice yet.';
  if (method === 'online-share-code')
    return isRefused
      ? 'The share code shows no right to do this work.'
      : 'A share code shows what the Home Office has decided. It can show nothing, or a permission that has ended, while an application is not decided.';
  return 'The document that was seen gives no excuse by itself.';
}

function applicationWords(
  { appliedOn, previousPermissionEnds }: PendingFacts,
  { appliedInTime }: Found,
): string {
  if (appliedInTime === 'yes')
    return `The application was made on ${appliedOn}, in time: the last day of the permission is ${previousPermissionEnds}.`;
  if (appliedInTime === 'no')
    return `The application was made on ${appliedOn}, not in time: the last day of the permission was ${previousPermissionEnds}.`;
  if (appliedOn !== undefined)
    return `The application was made on ${appliedOn}. It is in time if the permission had not ended before that day.`;
  return previousPermissionEnds === undefined
    ? 'An application is in time if it was made by the last day of the permission.'
    : `An application is in time if it was made by ${previousPermissionEnds}, the last day of the permission.`;
}

function askWords(
  { method, asOf }: PendingFacts,
  { askBy, answerBy, neededOn }: Found,
  { workingDays }: Figures,
): readonly string[] {
  const isPast = asOf !== undefined && askBy !== null && askBy < asOf;
  return [
    'The worker gives the employer the day of the application, its number, and the old document or card.',
    ...(method === 'employer-checking-service'
      ? [`The service usually answers within about ${workingDays} working days.`]
      : [
          `The employer asks the Employer Checking Service. It usually answers within about ${workingDays} working days: asked by ${askBy}, it answers by about ${neededOn}.`,
          ...(isPast ? [`That day has passed. Asked on ${asOf}, it answers by about ${answerBy}.`] : []),
        ]),
  ];
}

function noticeWords(
  { method, isRefused }: PendingFacts,
  { notice }: Found,
  { months }: Figures,
): readonly string[] {
  if (notice !== null)
    return [
      `It gives the employer an excuse for ${months} months from its day, to ${notice.until}. The employer asks again by ${notice.checkAgainBy}, unless the application is decided before.`,
    ];
  if (isRefused && method === 'employer-checking-service') return [];
  return [
    `A Positive Verification Notice gives the employer an excuse for ${months} months from the day in it. Then the employer asks again, unless the application is decided before.`,
  ];
}

function heldWords({ startsOn }: PendingFacts, { neededFor, neededOn, notice }: Found): readonly string[] {
  if (notice !== null && notice.on <= neededOn) return [];
  if (neededFor === 'permission-end')
    return [
      `Without a notice the excuse ends with the permission, on ${neededOn}. Days after it stay without an excuse.`,
    ];
  return notice === null
    ? [`Until a check gives an excuse, the start planned for ${startsOn} is held.`]
    : [`Days of work before ${notice.on} stay without an excuse.`];
}

/** What our sources do not settle. */
export function pendingUnknown(
  { method, isRefused, appliedOn }: PendingFacts,
  { appliedInTime, notice }: Found,
): readonly string[] {
  const isNo = isRefused === true && method === 'employer-checking-service';
  return [
    ...(appliedInTime === 'no'
      ? [
          'What the service answers on an application that was not in time: our sources speak of those in time.',
        ]
      : []),
    ...(appliedInTime === 'not-known' && appliedOn === undefined
      ? ['Whether there is an application, and whether it was in time: the worker knows the day.']
      : []),
    ...(notice === null && !isNo
      ? [
          'Whether the excuse goes on for up to 28 days after the permission ends: often mentioned, not found in our sources, and not counted here.',
          'How soon after an application the service can be asked: not found in our sources.',
        ]
      : []),
    ...(isNo
      ? ['What a later answer would be, and what the worker can do: a question for a regulated adviser.']
      : []),
  ];
}
