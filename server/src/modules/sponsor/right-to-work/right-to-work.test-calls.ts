import type { AccessRow, AccessRows } from '../../../testing/access/access-rows.ts';
import { validTable } from '../../../testing/files/valid-files.ts';
import { validPeople } from '../../../testing/requests/valid-people-requests.ts';

const aPerson: AccessRow['id'] = (cast, whose, asking) => cast.workers.personOf(whose, asking);

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  listRightToWorkChecks: {},
  readPeopleFile: { path: '/api/sponsor/people/file?name=people.csv', file: validTable },
  addEmployedPeople: { body: validPeople.addEmployedPeople },
  showEmployedPerson: { id: aPerson },
  changeEmployedPerson: { body: validPeople.changeEmployedPerson, id: aPerson },
  recordPersonCheck: { body: validPeople.recordPersonCheck, id: aPerson },
  eraseEmployedPerson: { body: validPeople.eraseEmployedPerson, id: aPerson },
  recordChecksTogether: {
    body: async (cast, asking) => ({
      checks: [
        {
          of: await cast.workers.personOf(asking.organisation === undefined ? 'missing' : 'own', asking),
          ...validPeople.recordPersonCheck,
        },
      ],
    }),
  },
};
