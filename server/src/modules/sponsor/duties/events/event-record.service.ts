import type { SponsorEventFacts } from '@portway/contracts/sponsor/duties/events/events';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import {
  differences,
  type OnRecord,
  type RecordChange,
  recordWith,
  recordWithout,
  termsOn,
} from '../../workers/records/worker-record.presenter.ts';
import type { WorkerRecording } from '../../workers/records/worker-record.service.ts';
import type { Recording } from '../../workers/worker-writes.service.ts';
import { requireSoundEnd } from './events.policy.ts';
import { noTerms, staysBecause, type Wanted, wantedOf } from './wanted-record.presenter.ts';

type On = RequestContext['transaction'];

interface RecordQuery {
  readonly organisation: string;
  /** Those whom the event names. */
  readonly workers: readonly string[];
  /** What the event that it corrects had changed. */
  readonly undone: readonly RecordChange[];
  /** Whether it is about to be written. */
  readonly isRecording: boolean;
}

export interface RecordPlan {
  /** As it is on record now, as it was without the event that is corrected, and as it will be. */
  readonly each: readonly {
    readonly before: OnRecord;
    readonly without: OnRecord;
    readonly after: OnRecord;
  }[];
  /** What the event itself changes, for a later correction of it. */
  readonly changed: readonly RecordChange[];
  /** What becomes different, in words. */
  readonly changes: readonly string[];
  readonly stays: string | null;
  readonly said: NonNullable<Wanted['days']>;
}

/** What happened becomes the record of the workers whom it happened to. */
export function eventRecord(records: WorkerRecording) {
  return {
    /** What an event changes in the records of workers; of null, what stays once its first record is taken back. */
    async plan(
      on: On,
      { organisation, workers, undone, isRecording }: RecordQuery,
      facts: SponsorEventFacts | null,
    ): Promise<RecordPlan> {
      const ids = [...new Set([...workers, ...undone.map(({ worker }) => worker)])];
      const currentRecords = await records.read(on, { organisation, workers: ids, locked: isRecording });
      const wantedRecord = facts === null ? null : wantedOf(facts);
      const each = currentRecords.map((before) => {
        const without = recordWithout(before, undone);
        const isNamed = wantedRecord !== null && workers.includes(before.id);
        const after: OnRecord = isNamed ? recordWith(without, wantedRecord) : without;
        return { before, without, after };
      });
      const differing = each.flatMap(({ without, after }) => differences(without, after));
      const isOne = facts === null || facts.kind !== 'move';
      const changes = [];
      const byName = each.toSorted((one, other) => one.after.name.localeCompare(other.after.name));
      for (const { before, after } of byName) {
        const words = await records.inWords(on, organisation, differences(before, after));
        changes.push(...(isOne ? words : words.map((all) => `${before.name}: ${all}`)));
      }
      const eventDays = wantedRecord?.days ?? {};
      return {
        each,
        changed: differing,
        changes,
        said: eventDays,
        stays: facts === null ? null : staysOf(facts, each, wantedRecord),
      };
    },
    async write(on: On, recording: Recording, { each, said }: RecordPlan): Promise<void> {
      for (const { after } of each) requireSoundEnd(after, said);
      await records.write(on, recording, each);
      const { organisation } = recording;
      await records.check(on, { organisation, workers: each.map(({ after }) => after.id) });
    },
  };
}

export type EventRecord = ReturnType<typeof eventRecord>;

function staysOf(
  facts: SponsorEventFacts,
  each: RecordPlan['each'],
  wantedRecord: Wanted | null,
): string | null {
  const needsTerms = wantedRecord?.terms !== undefined && wantedRecord.terms.jobTitle === undefined;
  const lacksTerms = each.some(({ without }) => termsOn(without, wantedRecord?.fromDay ?? '') === undefined);
  return needsTerms && lacksTerms ? noTerms : staysBecause(facts);
}
