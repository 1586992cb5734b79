import { addDays, type CalendarDate, inPounds } from '../kernel/index.ts';
import { salaryList, shortageList } from '../occupations/index.ts';
import type { HirePlanFacts } from './facts.ts';
import { hireTimeline } from './timeline.ts';
import type { DayVerdict } from './verdict.ts';

/** The last day of a result, as a sentence of its own. */
export function untilInWords(lastSafeDay: CalendarDate): string {
  return `The certificate must be assigned by ${lastSafeDay}, the last safe day: the list of this job is due to end after it.`;
}

/** The same result by another figure, from the day after. */
export function fromThenOnInWords(lastDay: CalendarDate, { pay }: DayVerdict): string {
  return pay?.certain == null
    ? ''
    : `With a certificate after ${lastDay}, ${inPounds(pay.certain.pence)} a year is asked for.`;
}

/** A result that changes within the days of the timeline. */
export interface Changing {
  readonly plan: HirePlanFacts;
  readonly better: DayVerdict;
  readonly planned: DayVerdict;
  readonly latest: DayVerdict;
  /** The last day of a certificate with the better result. */
  readonly lastSafeDay: CalendarDate;
  /** Whether the planned day has the better result. */
  readonly isPlanned: boolean;
  /** Whether only the figure changes, and the result does not. */
  readonly isFigureAlone: boolean;
  /** Whether the earliest day of the timeline has it. */
  readonly isSoonEnough: boolean;
}

/** Both results, with the last day of the better one in the first sentence. */
export function changedInWords(changing: Changing): string {
  const { planned, latest, better, lastSafeDay, isPlanned, isFigureAlone } = changing;
  if (isFigureAlone)
    return isPlanned
      ? `${planned.reason} ${fromThenOnInWords(lastSafeDay, latest)}`.trim()
      : `${planned.reason} The certificate is expected on ${planned.on.assignedOn}. With one that is assigned by ${lastSafeDay}: ${inSentence(better.reason)}`;
  if (isPlanned)
    return `With a certificate assigned by ${lastSafeDay}: ${inSentence(better.reason)} It is planned for ${planned.on.assignedOn} and can be as late as ${latest.on.assignedOn}. ${fromThenOn(changing, latest)}`;
  const first = `The certificate is expected on ${planned.on.assignedOn}; ${lastSafeDay} is the last safe day to assign it.`;
  return [
    first,
    fromThenOn(changing, planned),
    `Until then: ${inSentence(better.reason)}`,
    ...stillWorks(changing),
  ].join(' ');
}

/** A sentence as it stands after a colon. */
const inSentence = (reason: string) => reason.replace(/^(The|No|Pay) /, (word) => word.toLowerCase());

function fromThenOn({ plan, lastSafeDay }: Changing, { salary, reason }: DayVerdict): string {
  const from = addDays(lastSafeDay, 1);
  if (salary.status !== 'no-law') return `From ${from}: ${inSentence(reason)}`;
  return `From ${from} it is not known whether ${plan.occupationCode} can be sponsored${whyItEnds(plan) ?? `. ${salary.message}`}`;
}

/** The list that ends; what its end leaves open is a warning of the plan. */
function whyItEnds({ occupationCode }: HirePlanFacts): string | undefined {
  const isEnding = (list: typeof shortageList | typeof salaryList) =>
    list.get(occupationCode)?.versions.some((version) => 'unknown' in version) === true;
  if (isEnding(shortageList)) return ': the Temporary Shortage List is due to end.';
  return isEnding(salaryList) ? ': the Immigration Salary List is due to end.' : undefined;
}

/** What the same rules allow all the same; nothing is recommended. */
function stillWorks(changing: Changing): string[] {
  const { planned, isSoonEnough, better, lastSafeDay, plan } = changing;
  const { certain, status } = planned.pay ?? {};
  const asksEarlier = plan.holdsLicence ? lastRequest(changing) : undefined;
  return [
    ...(asksEarlier === undefined
      ? []
      : [`A certificate that is asked for by ${asksEarlier} is usually there in time.`]),
    ...(isSoonEnough && !plan.holdsLicence
      ? [
          `Licence priority aims for a certificate from ${earliestOf(plan) ?? better.on.assignedOn}, which is by ${lastSafeDay}, but does not guarantee it.`,
        ]
      : []),
    ...(status === 'short' && certain != null
      ? [`Pay of ${inPounds(certain.pence)} a year is enough on the later day too.`]
      : []),
  ];
}

const certificateOf = (plan: HirePlanFacts) => {
  const timeline = hireTimeline(plan);
  return timeline.status === 'counted'
    ? timeline.milestones.find(({ id }) => id === 'certificate')
    : undefined;
};

const earliestOf = (plan: HirePlanFacts) => certificateOf(plan)?.earliest;

/** How many days before the typed one are tried. */
const daysBack = 14;

/** The last day before the typed one that brings the certificate in time. */
function lastRequest({ plan, lastSafeDay }: Changing): CalendarDate | undefined {
  for (let back = 1; back <= daysBack; back++) {
    const assignedOn = addDays(plan.assignedOn, -back);
    const expected = certificateOf({ ...plan, assignedOn, appliedOn: undefined })?.expected;
    if (expected !== undefined && expected <= lastSafeDay) return assignedOn;
  }
  return undefined;
}
