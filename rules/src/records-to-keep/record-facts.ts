import type { CalendarDate } from '../kernel/index.ts';
import type { Weekday } from '../reporting-deadline/index.ts';
import type { UnpaidLeave } from '../sponsored-worker/index.ts';
import type { WorkerRecordId } from './record-ids.ts';

/** What decides which records are kept of a worker. Null is what is not known. */
export interface WorkerRecordFacts {
  readonly route: string;
  /** Whether the visa that this sponsor sponsored was asked for from outside the United Kingdom. */
  readonly cameOnOurVisa: boolean | null;
  /** Whether the job was advertised. */
  readonly wasAdvertised: boolean | null;
  readonly occupationCode: string | null;
  /** The salary option of the permission, a letter. */
  readonly option: string | null;
  readonly isHybrid: boolean;
  /** The day on which a nurse or midwife was registered. */
  readonly nurseRegisteredOn: CalendarDate | null;
  /** Leave of any kind that is unpaid or on reduced pay, and the days of the week that are worked. */
  readonly unpaidLeave: readonly UnpaidLeave[];
  readonly worksOn: readonly Weekday[];
  readonly reducedForHealth: boolean;
  /** How many reports about the worker were made in SMS. */
  readonly reportsMade: number;
  /** Whether a copy of the certificate is kept. */
  readonly keepsCertificate?: boolean;
  /** What a person answered where the facts do not say whether a record is needed. */
  readonly answers: Readonly<Partial<Record<WorkerRecordId, boolean>>>;
}

/** Of an exemption, such as from a National Insurance number, a person says that it applies. */
export const mayBeExempt: readonly WorkerRecordId[] = ['ni-number'];
