import type { ResponseOf } from '@portway/contracts/operation';
import type { concludeAbsenceOperation, NewAbsence } from '@portway/contracts/sponsor/workers/worker-records';
import { calendarDate } from '@portway/rules/kernel';
import { recordedBy } from '@portway/rules/recorded';
import type { Weekday } from '@portway/rules/reporting-deadline';
import { absenceConclusions, absenceKindOf, isPermitted } from '@portway/rules/sponsored-worker';
import { requireCompliance } from '../../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import { missing } from '../../../../platform/refusal.ts';
import { isCounted } from '../workers.presenter.ts';
import type { StoredAbsence, WorkersRepository } from '../workers.repository.ts';

interface Deps {
  readonly repository: WorkersRepository;
  readonly whoRecords: readonly ('officer' | 'adviser' | 'line-manager')[];
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

type Conclusion = ResponseOf<typeof concludeAbsenceOperation>;

/** What follows from an absence, before it is recorded. */
export function absenceConclusionService({ repository, whoRecords, today }: Deps) {
  return {
    async conclude(requestContext: RequestContext, id: string, absence: NewAbsence): Promise<Conclusion> {
      const { transaction, caller } = requestContext;
      const { id: organisation, complianceRole } = requireCompliance(caller, whoRecords);
      const row = await repository.find(transaction, organisation, id);
      if (row === undefined) throw missing();
      const day = calendarDate(today());
      const isToCome = absence.firstDay > day && !isPermitted(absence);
      const nothing = { isHistory: false, isToCome, record: { changes: [], stays: null } };
      if (!isCounted(row.route)) return { conclusions: [], ...nothing };
      const terms = await repository.terms(transaction, id);
      const inForce = terms.find(({ from_day: from }) => from <= absence.firstDay) ?? terms.at(-1);
      const place = inForce?.work_place ?? null;
      const conclusions = absenceConclusions({
        nation: (await repository.nationOf(transaction, place)) ?? 'england-and-wales',
        kind: absenceKindOf(absence),
        pay: absence.pay,
        from: calendarDate(absence.firstDay),
        to: absence.lastDay == null ? null : calendarDate(absence.lastDay),
        today: day,
        worksOn: weekdaysIn(inForce?.works_on ?? [1, 2, 3, 4, 5]),
        otherLeave: leaveIn(await repository.absences(transaction, id), day),
      });
      const isTeam = complianceRole === 'line-manager';
      return {
        conclusions: conclusions.map(({ deadline, ...conclusion }, index) => ({
          ...conclusion,
          title: index === 0 ? 'Being absent' : 'Not being paid in full',
          worker: { id, name: row.full_name },
          steps: isTeam ? [] : conclusion.steps,
          deadline: isTeam || deadline === null ? null : { ...deadline, ...recordedBy(deadline.steps) },
        })),
        ...nothing,
      };
    },
  };
}

export type AbsenceConclusions = ReturnType<typeof absenceConclusionService>;

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

const weekdaysIn = (days: readonly number[]): Weekday[] =>
  weekdays.filter((weekday) => days.includes(weekday));

/** Leave on record that counts towards the four weeks. */
function leaveIn(absences: readonly StoredAbsence[], today: string) {
  return absences.flatMap(({ first_day: from, last_day: to, pay, excepted }) => {
    const until = to ?? today;
    if (pay === 'paid' || excepted || until < from) return [];
    const kind = pay === 'unpaid' ? ('unpaid' as const) : ('reduced-pay' as const);
    return [{ from: calendarDate(from), to: calendarDate(until), kind }];
  });
}
