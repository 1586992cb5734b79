import { changeComplianceRoleOperation } from '@portway/contracts/account/organisation/compliance-roles';
import { organisationOperation } from '@portway/contracts/account/organisation/organisation';
import { call } from '@portway/contracts/client';
import { checkSponsorOperation } from '@portway/contracts/sponsor/duties/checks/sponsor-today';
import { confirmReadingOperation, showGuidanceOperation } from '@portway/contracts/sponsor/guidance/guidance';
import {
  addKeyPersonOperation,
  addWorkPlaceOperation,
  recordSponsorTaskOperation,
  saveHeldLicenceOperation,
  showSponsorSetUpOperation,
} from '@portway/contracts/sponsor/licences/set-up';
import { invite } from '../add-organisation.ts';
import { dayIn } from '../day-in.ts';
import { withAuthenticator } from '../log-in/with-authenticator.ts';
import type { DemoDoor, Me } from '../people.ts';
import { addCertificates } from './add-certificates.ts';
import { addLinks } from './add-links.ts';
import { addPapers } from './add-papers.ts';
import { addPeople } from './add-people.ts';
import { addPlans } from './add-plans.ts';
import { addRecords } from './add-records.ts';
import { addWorker } from './add-worker.ts';
import { demoWorkers } from './demo-sponsor.ts';

/** Who works with a sponsor's records, as what, and the secret of their authenticator app. */
export interface SponsorLogIn {
  readonly fullName: string;
  readonly role: 'officer' | 'line-manager' | 'adviser';
  readonly secret: string;
}

interface AddedSponsor {
  readonly logIns: readonly SponsorLogIn[];
  /** The adviser, logged in with a second factor. */
  readonly adviser: Me;
}

const people = [
  { fullName: 'Grace Holloway', role: 'officer' },
  { fullName: 'Owen Prosser', role: 'line-manager' },
  { fullName: 'Nina Castell', role: 'adviser' },
] as const;

/** With which an adviser is allowed to advise. */
export const adviserRegistration = {
  regulator: 'Immigration Advice Authority',
  number: 'F202600001',
} as const;

/** Gives an organisation its licence, its places, the people who keep its records, forty sponsored workers and two who left. */
export async function addSponsor(door: DemoDoor, owner: Me): Promise<AddedSponsor> {
  for (const { fullName, role } of people)
    await invite(door, owner, { fullName, hiring: role === 'officer' ? 'read' : 'none' });
  const { members } = await call(organisationOperation, undefined, owner);
  const idOf = (fullName: string) => members.find((member) => member.fullName === fullName)?.id ?? '';
  for (const { fullName, role } of people) {
    const regulatorFields = role === 'adviser' ? adviserRegistration : {};
    const parameters = { id: idOf(fullName) };
    await call(changeComplianceRoleOperation, { role, ...regulatorFields }, { ...owner, parameters });
  }
  const logIns: SponsorLogIn[] = [];
  let [officer, adviser] = [owner, owner];
  for (const { fullName, role } of people) {
    const { me, secret } = await withAuthenticator(door, fullName);
    if (role === 'officer') officer = me;
    if (role === 'adviser') adviser = me;
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
      checker: 'Grace Holloway',
      manager: worker.managed ? idOf('Owen Prosser') : null,
    });
    workerIds.set(worker.fullName, id);
  }
  const workerNamed = (fullName: string) => workerIds.get(fullName) ?? '';
  await addPeople(door, officer);
  await addCertificates(door, officer, workerNamed);
  await addRecords(door, officer, workerNamed);
  await addPapers(door, officer, workerNamed);
  await addLinks(officer, workerNamed);
  await addPlans(door, officer, workerNamed);
  await call(checkSponsorOperation, undefined, officer);
  return { logIns, adviser };
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
  const { editions } = await call(showGuidanceOperation, undefined, officer);
  const [newest, before] = editions;
  for (const { id, role } of newest?.readers ?? [])
    for (const edition of [before, ...(role === 'level-1' ? [] : [newest])])
      if (edition !== undefined)
        await call(
          confirmReadingOperation,
          { person: id, edition: edition.from, readOn: edition.from },
          officer,
        );
}
