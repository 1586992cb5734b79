import { randomUUID } from 'node:crypto';
import type {
  EventConclusion,
  SponsorEventFacts,
  SponsorEventRecorded,
  WorkerEvent,
  WorkerEventFacts,
} from '@portway/contracts/sponsor/duties/events/events';
import { calendarDate } from '@portway/rules/kernel';
import { findOccupation } from '@portway/rules/occupations';
import { recordedBy } from '@portway/rules/recorded';
import { isAllHistory, mayBeListed } from '@portway/rules/sponsored-worker';
import { requireCompliance, requireRecordKeeper } from '../../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import { missing } from '../../../../platform/refusal.ts';
import type { PlannedEvents } from '../planned-events/planned-events.service.ts';
import type { Raising } from '../raise.service.ts';
import { teamWordsOf } from '../team-words.presenter.ts';
import type { Following, FollowingOf } from './conclusions/conclude-event.service.ts';
import type { EventRecord, RecordPlan } from './event-record.service.ts';
import {
  requireCorrectable,
  requireKnownCode,
  requireNew,
  requireReason,
  requireReasonWithoutCheck,
  requireSoundDay,
  requireWorkers,
} from './events.policy.ts';
import type { SponsorEventsRepository } from './events.repository.ts';
import type { WorkerRecord, WorkerRecordRepository } from './worker-record.repository.ts';

