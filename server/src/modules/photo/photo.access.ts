import type { AccessRows } from '../../testing/access-rows.ts';
import { soundPhoto } from '../../testing/valid-files.ts';

/** How each operation is called by somebody who may, for the tests of access and the fuzzer. */
export const access: AccessRows = {
  setPhoto: { file: soundPhoto },
  removePhoto: {},
};
