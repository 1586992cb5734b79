import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import type {
  addPeopleOperation,
  changePersonOperation,
  erasePersonOperation,
  NewEmployedPerson,
  PersonPage,
} from '@portway/contracts/sponsor/right-to-work/employed-people';
import type { NewRightToWorkCheck } from '@portway/contracts/sponsor/right-to-work/new-check';
import { calendarDate } from '@portway/rules/kernel';
import { askedCheck, copyKeptUntil, documentTitle, methodTitle } from '@portway/rules/right-to-work';
import { requireCompliance, requireRecordKeeper } from '../../../platform/auth/authorisation.ts';
import type { Audit } from '../../../platform/db/audit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { missing } from '../../../platform/refusal.ts';
import type { KeptRecords } from '../records/records.service.ts';
import type { JudgeCheck } from '../workers/records/judged-check.service.ts';
import { checkColumns, recordedWords, shownCheck } from './check.presenter.ts';
import type { EmployedPeopleRepository, StoredPerson } from './employed-people.repository.ts';
import {
  checkFaults,
  dayFaults,
  faultsAt,
  noReason,
  refuseErasure,
  refuseFaults,
  refuseHeldCopy,
  requireName,
  requirePersonVersion,
  sameCheck,
} from './right-to-work.policy.ts';

