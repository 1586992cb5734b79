import { changeComplianceRoleOperation } from '@portway/contracts/account/organisation/compliance-roles';
import { organisationOperation } from '@portway/contracts/account/organisation/organisation';
import { call } from '@portway/contracts/client';
import { checkSponsorOperation } from '@portway/contracts/sponsor/duties/checks/sponsor-today';
import {
  addKeyPersonOperation,
  addWorkPlaceOperation,
  recordSponsorTaskOperation,
  saveHeldLicenceOperation,
  showSponsorSetUpOperation,
} from '@portway/contracts/sponsor/licences/set-up';
import {
  recordAbsenceOperation,
  recordRightToWorkOperation,
} from '@portway/contracts/sponsor/workers/worker-records';
import { addWorkerOperation } from '@portway/contracts/sponsor/workers/workers';
import { invite } from '../add-organisation.ts';
import { dayIn, weekdayIn } from '../day-in.ts';
import { withAuthenticator } from '../log-in/with-authenticator.ts';
import type { DemoDoor, Me } from '../people.ts';
import { addCertificates } from './add-certificates.ts';
import { type DemoWorker, demoWorkers } from './demo-sponsor.ts';

/** Who works with a sponsor's records, as what, and the secret of their authenticator app. */
export interface SponsorLogIn {
  readonly fullName: string;
  readonly role: 'officer' | 'line-manager' | 'adviser';
  readonly secret: string;
}

const people = [
  { fullName: 'Grace Holloway', role: 'officer' },
  { fullName: 'Owen Prosser', role: 'line-manager' },
  { fullName: 'Nina Castell', role: 'adviser' },
] as const;

/** Gives an organisation its licence, its places, the people who keep its records, and forty sponsored workers. */
export async function addSponsor(door: DemoDoor, owner: Me): Promise<readonly SponsorLogIn[]> {
  for (const { fullName, role } of people)
    await invite(door, owner, { fullName, hiring: role === 'officer' ? 'read' : 'none' });
  const { members } = await call(organisationOperation, undefined, owner);
  const idOf = (fullName: string) => members.find((member) => member.fullName === fullName)?.id ?? '';
  for (const { fullName, role } of people) {
    const regulatorFields =
      role === 'adviser' ? { regulator: 'Immigration Advice Authority', number: 'F202600001' } : {};
    const parameters = { id: idOf(fullName) };
    await call(changeComplianceRoleOperation, { role, ...regulatorFields }, { ...owner, parameters });
  }
  const logIns: SponsorLogIn[] = [];
  let officer = owner;
  for (const { fullName, role } of people) {
    const { me, secret } = await withAuthenticator(door, fullName);
    if (role === 'officer') officer = me;
    logIns.push({ fullName, role, secret });
  }
  await setUp(door, officer);
  const { workPlaces } = await call(showSponsorSetUpOperation, undefined, officer);
  const workerIds = new Map<string, string>();
  for (const worker of demoWorkers) {
    const workPlace = workPlaces.find(({ name }) => name === worker.place)?.id ?? null;
    const id = await addWorker(door, officer, {
      worker,
      workPlace,
      manager: worker.managed ? idOf('Owen Prosser') : null,
    });
    workerIds.set(worker.fullName, id);
  }
  await addCertificates(door, officer, (fullName) => workerIds.get(fullName) ?? '');
  await call(checkSponsorOperation, undefined, officer);
  return logIns;
}

async function setUp({ now }: DemoDoor, officer: Me): Promise<void> {
  const licence = {
    licenceNumber: 'NGS4K2X71',
    rating: 'A',
    routes: ['Skilled Worker'],
    allocationFrom: dayIn(now(), -300),
    cutOver: dayIn(now(), -120),
    secondCheck: true,
    remindDays: [10, 5, 2, 1, 0],
  } as const;
  await call(
    saveHeldLicenceOperation,
    { ...licence, routes: [...licence.routes], remindDays: [...licence.remindDays] },
    officer,
  );
  const fromDay = dayIn(now(), -900);
  for (const [role, fullName] of [
    ['authorising-officer', 'Grace Holloway'],
    ['key-contact', 'Grace Holloway'],
    ['level-1', 'Owen Prosser'],
  ] as const)
    await call(addKeyPersonOperation, { role, fullName, fromDay, declaredOn: fromDay }, officer);
  const place = { kind: 'office' } as const;
  await call(addWorkPlaceOperation, { ...place, name: 'Leeds office', nation: 'england-and-wales' }, officer);
  await call(addWorkPlaceOperation, { ...place, name: 'Edinburgh office', nation: 'scotland' }, officer);
  await call(recordSponsorTaskOperation, { task: 'sms-log-in', doneOn: dayIn(now(), -27) }, officer);
  await call(recordSponsorTaskOperation, { task: 'guidance-read', doneOn: dayIn(now(), -90) }, officer);
}

interface NewWorker {
  readonly worker: DemoWorker;
  readonly workPlace: string | null;
  readonly manager: string | null;
}

async function addWorker(
  { now }: DemoDoor,
  officer: Me,
  { worker, workPlace, manager }: NewWorker,
): Promise<string> {
  const { fullName, jobTitle, occupationCode, pay, startedBefore, visaEndsIn, route, isToStart } = worker;
  const began = weekdayIn(now(), isToStart ? 12 : -startedBefore);
  const { id } = await call(
    addWorkerOperation,
    {
      fullName,
      manager,
      route: route ?? 'skilled-worker',
      certificateStart: began,
      certificateEnds: dayIn(now(), visaEndsIn - 14),
      visaFrom: isToStart ? dayIn(now(), -20) : began,
      visaEnds: dayIn(now(), visaEndsIn),
      startedOn: isToStart ? null : began,
      salaryOption: 'A',
      terms: {
        fromDay: began,
        jobTitle,
        occupationCode,
        payPence: pay * 100,
        hoursPerWeek: 37.5,
        worksOn: [1, 2, 3, 4, 5],
        workPlace,
        otherPlaces: [],
        hybridPattern: null,
      },
    },
    officer,
  );
  const request = { ...officer, parameters: { id } };
  const checkedOn = isToStart ? weekdayIn(now(), -5) : began;
  await call(
    recordRightToWorkOperation,
    { method: 'online-share-code', checkedOn, checker: 'Grace Holloway', nextOn: dayIn(now(), visaEndsIn) },
    request,
  );
  if (worker.absentSince !== undefined)
    await call(
      recordAbsenceOperation,
      { firstDay: weekdayIn(now(), -worker.absentSince), pay: 'unpaid', agreed: false },
      request,
    );
  if (worker.unpaidWeeks !== undefined)
    await call(
      recordAbsenceOperation,
      {
        firstDay: weekdayIn(now(), -7 * worker.unpaidWeeks - 10),
        lastDay: dayIn(now(), -10),
        pay: 'unpaid',
        agreed: true,
      },
      request,
    );
  return id;
}
