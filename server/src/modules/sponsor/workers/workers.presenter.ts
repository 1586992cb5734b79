import type { WorkerFacts, WorkerState } from '@portway/contracts/sponsor/workers/worker-facts';
import type { WorkerPage, WorkerTerms } from '@portway/contracts/sponsor/workers/worker-page';
import type { WorkerGap, WorkerRow } from '@portway/contracts/sponsor/workers/workers';

/** Sees everything, or is a line manager, to whom pay and permission stay hidden. */
export type Sees = WorkerPage['sees'];

interface WorkerListRow {
  readonly id: string;
  readonly full_name: string;
  readonly reference: string | null;
  readonly route: string;
  readonly state: string;
  readonly job_title: string | null;
  readonly occupation_code: string | null;
  readonly pay_pence: number | null;
  readonly hours_per_week: number | null;
  readonly place: string | null;
  readonly manager: string | null;
  readonly manager_name: string | null;
  readonly manager_left_on: string | null;
  readonly certificate_ends: string | null;
  readonly visa_ends: string | null;
  readonly next_check_on: string | null;
  readonly gaps: readonly WorkerGap[] | null;
  readonly pay_verdict: string | null;
  readonly paid_pence: number | null;
  readonly required_pence: number | null;
  readonly tags: string[];
  readonly duty: string | null;
  readonly duty_title: string | null;
  readonly duty_report_by: string | null;
}

export const isCounted = (route: string) => route === 'skilled-worker';

export function rowOf(row: WorkerListRow, sees: Sees): WorkerRow {
  const all = sees === 'everything';
  const hidden = <Value>(value: Value) => (all ? value : null);
  return {
    id: row.id,
    fullName: row.full_name,
    reference: row.reference,
    route: row.route,
    isCounted: isCounted(row.route),
    state: stateIn(row.state),
    jobTitle: row.job_title,
    occupationCode: row.occupation_code,
    payPence: hidden(row.pay_pence),
    hoursPerWeek: row.hours_per_week,
    pay: hidden(payOf(row)),
    place: row.place,
    manager: namedOf(row.manager, row.manager_name),
    managerLeftOn: row.manager_left_on,
    certificateEnds: hidden(row.certificate_ends),
    visaEnds: hidden(row.visa_ends),
    nextCheckOn: hidden(row.next_check_on),
    gaps: hidden(row.gaps === null ? null : [...row.gaps]),
    tags: row.tags,
    nextDuty:
      row.duty === null ? null : { id: row.duty, title: row.duty_title ?? '', reportBy: row.duty_report_by },
  };
}

const verdicts = ['met', 'under', 'depends-on-option'] as const;

/** The verdict of the last look; none where the pay was changed since. */
function payOf({ pay_pence: pay, pay_verdict, paid_pence: paid, required_pence: required }: WorkerListRow) {
  const verdict = verdicts.find((each) => each === pay_verdict);
  if (verdict === undefined || required === null || paid !== pay) return null;
  return { requiredPence: required, verdict };
}

export function namedOf(id: string | null, name: string | null) {
  return id === null ? null : { id, name: name ?? 'A colleague' };
}

const states: readonly WorkerState[] = ['not-started', 'working', 'sponsorship-ended', 'left'];

export const stateIn = (text: string): WorkerState => states.find((state) => state === text) ?? 'not-started';

interface StoredFacts {
  readonly full_name: string;
  readonly reference: string | null;
  readonly route: string;
  readonly tags: string[];
  readonly certificate_start: string | null;
  readonly certificate_ends: string | null;
  readonly visa_from: string | null;
  readonly visa_ends: string | null;
  readonly grant_notified_on: string | null;
  readonly started_on: string | null;
  readonly sponsorship_ended_on: string | null;
  readonly employment_ended_on: string | null;
  readonly salary_option: string | null;
  readonly rights_information_on: string | null;
  readonly contact_confirmed_on: string | null;
  readonly hold_reason: string | null;
}

export function stateOf(row: StoredFacts, today: string): WorkerState {
  const {
    employment_ended_on: employmentEnd,
    sponsorship_ended_on: sponsorshipEnd,
    started_on: started,
  } = row;
  if (employmentEnd !== null && employmentEnd <= today) return 'left';
  if (sponsorshipEnd !== null && sponsorshipEnd <= today) return 'sponsorship-ended';
  return started !== null && started <= today ? 'working' : 'not-started';
}

export function factsOf(row: StoredFacts, sees: Sees): WorkerFacts {
  const all = sees === 'everything';
  const hidden = <Value>(value: Value) => (all ? value : null);
  return {
    fullName: row.full_name,
    reference: row.reference,
    route: row.route,
    tags: row.tags,
    certificateStart: hidden(row.certificate_start),
    certificateEnds: hidden(row.certificate_ends),
    visaFrom: hidden(row.visa_from),
    visaEnds: hidden(row.visa_ends),
    grantNotifiedOn: hidden(row.grant_notified_on),
    startedOn: row.started_on,
    sponsorshipEndedOn: hidden(row.sponsorship_ended_on),
    employmentEndedOn: row.employment_ended_on,
    salaryOption: hidden(row.salary_option),
    rightsInformationOn: hidden(row.rights_information_on),
    contactConfirmedOn: hidden(row.contact_confirmed_on),
    holdReason: hidden(row.hold_reason),
  };
}

interface StoredTerms {
  readonly from_day: string;
  readonly job_title: string;
  readonly occupation_code: string | null;
  readonly pay_pence: string | number | null;
  readonly hours_per_week: string | number | null;
  readonly works_on: number[];
  readonly work_place: string | null;
  readonly other_places: string[];
  readonly hybrid_pattern: string | null;
  readonly by_name: string;
}

type Places = readonly { readonly id: string; readonly name: string }[];

export function termsOf(row: StoredTerms, sees: Sees, places: Places): WorkerTerms {
  const placeOf = (id: string) => namedOf(id, places.find((place) => place.id === id)?.name ?? null);
  return {
    fromDay: row.from_day,
    jobTitle: row.job_title,
    occupationCode: row.occupation_code,
    payPence: sees === 'everything' && row.pay_pence !== null ? Number(row.pay_pence) : null,
    hoursPerWeek: row.hours_per_week === null ? null : Number(row.hours_per_week),
    worksOn: row.works_on,
    workPlace: row.work_place === null ? null : placeOf(row.work_place),
    otherPlaces: row.other_places.flatMap((id) => placeOf(id) ?? []),
    hybridPattern: row.hybrid_pattern,
    by: row.by_name,
  };
}

/** Terms in a line of the timeline, such as “Software engineer, 37.5 hours, £57,000”. */
export function termsInWords({ jobTitle, hoursPerWeek, payPence, workPlace }: WorkerTerms): string {
  return [
    jobTitle,
    ...(hoursPerWeek === null ? [] : [`${hoursPerWeek} hours a week`]),
    ...(payPence === null ? [] : [`£${(payPence / 100).toLocaleString('en-GB')} a year`]),
    ...(workPlace === null ? [] : [workPlace.name]),
  ].join(', ');
}
