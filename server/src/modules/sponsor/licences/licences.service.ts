import { randomUUID } from 'node:crypto';
import type { RegisterMatch } from '@portway/contracts/candidate/jobs/job-sponsorship';
import type { RequestOf } from '@portway/contracts/operation';
import type {
  addKeyPersonOperation,
  addWorkPlaceOperation,
  changeKeyPersonOperation,
  changeWorkPlaceOperation,
  HeldLicence,
  recordSponsorTaskOperation,
  SponsorSetUp,
  SponsorTask,
} from '@portway/contracts/sponsor/licences/set-up';
import { allocationYear } from '@portway/rules/certificate';
import { addMonths, calendarDate, lawOn, type Parameter } from '@portway/rules/kernel';
import {
  authorisingOfficer,
  keyContact,
  keyPeopleFitness,
  level1User,
  level2User,
} from '@portway/rules/licence-eligibility';
import { requireCompliance, requireRecordKeeper } from '../../../platform/auth/authorisation.ts';
import type { Audit } from '../../../platform/db/audit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { missing } from '../../../platform/refusal.ts';
import {
  requireColleague,
  requireEndNotBefore,
  requireNotAfter,
  requireOneOfficer,
} from './licences.policy.ts';
import type { SponsorLicencesRepository } from './licences.repository.ts';
import { keyPersonShown, licenceShown, ofRegister, stepsOf, workPlaceShown } from './set-up.presenter.ts';

type Transaction = RequestContext['transaction'];

interface Confirmation {
  readonly message: string;
}

