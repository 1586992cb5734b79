import type { WorkerEvent } from '@portway/contracts/sponsor/duties/events/events';
import type { CalendarDate } from '@portway/rules/kernel';
import { salaryList } from '@portway/rules/occupations';
import {
  type Conclusion,
  type Listed,
  mayBeListed,
  raises,
  roleChange,
} from '@portway/rules/sponsored-worker';
import type { HolidayNation } from '@portway/rules/working-days';
import type { WorkerRecord } from '../worker-record.repository.ts';

type Role = Extract<WorkerEvent, { kind: 'role' }>;

/** What another title, other duties or another job amount to. */
export function concludeRole(
  facts: Role,
  worker: WorkerRecord,
  on: { nation: HolidayNation; happenedOn: CalendarDate },
): Conclusion {
  const { occupationCode: certificateCode } = worker;
  if (certificateCode === null) {
    const because =
      'The occupation code of the certificate is not on record. If the code stays, report the change; if it is another, a new certificate and a successful application come before the new job.';
    return raises({ event: 'worker-role-changed-same-code', ...on }, { because });
  }
  const newCode = facts.newCode ?? certificateCode;
  return roleChange({
    ...on,
    certificateCode,
    newCode,
    titleOrDutiesChanged: facts.titleOrDutiesChanged,
    inTrainingProgramme: facts.inTrainingProgramme,
    wasListed: mayBeListed(worker) ? (facts.wasListed ?? whetherListed(worker)) : 'no',
    isListed: salaryList.has(newCode) ? (facts.isListed ?? 'unknown') : 'no',
  });
}

const isOfList = (option: string | null) => option === 'D' || option === 'I';

/** Permission under option D or I was granted for a job on the list; of others the list names some jobs of a code. */
const whetherListed = ({ salaryOption }: WorkerRecord): Listed =>
  isOfList(salaryOption) ? 'yes' : 'unknown';

export type ConcludeRole = typeof concludeRole;
