import type { WorkerFacts, WorkerState } from '@portway/contracts/sponsor/workers/worker-facts';
import type { WorkerPage, WorkerTerms } from '@portway/contracts/sponsor/workers/worker-page';
import type { WorkerRow } from '@portway/contracts/sponsor/workers/workers';

/** Sees everything, or is a line manager, to whom pay and permission stay hidden. */
export type Sees = WorkerPage['sees'];

interface Found {
  readonly id: string;
  readonly full_name: string;
  readonly reference: string | null;
  readonly route: string;
  readonly state: string;
  readonly job_title: string | null;
  readonly place: string | null;
  readonly manager: string | null;
  readonly manager_name: string | null;
  readonly manager_left_on: string | null;
  readonly visa_ends: string | null;
  readonly tags: string[];
  readonly duty: string | null;
  readonly duty_title: string | null;
  readonly duty_report_by: string | null;
}

export const isCounted = (route: string) => route === 'skilled-worker';

export function rowOf(found: Found, sees: Sees): WorkerRow {
  return {
    id: found.id,
    fullName: found.full_name,
    reference: found.reference,
    route: found.route,
    isCounted: isCounted(found.route),
    state: stateIn(found.state),
    jobTitle: found.job_title,
    place: found.place,
    manager: namedOf(found.manager, found.manager_name),
    managerLeftOn: found.manager_left_on,
    visaEnds: sees === 'everything' ? found.visa_ends : null,
    tags: found.tags,
    nextDuty:
      found.duty === null
        ? null
        : { id: found.duty, title: found.duty_title ?? '', reportBy: found.duty_report_by },
  };
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

export function stateOf(stored: StoredFacts, today: string): WorkerState {
  const { employment_ended_on: left, sponsorship_ended_on: ended, started_on: started } = stored;
  if (left !== null && left <= today) return 'left';
  if (ended !== null && ended <= today) return 'sponsorship-ended';
  return started !== null && started <= today ? 'working' : 'not-started';
}

export function factsOf(stored: StoredFacts, sees: Sees): WorkerFacts {
  const all = sees === 'everything';
  const hidden = <Value>(value: Value) => (all ? value : null);
  return {
    fullName: stored.full_name,
    reference: stored.reference,
    route: stored.route,
    tags: stored.tags,
    certificateStart: hidden(stored.certificate_start),
    certificateEnds: hidden(stored.certificate_ends),
    visaFrom: hidden(stored.visa_from),
    visaEnds: hidden(stored.visa_ends),
    grantNotifiedOn: hidden(stored.grant_notified_on),
    startedOn: stored.started_on,
    sponsorshipEndedOn: hidden(stored.sponsorship_ended_on),
    employmentEndedOn: stored.employment_ended_on,
    salaryOption: hidden(stored.salary_option),
    rightsInformationOn: hidden(stored.rights_information_on),
    contactConfirmedOn: hidden(stored.contact_confirmed_on),
    holdReason: hidden(stored.hold_reason),
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

export function termsOf(stored: StoredTerms, sees: Sees, places: Places): WorkerTerms {
  const placeOf = (id: string) => namedOf(id, places.find((place) => place.id === id)?.name ?? null);
  return {
    fromDay: stored.from_day,
    jobTitle: stored.job_title,
    occupationCode: stored.occupation_code,
    payPence: sees === 'everything' && stored.pay_pence !== null ? Number(stored.pay_pence) : null,
    hoursPerWeek: stored.hours_per_week === null ? null : Number(stored.hours_per_week),
    worksOn: stored.works_on,
    workPlace: stored.work_place === null ? null : placeOf(stored.work_place),
    otherPlaces: stored.other_places.flatMap((id) => placeOf(id) ?? []),
    hybridPattern: stored.hybrid_pattern,
    by: stored.by_name,
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
