import type {
  OrganisationEvent,
  SponsorEventFacts,
  WorkerEvent,
} from '@portway/contracts/sponsor/duties/events/events';
import { type CalendarDate, calendarDate } from '@portway/rules/kernel';
import { dutyRules } from '@portway/rules/sponsor-duties';
import {
  type Conclusion,
  lookAtThis,
  newOwner,
  placeChange,
  raises,
  start,
} from '@portway/rules/sponsored-worker';
import type { HolidayNation } from '@portway/rules/working-days';
import { notRecorded } from '../events.policy.ts';
import type { WorkerRecord } from '../worker-record.repository.ts';
import type { ConcludesPay } from './conclude-pay.service.ts';
import type { ConcludeRole } from './conclude-role.service.ts';

/** One thing that the law makes of an event. */
export interface Following {
  readonly worker: WorkerRecord | null;
  readonly title: string;
  readonly conclusion: Conclusion;
  readonly nation: HolidayNation;
  readonly happenedOn: CalendarDate;
  readonly asked: object;
  /** Of what is found by itself too: the same name, so that it is one duty. */
  readonly foundKey?: string;
}

/** How an event of each of these kinds is judged. */
interface Concludes extends ConcludesPay {
  readonly role: ConcludeRole;
}

const home: HolidayNation = 'england-and-wales';
const nationOf = (nation: HolidayNation | undefined, worker: WorkerRecord) => nation ?? worker.nation ?? home;

/** What follows from an event of the organisation, and for each worker who moves with it. */
function concludeOrganisation(facts: OrganisationEvent, workers: readonly WorkerRecord[]): Following[] {
  const { happenedOn, nation } = facts;
  const on = { nation, happenedOn };
  if (facts.kind === 'owner')
    return newOwner({ ...on, holdsLicence: facts.holdsLicence }).map((conclusion) => ({
      ...baseOf(null, { ...on, conclusion }),
      asked: { event: conclusion.duty, ...on },
    }));
  const event = facts.kind === 'move' ? 'org-name-address' : facts.kind;
  const because =
    facts.kind === 'move'
      ? 'An office of the organisation moves. It is reported once for the organisation, and once for each worker who moves with it.'
      : dutyRules[event].versions[0].value.event;
  const organisationDuty = baseOf(null, { ...on, conclusion: raises({ event, ...on }, { because }) });
  return [
    { ...organisationDuty, asked: { event, ...on } },
    ...workers.map((worker) => {
      const theirs = { happenedOn, nation };
      const conclusion = placeChange({ ...theirs, to: 'office', mainOfficeStays: false });
      return { ...baseOf(worker, { ...theirs, conclusion }), asked: { event: conclusion.duty, ...theirs } };
    }),
  ];
}

/** What follows from an event of one worker. */
const concludeWorker =
  ({ pay, hours, role }: Concludes) =>
  (facts: WorkerEvent, worker: WorkerRecord, today: CalendarDate): Following => {
    const nation = nationOf(facts.nation, worker);
    if (facts.kind === 'start') return startOf(worker, { nation, startedOn: facts.startedOn, today });
    const { happenedOn } = facts;
    const on = { nation, happenedOn };
    const conclusion =
      facts.kind === 'pay'
        ? pay(facts, worker, on)
        : facts.kind === 'hours'
          ? hours(facts, worker, on)
          : facts.kind === 'role'
            ? role(facts, worker, on)
            : concluded(facts, on);
    const event = conclusion.duty ?? undefined;
    return { ...baseOf(worker, { ...on, conclusion }), asked: event === undefined ? on : { event, ...on } };
  };

function concluded(
  facts: Exclude<WorkerEvent, { kind: 'start' | 'pay' | 'hours' | 'role' }>,
  on: { nation: HolidayNation; happenedOn: CalendarDate },
): Conclusion {
  switch (facts.kind) {
    case 'place':
      return placeChange({ ...on, to: facts.to, mainOfficeStays: facts.mainOfficeStays });
    default:
      return raises({ event: facts.kind, ...on }, { because: dutyRules[facts.kind].versions[0].value.event });
  }
}

interface Started {
  readonly nation: HolidayNation;
  readonly startedOn: CalendarDate | null;
  readonly today: CalendarDate;
}

function startOf(worker: WorkerRecord, { nation, startedOn, today }: Started): Following {
  const { certificateStart, visaFrom, grantNotifiedOn } = worker;
  const happenedOn = startedOn ?? today;
  if (certificateStart === null) {
    const because = notRecorded('start day of the certificate');
    return { ...baseOf(worker, { nation, happenedOn, conclusion: lookAtThis({ because }) }), asked: {} };
  }
  const days = {
    nation,
    certificateStart: calendarDate(certificateStart),
    ...(visaFrom !== null && { visaValidFrom: calendarDate(visaFrom) }),
    ...(grantNotifiedOn !== null && { grantNotifiedOn: calendarDate(grantNotifiedOn) }),
  };
  const conclusion = start({ ...days, ...(startedOn !== null && { startedOn }), on: today });
  return {
    ...baseOf(worker, { nation, happenedOn, conclusion }),
    asked: { event: 'worker-late-start', ...days },
    ...(conclusion.does !== 'record' && { foundKey: `start:${worker.id}:${certificateStart}` }),
  };
}

function baseOf(
  worker: WorkerRecord | null,
  { conclusion, nation, happenedOn }: Pick<Following, 'conclusion' | 'nation' | 'happenedOn'>,
) {
  const title = conclusion.duty === null ? undefined : dutyRules[conclusion.duty].title;
  return { worker, conclusion, nation, happenedOn, title: titleOf(worker, title) };
}

const titleOf = (worker: WorkerRecord | null, title = 'What happened') =>
  worker === null ? title : `${worker.name}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`;

/** What follows from an event for the workers whom it names, of the one route whose duties are counted. */
export function followingOf({ countedRoute, ...concludes }: Concludes & { countedRoute: string }) {
  const ofWorker = concludeWorker(concludes);
  return (
    facts: SponsorEventFacts,
    workers: readonly WorkerRecord[],
    today: CalendarDate,
  ): readonly Following[] => {
    const countedWorkers = workers.filter(({ route }) => route === countedRoute);
    return 'worker' in facts
      ? countedWorkers.map((worker) => ofWorker(facts, worker, today))
      : concludeOrganisation(facts, countedWorkers);
  };
}
export type FollowingOf = ReturnType<typeof followingOf>;
