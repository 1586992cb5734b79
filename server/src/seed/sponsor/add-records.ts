import { call, requestFor } from '@portway/contracts/client';
import {
  addOrganisationRecordOperation,
  addWorkerRecordOperation,
  answerRecordOperation,
  changeRecordOperation,
} from '@portway/contracts/sponsor/records/records';
import { addWorkerOperation, changeWorkerOperation } from '@portway/contracts/sponsor/workers/workers';
import { dayIn, weekdayIn } from '../day-in.ts';
import type { DemoDoor, Me } from '../people.ts';
import { sendFile } from './send-file.ts';

/** What is kept of a worker of the demo: the rest of their records is missing on purpose. */
interface DemoEvidence {
  readonly worker: string;
  readonly records: readonly string[];
  /** In how many days the paper ends. */
  readonly endsIn?: Readonly<Record<string, number>>;
  readonly advertised?: boolean;
}

const everyRecord = [
  ...['passport-permission', 'proof-of-entry', 'recruitment-advertised', 'contract', 'pay-evidence'],
  ...['job-description', 'qualifications', 'employment-rights-information', 'ni-number', 'contact-history'],
];

const evidence: readonly DemoEvidence[] = [
  { worker: 'Ana Marques', records: everyRecord, advertised: true },
  {
    worker: 'Priya Nair',
    records: everyRecord.slice(0, 6),
    endsIn: { 'passport-permission': 40 },
    advertised: true,
  },
  { worker: 'Ben Adeyemi', records: ['contract', 'pay-evidence'] },
];

/** People who left long ago: of one a copy is past its day, of the other a record is held. */
const leavers = [
  { fullName: 'Henrik Olsen', record: 'right-to-work-check', holdReason: null },
  { fullName: 'Marta Lind', record: 'contract', holdReason: 'A tribunal about the last month’s pay' },
] as const;

/** Records of some workers, gaps on purpose, one past its day and one that is held. */
export async function addRecords(
  door: DemoDoor,
  officer: Me,
  idOf: (fullName: string) => string,
): Promise<void> {
  for (const { worker, records, endsIn = {}, advertised } of evidence) {
    const id = idOf(worker);
    if (advertised !== undefined)
      await call(
        answerRecordOperation,
        { record: 'recruitment-advertised', needed: advertised },
        { ...officer, parameters: { id } },
      );
    for (const record of records) {
      const days = endsIn[record];
      const validUntil = days === undefined ? {} : { validUntil: dayIn(door.now(), days) };
      await file(officer, { worker: id, record, ...validUntil });
    }
  }
  await file(officer, { worker: null, record: 'hr-systems' });
  for (const leaver of leavers) await addLeaver(door, officer, leaver);
}

async function addLeaver(
  { now }: DemoDoor,
  officer: Me,
  { fullName, record, holdReason }: (typeof leavers)[number],
): Promise<void> {
  const began = weekdayIn(now(), -1600);
  const { id } = await call(
    addWorkerOperation,
    { fullName, route: 'skilled-worker', certificateStart: began, startedOn: began, salaryOption: 'A' },
    officer,
  );
  const filed = await file(officer, { worker: id, record });
  if (holdReason !== null)
    await call(
      changeRecordOperation,
      { seen: filed.version, holdReason },
      { ...officer, parameters: { id: filed.id } },
    );
  const lastDay = weekdayIn(now(), -760);
  await call(
    changeWorkerOperation,
    { version: 1, sponsorshipEndedOn: lastDay, employmentEndedOn: lastDay },
    { ...officer, parameters: { id } },
  );
}

interface DemoFile {
  readonly worker: string | null;
  readonly record: string;
  readonly validUntil?: string;
}

/** A file of a record, as a request of the operation that adds it. */
async function file(me: Me, { worker, record, validUntil }: DemoFile) {
  const filing = { record, name: `${record}.txt`, seen: 0, ...(validUntil && { validUntil }) };
  const request =
    worker === null
      ? requestFor(addOrganisationRecordOperation, filing, me)
      : requestFor(addWorkerRecordOperation, filing, { ...me, parameters: { id: worker } });
  const answer = await sendFile(me, request, `A made-up paper of the demo, in the place of: ${record}.\n`);
  return addWorkerRecordOperation.response.parse(answer);
}
