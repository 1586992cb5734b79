import type { AccessRows } from '../../../testing/access-rows.ts';
import { validPhoto } from '../../../testing/valid-files.ts';

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  setPhoto: { file: validPhoto },
  removePhoto: {},
};
