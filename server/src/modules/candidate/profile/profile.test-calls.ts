import { randomUUID } from 'node:crypto';
import type { AccessRows } from '../../../testing/access/access-rows.ts';

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  startProfile: {},
  showProfile: {},
  saveProfileAnswer: { body: { field: 'location', value: 'Lagos, Nigeria' } },
  previewProfile: {},
  addProfileEntry: { body: () => ({ id: randomUUID(), kind: 'work' }) },
  saveWorkAnswer: {
    body: { field: 'company', value: 'Harbour Lights' },
    id: (cast, whose, asking) => cast.entryOf('work', whose, asking),
  },
  saveEducationAnswer: {
    body: { field: 'institution', value: 'University of Ibadan' },
    id: (cast, whose, asking) => cast.entryOf('education', whose, asking),
  },
  moveProfileEntry: {
    body: { to: 'up' },
    id: (cast, whose, asking) => cast.entryOf('work', whose, asking),
  },
  removeProfileEntry: { id: (cast, whose, asking) => cast.entryOf('work', whose, asking) },
  addToProfile: {
    body: () => ({
      answers: [{ field: 'location', value: 'Lagos, Nigeria', was: null }],
      entries: [{ id: randomUUID(), kind: 'work', values: { title: 'Engineer' } }],
    }),
  },
  takeBackFromProfile: {
    body: { answers: [{ field: 'location', value: 'Lagos, Nigeria', before: null }], entries: [] },
  },
  restoreProfileEntry: { id: (cast, whose, asking) => cast.entryOf('work', whose, asking) },
};