interface Deps {
  readonly repository: SponsorEventsRepository;
  readonly workers: WorkerRecordRepository;
  readonly followingOf: FollowingOf;
  readonly duties: Pick<Raising, 'raise' | 'supersede'>;
  readonly record: EventRecord;
  readonly rights: EventRights;
  readonly plans: Pick<PlannedEvents, 'settle'>;
  /** Those whose events only officers record and see. */
  readonly confidential: readonly string[];
  /** The route whose duties are counted. */
  readonly countedRoute: string;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

const whoRecords = ['officer', 'line-manager', 'adviser'] as const;
const isOfWorker = (facts: SponsorEventFacts): facts is WorkerEvent => 'worker' in facts;

/** The organisation of a caller who may record, see and correct events of a kind. */
export type EventRights = (context: RequestContext, kind: string, isOfWorker: boolean) => string;

export function eventRights(
  confidential: readonly string[],
  forRecordKeepers: readonly string[],
): EventRights {
  return ({ caller }, kind, isOfOne) => {
    if (confidential.includes(kind)) return requireCompliance(caller, ['officer']).id;
    // A line manager sees neither pay nor permission, and what follows from them would tell.
    const isOpen = isOfOne && !forRecordKeepers.includes(kind);
    return (isOpen ? requireCompliance(caller, whoRecords) : requireRecordKeeper(caller)).id;
  };
}

/** Whether an event of hours says what is paid for them, or under which option: those who keep the records record it. */
const isOfPay = (facts: SponsorEventFacts) =>
  facts.kind === 'hours' && (facts.newPence !== undefined || facts.salaryOption !== undefined);

/** What happened to a worker or to the organisation, and what the law makes of it. */
export function sponsorEventsService(deps: Deps) {
  const { repository, workers, duties, countedRoute, rights } = deps;
  const today = () => calendarDate(deps.today());
  const dayOf = (facts: SponsorEventFacts) =>
    facts.kind === 'start' ? (facts.startedOn ?? today()) : facts.happenedOn;

  async function readEvent(requestContext: RequestContext, facts: SponsorEventFacts, isRecording: boolean) {
    const organisation = rights(requestContext, facts.kind, isOfWorker(facts));
    if (isOfPay(facts)) requireRecordKeeper(requestContext.caller);
    const { transaction } = requestContext;
    if (facts.kind === 'role' && facts.newCode !== null)
      requireKnownCode(findOccupation(facts.newCode) !== undefined);
    const workerIds = isOfWorker(facts) ? [facts.worker] : facts.kind === 'move' ? facts.workers : [];
    const foundWorkers = await workers.find(transaction, {
      organisation,
      workers: workerIds,
      day: dayOf(facts),
    });
    requireWorkers(foundWorkers.length, workerIds.length, isOfWorker(facts) ? 'worker' : 'workers');
    const undone = await undoneBy(requestContext, { organisation, isRecording }, facts);
    const planFor = { organisation, workers: workerIds, undone, isRecording };
    const plan = await deps.record.plan(transaction, planFor, facts);
    const workersBefore =
      undone.length === 0
        ? foundWorkers
        : foundWorkers.map((worker) => withoutEvent(worker, plan, dayOf(facts)));
    const following = deps.followingOf(facts, workersBefore, today());
    const isHistory = isAllHistory(following, {
      happenedOn: dayOf(facts),
      cutOver: await repository.cutOver(transaction, organisation),
    });
    return { organisation, found: foundWorkers, isHistory, plan, following };
  }

  /** What the event that this one corrects had changed. */
  async function undoneBy(
    requestContext: RequestContext,
    { organisation, isRecording }: { organisation: string; isRecording: boolean },
    facts: SponsorEventFacts,
  ) {
    const { transaction } = requestContext;
    if (facts.corrects === undefined) return [];
    if (isRecording) await repository.lockOne(transaction, facts.corrects);
    requireReason(facts.corrects, facts.correctedBecause);
    const first = await repository.find(transaction, organisation, facts.corrects);
    requireCorrectable(first, isOfWorker(facts) ? facts.worker : null);
    if (first === undefined) return [];
    rights(requestContext, first.kind, first.worker !== null);
    return first.changed;
  }

  const isCounted = ({ route }: { readonly route: string }) => route === countedRoute;

  return {
    async conclude(requestContext: RequestContext, facts: SponsorEventFacts): Promise<EventConclusion> {
      const { following, isHistory, plan } = await readEvent(requestContext, facts, false);
      const isTeam = requestContext.caller.organisation?.complianceRole === 'line-manager';
      return {
        conclusions: following
          .map(isTeam ? teamConclusionOf : (each) => each)
          .map(({ worker, title, conclusion }) => ({
            worker: worker === null ? null : { id: worker.id, name: worker.name },
            title,
            ...conclusion,
            deadline: conclusion.deadline && {
              ...conclusion.deadline,
              ...recordedBy(conclusion.deadline.steps),
            },
          })),
        isHistory,
        isToCome: dayOf(facts) > today(),
        record: { changes: [...plan.changes], stays: plan.stays },
      };
    },
    async record(requestContext: RequestContext, facts: SponsorEventFacts): Promise<SponsorEventRecorded> {
      const { transaction, caller } = requestContext;
      const { organisation, found, isHistory, plan, following } = await readEvent(
        requestContext,
        facts,
        true,
      );
      const happenedOn = dayOf(facts);
      const field = facts.kind === 'start' ? 'startedOn' : 'happenedOn';
      const [worker] = isOfWorker(facts) ? found : [];
      const certificateStart =
        facts.kind === 'start' || isHistory ? null : (worker?.certificateStart ?? null);
      requireSoundDay(happenedOn, { today: today(), certificateStart, field });
      if (facts.kind === 'start' && facts.startedOn !== null)
        requireReasonWithoutCheck(
          await workers.hasExcuse(transaction, facts.worker, happenedOn),
          facts.withoutCheckBecause,
        );
      const about = { organisation, worker: worker?.id ?? null, kind: facts.kind, happened_on: happenedOn };
      await repository.lock(transaction, about);
      const corrects = facts.corrects ?? null;
      requireNew(await repository.same(transaction, about, corrects), field);
      const event = randomUUID();
      const by = { account: caller.account, name: caller.fullName };
      const confidential = deps.confidential.includes(facts.kind);
      const { kind, corrects: _, correctedBecause = null, planned, ...answers } = facts;
      await repository.add(transaction, {
        id: event,
        ...about,
        facts: answers,
        confidential,
        history: isHistory,
        corrects,
        correction: correctedBecause,
        changed: plan.changed,
        by_account: by.account,
        by_name: by.name,
      });
      // What has not begun stays planned.
      if (kind !== 'start' || facts.startedOn !== null)
        await deps.plans.settle(
          transaction,
          { organisation, planned, kind, worker: about.worker, by },
          field,
        );
      if (corrects !== null)
        await duties.supersede(transaction, {
          event: corrects,
          organisation,
          by,
          because: correctedBecause ?? '',
          newDay: happenedOn,
        });
      const isTeam = caller.organisation?.complianceRole === 'line-manager';
      const raised = [];
      for (const each of isHistory ? [] : following) {
        const { worker: whose, ...rest } = each;
        const owner = { organisation, worker: whose?.id ?? null, event, confidential, by };
        const id = await duties.raise(transaction, { ...rest, ...owner });
        const consequence = isTeam ? teamConclusionOf(each) : each;
        if (id !== null) raised.push({ id, title: consequence.title, does: consequence.conclusion.does });
      }
      await deps.record.write(transaction, { organisation, by }, plan);
      const message = messageOf({ isHistory, raised, found, isCounted });
      return { message, event, changes: [...plan.changes], duties: raised };
    },
    async facts({ transaction, caller }: RequestContext, id: string): Promise<WorkerEventFacts> {
      const { id: organisation, complianceRole } = requireCompliance(caller, whoRecords);
      const [worker] = await workers.find(transaction, { organisation, workers: [id], day: '9999-12-31' });
      if (worker === undefined) throw missing();
      const { route, visaFrom, grantNotifiedOn, certificateAssignedOn, ...facts } = worker;
      const hidden = { certificateStart: null, payPence: null, salaryOption: null };
      return {
        ...facts,
        ...(complianceRole === 'line-manager' && hidden),
        mayRecordPay: complianceRole !== 'line-manager',
        isCounted: isCounted(worker),
        mayBeListed: mayBeListed(worker),
      };
    },
  };
}

export type SponsorEvents = ReturnType<typeof sponsorEventsService>;

/**
 * What follows, in words for a line manager: what it was concluded from may be pay, permission or law. That a change waits
 * for somebody is said all the same.
 */
function teamConclusionOf({ worker, title, conclusion, ...rest }: Following): Following {
  const words = teamWordsOf({ kind: null, duty: conclusion.duty });
  const { does } = conclusion;
  const isWaiting = does === 'before-the-change' || does === 'decide-and-record';
  const generalWords = isWaiting
    ? 'Ask the compliance team before this happens.'
    : 'The compliance team sees to what follows from this.';
  return {
    ...rest,
    worker,
    title: words === null ? 'For the compliance team' : title,
    conclusion: {
      ...conclusion,
      duty: words === null ? null : conclusion.duty,
      because: words ?? generalWords,
      keep: [],
      deadline: null,
      steps: [],
    },
  };
}

/** What was on record before the event that is corrected. */
function withoutEvent(worker: WorkerRecord, { each }: RecordPlan, day: string): WorkerRecord {
  const terms = each
    .find(({ without }) => without.id === worker.id)
    ?.without.terms.findLast(({ fromDay }) => fromDay < day);
  if (terms === undefined) return worker;
  const { jobTitle, occupationCode, payPence, hoursPerWeek } = terms;
  return { ...worker, jobTitle, occupationCode, payPence, hoursPerWeek };
}

interface Recorded {
  readonly isHistory: boolean;
  readonly raised: readonly { readonly does: string }[];
  readonly found: readonly { readonly route: string }[];
  readonly isCounted: (worker: { readonly route: string }) => boolean;
}

function messageOf({ isHistory, raised, found, isCounted }: Recorded): string {
  if (isHistory)
    return 'Recorded as history: what follows from it was due before your first day with Portway, so no duty is raised.';
  if (found.length > 0 && !found.some(isCounted))
    return 'Recorded. Portway counts duties of Skilled Workers only, so nothing is counted here.';
  const due = raised.filter(({ does }) => does !== 'record').length;
  if (due === 0) return 'Recorded. Nothing is reported.';
  return due === 1 ? 'Recorded, with one duty.' : `Recorded, with ${due} duties.`;
}
