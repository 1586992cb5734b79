import type { AccessRows } from '../../../testing/access/access-rows.ts';
import { validFile } from '../../../testing/files/valid-files.ts';

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  listResumes: {},
  uploadResume: { file: validFile, query: '?name=cv.txt' },
  replaceResume: {
    file: validFile,
    query: '?name=cv.txt',
    id: (cast, whose, asking) => cast.resumeOf(whose, asking),
  },
  makeMainResume: { id: (cast, whose, asking) => cast.resumeOf(whose, asking) },
  removeResume: { id: (cast, whose, asking) => cast.resumeOf(whose, asking) },
  restoreResume: { id: (cast, whose, asking) => cast.resumeOf(whose, asking) },
  downloadResume: { id: (cast, whose, asking) => cast.resumeOf(whose, asking) },
  readResume: { id: (cast, whose, asking) => cast.resumeOf(whose, asking) },
};
