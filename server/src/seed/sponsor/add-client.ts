import { changeComplianceRoleOperation } from '@portway/contracts/account/organisation/compliance-roles';
import {
  acceptInvitationOperation,
  inviteOperation,
  organisationOperation,
} from '@portway/contracts/account/organisation/organisation';
import { call } from '@portway/contracts/client';
import { checkSponsorOperation } from '@portway/contracts/sponsor/duties/checks/sponsor-today';
import {
  addWorkPlaceOperation,
  saveHeldLicenceOperation,
  showSponsorSetUpOperation,
} from '@portway/contracts/sponsor/licences/set-up';
import { dayIn } from '../day-in.ts';
import { type DemoDoor, emailOf, type Me } from '../people.ts';
import { adviserRegistration } from './add-sponsor.ts';
import { addWorker } from './add-worker.ts';
import { demoClientWorkers } from './demo-sponsor.ts';

interface NewClient {
  /** The owner of the organisation, logged in. */
  readonly owner: Me;
  /** The same owner's name. */
  readonly checker: string;
  /** Logged in with a second factor. */
  readonly adviser: Me;
  readonly adviserName: string;
}

/** Makes an organisation a client of the adviser of another sponsor, who keeps its records: its licence and five workers. */
export async function addClient(
  door: DemoDoor,
  { owner, checker, adviser, adviserName }: NewClient,
): Promise<void> {
  const email = emailOf(adviserName);
  await call(inviteOperation, { email, role: 'member', hiring: 'none' }, owner);
  const { text } = await door.newestMailTo(email);
  const token = /\/invitation\?token=([\w.-]+)/.exec(text)?.[1] ?? '';
  const { organisation } = await call(acceptInvitationOperation, { token }, adviser);
  const { members } = await call(organisationOperation, undefined, owner);
  const id = members.find(({ fullName }) => fullName === adviserName)?.id ?? '';
  const role = { role: 'adviser', ...adviserRegistration } as const;
  await call(changeComplianceRoleOperation, role, { ...owner, parameters: { id } });

  const workspace = { ...adviser, headers: { ...adviser.headers, 'Portway-Organisation': organisation } };
  const licence = { licenceNumber: 'SLB7M3Q28', rating: 'A', routes: ['Skilled Worker'] } as const;
  await call(
    saveHeldLicenceOperation,
    {
      ...{ ...licence, routes: [...licence.routes], secondCheck: false, remindDays: [10, 5, 2, 1, 0] },
      allocationFrom: dayIn(door.now(), -200),
      cutOver: dayIn(door.now(), -120),
    },
    workspace,
  );
  const place = { kind: 'office', name: 'Belfast office', nation: 'northern-ireland' } as const;
  await call(addWorkPlaceOperation, place, workspace);
  const { workPlaces } = await call(showSponsorSetUpOperation, undefined, workspace);
  const workPlace = workPlaces[0]?.id ?? null;
  for (const worker of demoClientWorkers)
    await addWorker(door, workspace, { worker, workPlace, manager: null, checker });
  await call(checkSponsorOperation, undefined, workspace);
}
