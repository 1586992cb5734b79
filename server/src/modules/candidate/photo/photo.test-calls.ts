import type { AccessRows } from '../../../testing/access/access-rows.ts';
import { validPhoto } from '../../../testing/files/valid-files.ts';

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  setPhoto: { file: validPhoto },
  removePhoto: {},
};
