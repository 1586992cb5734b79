import { randomUUID } from 'node:crypto';
import type { AccessRow, AccessRows } from '../../../testing/access/access-rows.ts';
import { validSponsorRecords as valid } from '../../../testing/requests/valid-sponsor-records.ts';

const keyPerson: AccessRow['id'] = async (cast, whose, asking) => {
  const id = randomUUID();
  const organisation = await cast.sponsorOf(whose, asking);
  if (organisation === undefined) return whose === 'missing' ? id : undefined;
  const person = { role: 'level-1', full_name: 'Carys Bowen', from_day: '2026-04-01' } as const;
  await cast.queries
    .insertInto('key_person')
    .values({ id, organisation, ...person, email: null, account: null })
    .execute();
  return id;
};

const workPlace: AccessRow['id'] = async (cast, whose, asking) => {
  const id = randomUUID();
  const organisation = await cast.sponsorOf(whose, asking);
  if (organisation === undefined) return whose === 'missing' ? id : undefined;
  const place = { name: 'Leeds', address: null, nation: 'england-and-wales', kind: 'office' } as const;
  await cast.queries
    .insertInto('work_place')
    .values({ id, organisation, ...place })
    .execute();
  return id;
};

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  showSponsorSetUp: {},
  saveHeldLicence: { body: valid.saveHeldLicence },
  addKeyPerson: { body: valid.addKeyPerson },
  changeKeyPerson: { body: valid.changeKeyPerson, id: keyPerson },
  addWorkPlace: { body: valid.addWorkPlace },
  changeWorkPlace: { body: valid.changeWorkPlace, id: workPlace },
  recordSponsorTask: { body: valid.recordSponsorTask },
};
