import type { RequestContext } from '../../../../platform/db/request-context.ts';
import type { Recording, WorkerWrites } from '../worker-writes.service.ts';
import { requireSoundDays } from '../workers.policy.ts';
import type { StoredTerms, WorkersRepository } from '../workers.repository.ts';
import type { WorkerCheck } from '../workers.service.ts';
import {
  differences,
  type OnRecord,
  type RecordChange,
  recordChangeInWords,
  termsToWrite,
} from './worker-record.presenter.ts';

type On = RequestContext['transaction'];

export interface Changed {
  readonly before: OnRecord;
  readonly after: OnRecord;
}

interface Deps {
  readonly repository: WorkersRepository;
  readonly writes: WorkerWrites;
  readonly checkWorker: WorkerCheck['worker'];
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

/** For what happens to workers: it changes their records in the transaction in which it is recorded. */
export function workerRecording({ repository, writes, checkWorker, today }: Deps) {
  return {
    /** In the order of their ids; `locked` where they are about to be changed. */
    async read(
      on: On,
      {
        organisation,
        workers,
        locked,
      }: { organisation: string; workers: readonly string[]; locked: boolean },
    ): Promise<OnRecord[]> {
      if (workers.length === 0) return [];
      const rows = await repository.several(on, { organisation, workers, locked });
      const terms = await repository.termsOfSeveral(on, workers);
      return rows.map((row) => ({
        id: row.id,
        name: row.full_name,
        startedOn: row.started_on,
        sponsorshipEndedOn: row.sponsorship_ended_on,
        employmentEndedOn: row.employment_ended_on,
        salaryOption: row.salary_option,
        terms: terms.filter(({ worker }) => worker === row.id).map(factsOfTerms),
      }));
    },
    /** Writes what is different. */
    async write(on: On, recording: Recording, changes: readonly Changed[]): Promise<void> {
      for (const { before, after } of changes) {
        const { id, startedOn, sponsorshipEndedOn, employmentEndedOn, salaryOption } = after;
        if (differences(before, after).some(({ fromDay }) => fromDay === null)) {
          const days = {
            started_on: startedOn,
            sponsorship_ended_on: sponsorshipEndedOn,
            employment_ended_on: employmentEndedOn,
          };
          requireSoundDays({ ...noOtherDays, ...days }, { today: today(), startedEarlier: true });
          await repository.change(on, id, { ...days, salary_option: salaryOption });
        }
        for (const terms of termsToWrite(before, after))
          await writes.saveTerms(on, recording, { worker: id, terms });
      }
    },
    /** Looks at what follows from these records. */
    async check(
      on: On,
      { organisation, workers }: { organisation: string; workers: readonly string[] },
    ): Promise<void> {
      for (const worker of workers) await checkWorker(on, { organisation, worker });
    },
    /** Changes in words, with the names of places. */
    async inWords(on: On, organisation: string, changes: readonly RecordChange[]): Promise<string[]> {
      if (changes.length === 0) return [];
      const places = await repository.places(on, organisation);
      return changes.map((change) => recordChangeInWords(change, places));
    },
  };
}

export type WorkerRecording = ReturnType<typeof workerRecording>;

const noOtherDays = {
  certificate_start: null,
  certificate_ends: null,
  visa_from: null,
  visa_ends: null,
  grant_notified_on: null,
  rights_information_on: null,
  contact_confirmed_on: null,
};

const numberOrNull = (value: string | number | null) => (value === null ? null : Number(value));

const factsOfTerms = (row: StoredTerms): OnRecord['terms'][number] => ({
  fromDay: row.from_day,
  jobTitle: row.job_title,
  occupationCode: row.occupation_code,
  payPence: numberOrNull(row.pay_pence),
  hoursPerWeek: numberOrNull(row.hours_per_week),
  worksOn: row.works_on,
  workPlace: row.work_place,
  otherPlaces: row.other_places,
  hybridPattern: row.hybrid_pattern,
});
