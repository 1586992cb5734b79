import type { WorkerPage, WorkerTerms } from '@portway/contracts/sponsor/workers/worker-page';
import { calendarDate } from '@portway/rules/kernel';
import { documentTitle, methodTitle } from '@portway/rules/right-to-work';
import { keepUntil, keptDocuments, payRuleDay } from '@portway/rules/sponsored-worker';
import { requireCompliance } from '../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { missing } from '../../../platform/refusal.ts';
import type { PlannedEvents } from '../duties/planned-events/planned-events.service.ts';
import { shownCheck } from '../right-to-work/check.presenter.ts';
import { recordChangeInWords } from './records/worker-record.presenter.ts';
import type { WorkerSealedRepository } from './sealed/worker-sealed.repository.ts';
import { timelineOf } from './timeline/worker-timeline.presenter.ts';
import type { TimelineEvent, WorkerTimelineRepository } from './timeline/worker-timeline.repository.ts';
import type { PayRuleOn } from './worker-pay.service.ts';
import { changeInWords, eventTitle } from './worker-words.presenter.ts';
import {
  factsOf,
  isCounted,
  namedOf,
  type Sees,
  stateOf,
  termsInWords,
  termsOf,
} from './workers.presenter.ts';
import type { StoredAbsence, StoredWorker, WorkersRepository } from './workers.repository.ts';