interface Deps {
  readonly repository: SponsorLicencesRepository;
  /** What the register says of the caller's organisation. */
  readonly registerOf: (requestContext: RequestContext) => Promise<RegisterMatch>;
  readonly isTask: (task: string) => task is SponsorTask;
  readonly audit: Audit;
  /** Has everything on record looked at again, by the first day that is set now. */
  readonly rejudgeSoon: (transaction: Transaction, organisation: string) => Promise<void>;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

/** What an organisation says of the licence it holds: the rest of the workspace counts with it. */
export function sponsorLicencesService(deps: Deps) {
  const { repository, registerOf, isTask, audit, rejudgeSoon, today } = deps;
  return {
    async show(requestContext: RequestContext): Promise<SponsorSetUp> {
      const { transaction, caller } = requestContext;
      const { id: organisation, complianceRole } = requireCompliance(caller);
      const licence = await repository.licence(transaction, organisation);
      const keyPeople = await repository.keyPeople(transaction, organisation);
      const workPlaces = await repository.workPlaces(transaction, organisation);
      const tasks = await repository.tasks(transaction, organisation);
      return {
        mayChange: complianceRole === 'officer' || complianceRole === 'adviser',
        licence: licenceShown(licence),
        register: ofRegister(await registerOf(requestContext)),
        allocationYear: yearOf(licence?.allocation_from ?? null, today()),
        keyPeople: keyPeople.map(keyPersonShown),
        keyRules: keyRulesOn(today()),
        workPlaces: workPlaces.map(workPlaceShown),
        colleagues: [...(await repository.colleagues(transaction, organisation))],
        tasks: tasks.flatMap(({ task, ...done }) => (isTask(task) ? [{ task, ...done }] : [])),
        steps: stepsOf({ licence, keyPeople, workPlaces }),
      };
    },
    async saveLicence(requestContext: RequestContext, licence: HeldLicence): Promise<Confirmation> {
      const { transaction, caller } = requestContext;
      const { id: organisation } = requireRecordKeeper(caller);
      requireNotAfter(today(), licence.cutOver, 'cutOver');
      const { rating } = licence;
      const before = await repository.licence(transaction, organisation);
      await repository.saveLicence(transaction, {
        organisation,
        licence_number: licence.licenceNumber ?? null,
        rating: rating === undefined || rating === '' ? null : rating,
        routes: [...new Set(licence.routes)],
        allocation_from: licence.allocationFrom ?? null,
        cut_over: licence.cutOver ?? null,
        second_check: licence.secondCheck,
        remind_days: [...new Set(licence.remindDays)].toSorted((one, other) => other - one),
        saved_at: new Date(),
        saved_by: caller.account,
      });
      await audit.note(requestContext, 'sponsor-licence-saved', organisation);
      const cutOver = licence.cutOver ?? null;
      if (before === undefined || before.cut_over === cutOver) return { message: 'Saved.' };
      await rejudgeSoon(transaction, organisation);
      return { message: `Saved. ${judgedAnew}` };
    },
    async addKeyPerson(
      requestContext: RequestContext,
      { colleague, ...person }: RequestOf<typeof addKeyPersonOperation>,
    ): Promise<Confirmation> {
      const { transaction, caller } = requestContext;
      const { id: organisation } = requireRecordKeeper(caller);
      requireNotAfter(today(), person.declaredOn, 'declaredOn');
      requireOneOfficer(person.role, await repository.keyPeople(transaction, organisation), 'role');
      requireColleague(colleague, await repository.colleagues(transaction, organisation));
      const id = randomUUID();
      await repository.addKeyPerson(transaction, {
        id,
        organisation,
        role: person.role,
        full_name: person.fullName,
        email: person.email ?? null,
        account: colleague ?? null,
        from_day: person.fromDay,
        declared_on: person.declaredOn ?? null,
      });
      await audit.note(requestContext, 'key-person-added', id, { role: person.role });
      return { message: `${person.fullName} is on record.` };
    },
    async changeKeyPerson(
      requestContext: RequestContext,
      id: string,
      {
        fullName,
        email,
        colleague,
        fromDay,
        declaredOn,
        untilDay,
      }: RequestOf<typeof changeKeyPersonOperation>,
    ): Promise<Confirmation> {
      const { transaction, caller } = requestContext;
      const { id: organisation } = requireRecordKeeper(caller);
      const all = await repository.keyPeople(transaction, organisation);
      const person = all.find((each) => each.id === id);
      if (person === undefined) throw missing();
      const others = all.filter((each) => each.id !== id);
      if (untilDay === undefined) requireOneOfficer(person.role, others, 'untilDay');
      requireNotAfter(today(), declaredOn, 'declaredOn');
      requireEndNotBefore(fromDay, untilDay);
      if (colleague !== undefined && colleague !== person.account)
        requireColleague(colleague, await repository.colleagues(transaction, organisation));
      const change = {
        full_name: fullName,
        email: email ?? null,
        account: colleague ?? null,
        from_day: fromDay,
      };
      const days = { declared_on: declaredOn ?? null, until_day: untilDay ?? null };
      await repository.changeKeyPerson(transaction, { organisation, id }, { ...change, ...days });
      await audit.note(requestContext, 'key-person-changed', id);
      return { message: 'Saved.' };
    },
    async addWorkPlace(
      requestContext: RequestContext,
      { name, address, nation, kind }: RequestOf<typeof addWorkPlaceOperation>,
    ): Promise<Confirmation> {
      const { transaction, caller } = requestContext;
      const { id: organisation } = requireRecordKeeper(caller);
      const id = randomUUID();
      const place = { id, organisation, name, address: address ?? null, nation, kind };
      await repository.addWorkPlace(transaction, place);
      await audit.note(requestContext, 'work-place-added', id);
      return { message: `${name} is on record.` };
    },
    async changeWorkPlace(
      requestContext: RequestContext,
      id: string,
      { address, closedOn, ...change }: RequestOf<typeof changeWorkPlaceOperation>,
    ): Promise<Confirmation> {
      const { transaction, caller } = requestContext;
      const place = { organisation: requireRecordKeeper(caller).id, id };
      const optionalFields = { address: address ?? null, closed_on: closedOn ?? null };
      const hasChanged = await repository.changeWorkPlace(transaction, place, {
        ...change,
        ...optionalFields,
      });
      if (!hasChanged) throw missing();
      await audit.note(requestContext, 'work-place-changed', id);
      return { message: 'Saved.' };
    },
    async recordTask(
      { transaction, caller }: RequestContext,
      { task, doneOn }: RequestOf<typeof recordSponsorTaskOperation>,
    ): Promise<Confirmation> {
      const { id: organisation } = requireRecordKeeper(caller);
      requireNotAfter(today(), doneOn, 'doneOn');
      const by = { by_account: caller.account, by_name: caller.fullName };
      await repository.recordTask(transaction, { organisation, task, done_on: doneOn, ...by });
      return { message: 'Recorded.' };
    },
    /** What an organisation says of its licence; undefined until it says that it holds one. */
    licenceOf: repository.licence,
    /** The open ones first. */
    workPlaces: repository.workPlaces,
  };
}

export type SponsorLicences = ReturnType<typeof sponsorLicencesService>;

const judgedAnew =
  'What is on record is judged again by the new first day: duties that follow appear in a minute.';

/** The year that today is in, of allocations that begin on this day of each year. */
function yearOf(began: string | null, today: string): SponsorSetUp['allocationYear'] {
  if (began === null) return null;
  const year = allocationYear(newest(calendarDate(began), today));
  if (year.status !== 'answered') return null;
  const { endsOn, askFrom, answeredBy } = year;
  return { endsOn, askFrom, answeredBy };
}

function newest(from: ReturnType<typeof calendarDate>, today: string): ReturnType<typeof calendarDate> {
  const next = addMonths(from, 12);
  return next <= today ? newest(next, today) : from;
}

/** Who may hold each role, as far as it is recorded, with how sure we are. */
function keyRulesOn(today: string): SponsorSetUp['keyRules'] {
  const ruleOf = (parameter: Parameter<string>) => {
    const law = lawOn(parameter, calendarDate(today));
    if (law.status === 'no-law') return null;
    const { confidence, note = null, sources } = law.law;
    const sourceLinks = sources.map(({ title, url = null }) => ({ title, url }));
    return { says: law.value, confidence, note, sources: sourceLinks };
  };
  return {
    roles: {
      'authorising-officer': ruleOf(authorisingOfficer),
      'key-contact': ruleOf(keyContact),
      'level-1': ruleOf(level1User),
      'level-2': ruleOf(level2User),
    },
    fitness: ruleOf(keyPeopleFitness),
  };
}
