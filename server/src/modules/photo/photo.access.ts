import type { AccessRows } from '../../testing/access-rows.ts';
import { validPhoto } from '../../testing/valid-files.ts';

/** How each operation is called by somebody who may, for the tests of access and the fuzzer. */
export const access: AccessRows = {
  setPhoto: { file: validPhoto },
  removePhoto: {},
};
