import { randomUUID } from 'node:crypto';
import type {
  ChangedFacts,
  NewWorker,
  WorkerTermsFacts,
} from '@portway/contracts/sponsor/workers/worker-facts';
import { findOccupation } from '@portway/rules/occupations';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { refuseField, requireSoundDays, type WorkerDays } from './workers.policy.ts';
import type { WorkersRepository } from './workers.repository.ts';

type On = RequestContext['transaction'];

/** Who records, and for which organisation. */
export interface Recording {
  readonly organisation: string;
  readonly by: { readonly account: string; readonly name: string };
  /** The import that the worker comes with. */
  readonly importedBy?: string;
}

interface Deps {
  readonly repository: WorkersRepository;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

/** Writes workers for this module and for imports, with the same refusals. */
export function workerWrites({ repository, today }: Deps) {
  const writes = {
    /** Adds a worker and returns its id; refuses what cannot be, naming the field. */
    async create(
      on: On,
      recording: Recording,
      { terms = null, hireCase = null, startedEarlier = false, ...facts }: NewWorker,
    ): Promise<string> {
      const { organisation, importedBy } = recording;
      const columns = { ...noFacts, ...storedFacts(facts) };
      requireSoundDays(columns, { today: today(), startedEarlier });
      await writes.requireManager(on, organisation, facts.manager);
      await writes.requireFreeReference(on, organisation, facts.reference);
      const hire = hireCase === null ? null : await hireOf(on, organisation, hireCase);
      const id = randomUUID();
      await repository.add(on, {
        id,
        organisation,
        full_name: facts.fullName,
        ...columns,
        hire_case: hireCase,
        account: hire?.account ?? null,
        imported_by: importedBy ?? null,
      });
      if (terms !== null) await writes.saveTerms(on, recording, { worker: id, terms });
      return id;
    },
    async saveTerms(
      on: On,
      { organisation, by }: Recording,
      { worker, terms }: { worker: string; terms: WorkerTermsFacts },
    ): Promise<void> {
      const { occupationCode, workPlace, otherPlaces } = terms;
      if (occupationCode !== null && findOccupation(occupationCode) === undefined)
        refuseField('occupationCode', 'There is no occupation code with these four digits.');
      const places = await repository.places(on, organisation);
      const isKnown = (id: string) => places.some((place) => place.id === id);
      if (workPlace !== null && !isKnown(workPlace))
        refuseField('workPlace', 'Choose one of your work places.');
      if (!otherPlaces.every(isKnown)) refuseField('otherPlaces', 'Choose from your work places.');
      await repository.saveTerms(on, {
        id: randomUUID(),
        worker,
        organisation,
        from_day: terms.fromDay,
        job_title: terms.jobTitle,
        occupation_code: occupationCode,
        pay_pence: terms.payPence,
        hours_per_week: terms.hoursPerWeek,
        works_on: terms.worksOn.toSorted(),
        work_place: workPlace,
        other_places: otherPlaces,
        hybrid_pattern: terms.hybridPattern,
        by_account: by.account,
        by_name: by.name,
      });
    },
    async requireManager(on: On, organisation: string, manager: string | null | undefined): Promise<void> {
      if (manager == null) return;
      const managers = await repository.managers(on, organisation);
      if (managers.some(({ id }) => id === manager)) return;
      refuseField('manager', 'Choose a colleague who has a compliance role, such as line manager.');
    },
    async requireFreeReference(
      on: On,
      organisation: string,
      reference: string | null | undefined,
    ): Promise<void> {
      if (reference == null || !(await repository.referenceIsTaken(on, organisation, reference))) return;
      refuseField('reference', 'Another worker has this number already.');
    },
  };

  async function hireOf(on: On, organisation: string, id: string) {
    const hire = await repository.hire(on, organisation, id);
    if (hire === undefined) refuseField('hireCase', 'There is no such hire.');
    if (await repository.hireIsTaken(on, id))
      refuseField('hireCase', 'This hire has been added as a sponsored worker already.');
    return hire;
  }

  return writes;
}

export type WorkerWrites = ReturnType<typeof workerWrites>;

const noFacts: WorkerDays = {
  certificate_start: null,
  certificate_ends: null,
  visa_from: null,
  visa_ends: null,
  grant_notified_on: null,
  started_on: null,
  sponsorship_ended_on: null,
  employment_ended_on: null,
  rights_information_on: null,
  contact_confirmed_on: null,
};

/** The facts that a request names, by their columns. */
export function storedFacts(facts: Partial<NewWorker> | Omit<ChangedFacts, 'version'>) {
  const columns = {
    full_name: facts.fullName,
    reference: facts.reference,
    manager: facts.manager,
    route: facts.route,
    tags: facts.tags,
    certificate_start: facts.certificateStart,
    certificate_ends: facts.certificateEnds,
    visa_from: facts.visaFrom,
    visa_ends: facts.visaEnds,
    grant_notified_on: facts.grantNotifiedOn,
    started_on: facts.startedOn,
    sponsorship_ended_on: facts.sponsorshipEndedOn,
    employment_ended_on: facts.employmentEndedOn,
    salary_option: facts.salaryOption,
    rights_information_on: facts.rightsInformationOn,
    contact_confirmed_on: facts.contactConfirmedOn,
    hold_reason: facts.holdReason,
  };
  return withoutUndefined(columns);
}

type DefinedFields<Facts> = { [Name in keyof Facts]?: Exclude<Facts[Name], undefined> };

function withoutUndefined<Facts extends object>(facts: Facts): DefinedFields<Facts> {
  const definedFacts: DefinedFields<Facts> = { ...facts };
  for (const name in definedFacts) if (definedFacts[name] === undefined) delete definedFacts[name];
  return definedFacts;
}
