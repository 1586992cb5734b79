import type { RequestOf } from '@portway/contracts/operation';
import type {
  CertificateField,
  confirmKeptCertificateOperation,
} from '@portway/contracts/sponsor/records/certificate-paper';
import type { Audit } from '../../../../platform/db/audit.ts';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import type { WorkerRecords } from '../../workers/records/worker-records.service.ts';
import type { WorkerSealed } from '../../workers/sealed/worker-sealed.service.ts';
import type { Workers } from '../../workers/workers.service.ts';
import {
  refuseReading,
  refuseTwice,
  requireFirstJob,
  requireSameWorker,
  requireSeenWorker,
} from './certificate-paper.policy.ts';
import type { Proposal } from './certificate-proposals.service.ts';
import type { TermsOnRecord, WorkerOnRecord } from './certificate-record.repository.ts';

interface Deps {
  /** The operations that change a worker, with their own checks and history. */
  readonly changes: Pick<Workers, 'change'> &
    Pick<WorkerRecords, 'saveTerms'> & { readonly saveSealed: WorkerSealed['save'] };
  readonly audit: Audit;
}

interface ToTake {
  readonly worker: WorkerOnRecord;
  readonly terms: TermsOnRecord | undefined;
  readonly proposals: readonly Proposal[];
  readonly another: string | null;
  readonly confirmation: RequestOf<typeof confirmKeptCertificateOperation>;
}

type Values = ReadonlyMap<CertificateField, string>;

/** Puts confirmed values of a certificate on record, each by the operation that changes it by hand. */
export function certificateWritesService({ changes, audit }: Deps) {
  async function changeFacts(context: RequestContext, { id, version }: WorkerOnRecord, values: Values) {
    const [name, start, end] = [
      values.get('name'),
      values.get('certificate-start'),
      values.get('certificate-end'),
    ];
    if (name === undefined && start === undefined && end === undefined) return;
    await changes.change(context, id, {
      version,
      ...(name !== undefined && { fullName: name }),
      ...(start !== undefined && { certificateStart: start }),
      ...(end !== undefined && { certificateEnds: end }),
    });
  }

  async function seal(context: RequestContext, worker: string, values: Values) {
    const [number, birth, passport] = [
      values.get('certificate-number'),
      values.get('birth-date'),
      values.get('passport'),
    ];
    if (number === undefined && birth === undefined && passport === undefined) return;
    await changes.saveSealed(context, worker, {
      ...(number !== undefined && { 'certificate-number': number }),
      ...(birth !== undefined && { 'birth-date': birth }),
      ...(passport !== undefined && { passport }),
    });
  }

  async function saveJob(context: RequestContext, { worker, terms, confirmation }: ToTake, values: Values) {
    const job = jobOf(values);
    if (Object.keys(job).length === 0) return;
    if (terms !== undefined) {
      await changes.saveTerms(context, worker.id, { ...factsOf(terms), ...job, corrects: true });
      return;
    }
    const fromDay = values.get('certificate-start') ?? worker.certificate_start ?? worker.started_on;
    const first = requireFirstJob({ jobTitle: job.jobTitle, fromDay, worksOn: confirmation.worksOn });
    await changes.saveTerms(context, worker.id, { ...noJob, ...job, ...first });
  }

  return {
    /** How many values went on record. */
    async takeOver(context: RequestContext, toTake: ToTake): Promise<number> {
      const { worker, proposals, another, confirmation } = toTake;
      requireSeenWorker(confirmation.version, worker.version);
      requireSameWorker(another, confirmation.anyway === 'yes');
      const values = chosenValues(confirmation.take, proposals);
      await changeFacts(context, worker, values);
      await seal(context, worker.id, values);
      await saveJob(context, toTake, values);
      const fields = [...values.keys()].join(', ');
      await audit.note(context, 'certificate-values-confirmed', worker.id, { fields });
      return values.size;
    },
  };
}

export type CertificateWrites = ReturnType<typeof certificateWritesService>;

/** `pay:0,hours:0`: the readings that were ticked. */
function chosenValues(take: string, proposals: readonly Proposal[]): Values {
  const values = new Map<CertificateField, string>();
  for (const part of take.split(',')) {
    const [field = '', place = ''] = part.split(':');
    const proposal = proposals.find((each) => each.field === field);
    const value = proposal?.values[Number(place)];
    if (proposal === undefined || value == null) return refuseReading();
    if (values.has(proposal.field)) return refuseTwice();
    values.set(proposal.field, value);
  }
  return values;
}

interface Job {
  readonly jobTitle?: string;
  readonly occupationCode?: string;
  readonly payPence?: number;
  readonly hoursPerWeek?: number;
  readonly workPlace?: string;
}

function jobOf(values: Values): Job {
  const [title, code, pay] = [values.get('job-title'), values.get('occupation-code'), values.get('pay')];
  const [hours, place] = [values.get('hours'), values.get('work-place')];
  return {
    ...(title !== undefined && { jobTitle: title }),
    ...(code !== undefined && { occupationCode: code }),
    ...(pay !== undefined && { payPence: Number(pay) }),
    ...(hours !== undefined && { hoursPerWeek: Number(hours) }),
    ...(place !== undefined && { workPlace: place }),
  };
}

const noJob = {
  occupationCode: null,
  payPence: null,
  hoursPerWeek: null,
  workPlace: null,
  otherPlaces: [],
  hybridPattern: null,
};

const numberOrNull = (value: string | number | null) => (value === null ? null : Number(value));

const factsOf = (row: TermsOnRecord) => ({
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