interface Deps {
  readonly repository: EmployedPeopleRepository;
  readonly judgeCheck: JudgeCheck;
  readonly copiesOf: KeptRecords['copiesOf'];
  readonly audit: Audit;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

type Changes = RequestOf<typeof changePersonOperation>;
type Facts = Pick<
  StoredPerson,
  'full_name' | 'reference' | 'engagement' | 'arranged_on' | 'check_asked' | 'planned_start' | 'started_on'
>;

const whoReads = ['officer', 'viewer', 'adviser'] as const;

/** People who work for an organisation and are not sponsored, and the right to work checks of them. */
export function employedPeopleService({ repository, judgeCheck, copiesOf, audit, today }: Deps) {
  async function find({ transaction }: RequestContext, organisation: string, id: string) {
    const row = await repository.findForUpdate(transaction, organisation, id);
    if (row === undefined) throw missing();
    return row;
  }

  /** A check as it is stored, or what is wrong with it. */
  function judge(check: NewRightToWorkCheck, record: Facts, earlier: Parameters<JudgeCheck>[2]) {
    const outcome = judgeCheck(check, record, earlier);
    const faults = checkFaults({ checkedOn: check.checkedOn, missing: outcome.missing }, today());
    return { faults, outcome, columns: checkColumns(check, outcome) };
  }

  return {
    /** All of them, or none. */
    async add(
      requestContext: RequestContext,
      { people }: RequestOf<typeof addPeopleOperation>,
    ): Promise<ResponseOf<typeof addPeopleOperation>> {
      const { transaction, caller } = requestContext;
      const organisation = requireRecordKeeper(caller).id;
      const by = { by_account: caller.account, by_name: caller.fullName };
      const rows = people.map((person) => {
        const facts = factsOf(person, today());
        const check = person.check && judge(person.check, facts, []);
        return { id: randomUUID(), facts, check };
      });
      const takenNumbers = new Set(await repository.references(transaction, organisation, numbersOf(people)));
      const faults = rows.map(({ check }, at) => {
        const { reference = null, ...days } = people[at] ?? {};
        const isTwice = reference !== null && people.findIndex((other) => other.reference === reference) < at;
        return {
          ...faultsAt('people', at, dayFaults(days, today())),
          ...(reference !== null && (takenNumbers.has(reference) || isTwice)
            ? faultsAt('people', at, { reference: 'Someone has this number already.' })
            : {}),
          ...prefixed(`people.${at}.check`, check?.faults ?? {}),
        };
      });
      refuseFaults(Object.assign({}, ...faults));
      await repository.addAll(
        transaction,
        rows.map(({ id, facts }) => ({ id, organisation, ...facts, ...by })),
      );
      await repository.addChecks(
        transaction,
        rows.flatMap(({ id, check }) =>
          check === undefined
            ? []
            : [{ id: randomUUID(), person: id, organisation, ...check.columns, ...by }],
        ),
      );
      const [only] = rows;
      await audit.note(requestContext, 'employed-people-added', rows.length === 1 ? only?.id : organisation, {
        count: String(rows.length),
      });
      const message = rows.length === 1 ? 'Added.' : `${rows.length} people are added.`;
      return { message, ids: rows.map(({ id }) => id) };
    },
    async show(requestContext: RequestContext, id: string): Promise<PersonPage> {
      const { transaction, caller } = requestContext;
      const { id: organisation, complianceRole } = requireCompliance(caller, whoReads);
      const row = await repository.find(transaction, organisation, id);
      if (row === undefined) throw missing();
      const checks = await repository.checks(transaction, id);
      const copies = await copiesOf(
        requestContext,
        organisation,
        checks.map((check) => check.id),
      );
      const mayRecord = complianceRole !== 'viewer';
      return {
        id,
        version: row.version,
        fullName: row.full_name,
        reference: row.reference,
        engagement: row.engagement,
        arrangedOn: row.arranged_on,
        plannedStart: row.planned_start,
        startedOn: row.started_on,
        withoutCheckBecause: row.no_check_reason,
        endedOn: row.ended_on,
        keepUntil: row.keep_until,
        isAsked: row.check_asked,
        because: row.check_asked ? '' : askedOf(row, today()).because,
        isHeld: row.started_on === null && row.check_asked && !covers(checks, today()),
        mayErase: mayRecord && mayErase(row, today()),
        mayRecord,
        checks: checks.map((check) => ({
          ...shownCheck(check, {
            title: methodTitle(check.method),
            document: documentTitle(check.document),
          }),
          id: check.id,
          copy: copies.get(check.id) ?? null,
        })),
      };
    },
    async change(requestContext: RequestContext, id: string, { version, ...changes }: Changes) {
      const { transaction, caller } = requestContext;
      const organisation = requireRecordKeeper(caller).id;
      const row = await find(requestContext, organisation, id);
      requirePersonVersion(version, row.version);
      const facts = factsOf(changes, today());
      refuseFaults(dayFaults(changes, today()));
      if (facts.reference !== null && facts.reference !== row.reference) {
        const sameNumbers = await repository.references(transaction, organisation, [facts.reference]);
        refuseFaults(sameNumbers.length > 0 ? { reference: 'Someone has this number already.' } : {});
      }
      const { endedOn = null, withoutCheckBecause = row.no_check_reason } = changes;
      const begins = row.started_on === null && facts.started_on !== null;
      if (begins && facts.check_asked && withoutCheckBecause === null) {
        const checks = await repository.checks(transaction, id);
        refuseFaults(covers(checks, facts.started_on ?? today()) ? {} : noReason);
      }
      await repository.change(transaction, id, {
        ...facts,
        no_check_reason: withoutCheckBecause,
        ended_on: endedOn,
        keep_until: endedOn === null ? null : copyKeptUntil(calendarDate(endedOn)),
      });
      await audit.note(requestContext, 'employed-person-changed', id);
      return { message: 'Saved.' };
    },
    async recordCheck(requestContext: RequestContext, id: string, check: NewRightToWorkCheck) {
      const { transaction, caller } = requestContext;
      const organisation = requireRecordKeeper(caller).id;
      const row = await find(requestContext, organisation, id);
      const checks = await repository.checks(transaction, id);
      const isThere = checks.some(
        ({ checked_on: day, method }) => day === check.checkedOn && method === check.method,
      );
      refuseFaults(isThere ? sameCheck : {});
      const { faults, outcome, columns } = judge(check, row, checks);
      refuseFaults(faults);
      const by = { by_account: caller.account, by_name: caller.fullName };
      await repository.addChecks(transaction, [
        { id: randomUUID(), person: id, organisation, ...columns, ...by },
      ]);
      await audit.note(requestContext, 'right-to-work-check-recorded', id);
      return { message: recordedWords(outcome) };
    },
    async erase(
      requestContext: RequestContext,
      id: string,
      { fullName }: RequestOf<typeof erasePersonOperation>,
    ) {
      const { transaction, caller } = requestContext;
      const organisation = requireRecordKeeper(caller).id;
      const row = await find(requestContext, organisation, id);
      requireName(fullName, row.full_name);
      if (!mayErase(row, today())) refuseErasure(row.keep_until);
      if (!(await repository.erase(transaction, id))) refuseHeldCopy();
      await audit.note(requestContext, 'employed-person-erased', id);
      return { message: 'The person and the checks are erased.' };
    },
  };
}

export type EmployedPeople = ReturnType<typeof employedPeopleService>;

function factsOf(person: Omit<NewEmployedPerson, 'check'>, today: string): Facts {
  const { fullName, reference = null, engagement, plannedStart = null, startedOn = null } = person;
  const facts = {
    full_name: fullName,
    reference,
    engagement,
    arranged_on: engagement === 'employee' ? null : (person.arrangedOn ?? null),
    planned_start: plannedStart,
    started_on: startedOn,
  };
  return { ...facts, check_asked: askedOf(facts, today).isAsked };
}

const askedOf = (facts: Omit<Facts, 'check_asked'>, today: string) =>
  askedCheck({
    engagement: facts.engagement,
    arrangedOn: facts.arranged_on === null ? undefined : calendarDate(facts.arranged_on),
    startsOn: calendarDate(facts.started_on ?? facts.planned_start ?? today),
  });

const numbersOf = (people: readonly NewEmployedPerson[]) =>
  people.flatMap(({ reference }) => (reference ? [reference] : []));

const prefixed = (path: string, faults: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(faults).map(([field, words]) => [`${path}.${field}`, words]));

/** Whether a check made by a day gives an excuse for it; one that was not judged is taken as made. */
const covers = (
  checks: readonly {
    readonly checked_on: string;
    readonly excuse: string | null;
    readonly excuse_until: string | null;
  }[],
  day: string,
) =>
  checks.some(
    ({ checked_on: checkedOn, excuse, excuse_until: until }) =>
      checkedOn <= day &&
      (excuse === null || excuse === 'continuous' || (excuse === 'until' && until !== null && until >= day)),
  );

const mayErase = ({ keep_until: day, last_check_on: checked }: StoredPerson, today: string) =>
  checked === null || (day !== null && day < today);