interface Deps {
  readonly repository: WorkersRepository;
  readonly timeline: WorkerTimelineRepository;
  readonly sealed: WorkerSealedRepository;
  readonly payRuleOn: PayRuleOn;
  readonly plans: Pick<PlannedEvents, 'ofWorker'>;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

interface Certificate {
  readonly state: string;
  readonly assigned_on: string | null;
}

const mayOf = { officer: 'record', adviser: 'record', 'line-manager': 'events', viewer: 'read' } as const;

/** All that a caller may see of one worker. */
export function workerPages({ repository, timeline, sealed, payRuleOn, plans, today }: Deps) {
  async function readPage({ transaction }: RequestContext, row: StoredWorker, sees: Sees) {
    const all = sees === 'everything';
    const on = transaction;
    return {
      terms: await repository.terms(on, row.id),
      absences: await repository.absences(on, row.id),
      checks: all ? await repository.checks(on, row.id) : [],
      places: await repository.places(on, row.organisation),
      managers: all ? await repository.managers(on, row.organisation) : [],
      events: await timeline.events(on, row.id),
      duties: await timeline.duties(on, row.id),
      planned: await plans.ofWorker(on, row.id),
      certificates: await timeline.certificates(on, row.id),
      changes: await repository.changes(on, row.id),
      sealed: all ? await sealed.list(on, row.id) : [],
      look: all ? await sealed.lastLook(on, row.id) : undefined,
    };
  }

  function payRules(row: StoredWorker, terms: WorkerPage['terms'], certificates: readonly Certificate[]) {
    const newest = terms.find(({ fromDay }) => fromDay <= today()) ?? terms.at(-1);
    const { route, salary_option: option, certificate_start: start } = row;
    if (newest === undefined || !isCounted(route)) return { payOfItsDay: null, payOfNewCertificate: null };
    const assigned = certificates.map(({ state, assigned_on: on }) => ({
      state,
      assignedOn: on === null ? null : calendarDate(on),
    }));
    const ruled = payRuleDay(assigned, start === null ? null : calendarDate(start));
    return {
      payOfItsDay: ruled === null ? null : payRuleOn(newest, { onDay: ruled.day, option }),
      payOfNewCertificate: payRuleOn(newest, { onDay: today(), option: null }),
    };
  }

  return {
    async show(requestContext: RequestContext, id: string): Promise<WorkerPage> {
      const { transaction, caller } = requestContext;
      const { id: organisation, complianceRole } = requireCompliance(caller);
      const row = await repository.find(transaction, organisation, id);
      if (row === undefined) throw missing();
      const sees: Sees = complianceRole === 'line-manager' ? 'team' : 'everything';
      const records = await readPage(requestContext, row, sees);
      const facts = factsOf(row, sees);
      const terms = withoutRepeats(records.terms.map((each) => termsOf(each, sees, records.places)));
      const [certificate] = records.certificates;
      const next = records.duties
        .filter(({ state }) => state === 'to-do' || state === 'prepared' || state === 'checked')
        .toSorted((one, other) => ((one.report_by ?? '9') < (other.report_by ?? '9') ? -1 : 1))[0];
      const pay =
        sees === 'everything'
          ? payRules(row, terms, records.certificates)
          : { payOfItsDay: null, payOfNewCertificate: null };
      const checks = records.checks.map((check) => ({ ...check, title: methodTitle(check.method) }));
      return {
        id,
        version: row.version,
        state: stateOf(row, today()),
        isCounted: isCounted(row.route),
        sees,
        may: complianceRole === 'none' ? 'read' : mayOf[complianceRole],
        facts,
        manager: namedOf(row.manager, row.manager_name),
        managerLeftOn: row.manager_left_on,
        hireCase: row.hire_case,
        next: next === undefined ? null : { id: next.id, title: next.title, reportBy: next.report_by },
        planned: records.planned,
        terms,
        ...pay,
        absences: records.absences.map((absence) => ({
          id: absence.id,
          firstDay: absence.first_day,
          lastDay: absence.last_day,
          pay: absence.pay,
          agreed: absence.agreed,
          excepted: absence.excepted,
          kind: absence.kind,
          isAsked: isAsked(absence),
          by: absence.by_name,
        })),
        checks: checks.map((check) =>
          shownCheck(check, { title: check.title, document: documentTitle(check.document) }),
        ),
        certificate:
          certificate === undefined
            ? null
            : {
                id: certificate.id,
                state: certificate.state,
                tail: certificate.number_tail,
                assignedOn: certificate.assigned_on,
              },
        sealed: records.sealed.map(({ field, tail, changed_at: at }) => ({
          field,
          tail,
          changedAt: at.toISOString(),
        })),
        lastLook:
          records.look === undefined ? null : { by: records.look.by_name, at: records.look.at.toISOString() },
        kept: sees === 'everything' ? keptOf(row, today()) : null,
        timeline: timelineOf({
          today: today(),
          facts: {
            started_on: facts.startedOn,
            certificate_ends: facts.certificateEnds,
            visa_from: facts.visaFrom,
            visa_ends: facts.visaEnds,
            sponsorship_ended_on: facts.sponsorshipEndedOn,
            employment_ended_on: facts.employmentEndedOn,
          },
          absences: records.absences,
          checks,
          terms: terms.map((each) => ({
            from_day: each.fromDay,
            words: termsInWords(each),
            by_name: each.by,
          })),
          events: records.events
            .filter(({ kind }) => sees === 'everything' || !ofPayOrStart.includes(kind))
            .map(({ changed, because, ...event }) => ({
              ...event,
              corrected: sees === 'everything' ? event.corrected : withoutReason(event.corrected),
              title: event.title ?? eventTitle(event.kind),
              detail: detailOf(
                sees === 'everything' ? because : null,
                // A correction changed it back.
                (event.corrected === null ? changed : [])
                  .filter(({ field }) => sees === 'everything' || !ofPay.includes(field))
                  .map((change) => recordChangeInWords(change, records.places)),
              ),
            })),
          duties:
            sees === 'everything' ? records.duties : records.duties.map((duty) => ({ ...duty, because: '' })),
          certificates: records.certificates,
          changes: records.changes.map(({ changes, by_name, at }) => ({
            at,
            by_name,
            words: changes.map(changeInWords).join('; '),
          })),
        }),
        managers: [...records.managers],
        places: records.places
          .filter(({ closed }) => !closed)
          .map(({ id: place, name }) => ({ id: place, name })),
      };
    },
  };
}

export type WorkerPages = ReturnType<typeof workerPages>;

/** Whether a file alone says that the worker is away. */
const isAsked = ({ imported_by, last_day, still_away_on }: StoredAbsence) =>
  imported_by !== null && last_day === null && still_away_on === null;

/** Why something follows from an event, and what it changed on record. */
function detailOf(because: string | null, changes: readonly string[]): string | null {
  const parts = [because ?? '', changes.length === 0 ? '' : `On record since: ${changes.join('; ')}`];
  return parts.filter((part) => part !== '').join(' ') || null;
}

/** Why a record was corrected is for those who keep the records. */
const withoutReason = (corrected: TimelineEvent['corrected']) => corrected && { ...corrected, because: '' };

/** What a line manager sees nothing of. */
const ofPayOrStart = ['pay', 'start'];
const ofPay = ['payPence', 'salaryOption'];

/** Terms that a correction made the same as those before them say nothing. The newest come first. */
function withoutRepeats(terms: readonly WorkerTerms[]): WorkerTerms[] {
  const inJson = ({ fromDay: _, by: __, ...facts }: WorkerTerms) => JSON.stringify(facts);
  return terms.filter((each, at) => {
    const before = terms[at + 1];
    return before === undefined || inJson(before) !== inJson(each);
  });
}

/** Until when the records are kept; each may be erased once its day is over and nothing holds them. */
export function keptOf(
  row: Pick<StoredWorker, 'sponsorship_ended_on' | 'employment_ended_on' | 'hold_reason' | 'records_held'>,
  today: string,
): WorkerPage['kept'] {
  const { sponsorship_ended_on: sponsorshipEnd, employment_ended_on: employmentEnd, hold_reason: hold } = row;
  if (sponsorshipEnd === null) return null;
  const facts = {
    sponsorshipEndedOn: calendarDate(sponsorshipEnd),
    employmentEndedOn: employmentEnd === null ? undefined : calendarDate(employmentEnd),
  };
  const { records, rightToWorkCopy } = keepUntil(facts);
  const isHeld = hold !== null || (row.records_held ?? 0) > 0;
  const isOver = (day: string | null) => day !== null && day < today && !isHeld;
  return {
    records,
    rightToWorkCopy,
    documents: keptDocuments(facts).map((document) => ({ ...document })),
    mayErase: employmentEnd !== null && isOver(records) && isOver(rightToWorkCopy),
    mayEraseSealed: isOver(records),
  };
}
