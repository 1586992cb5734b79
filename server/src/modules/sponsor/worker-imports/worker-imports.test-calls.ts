import type { AccessRow, AccessRows } from '../../../testing/access/access-rows.ts';
import { validTable } from '../../../testing/files/valid-files.ts';
import { validCheck, validRepair } from '../../../testing/requests/valid-import-requests.ts';

type State = 'sent' | 'checked' | 'imported';

const anImport =
  (state: State): NonNullable<AccessRow['id']> =>
  (cast, whose, asking) =>
    cast.imports.importOf(whose, asking, state);

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  listWorkerImports: {},
  uploadWorkerImport: { path: '/api/sponsor/imports?name=workers.csv&kind=workers', file: validTable },
  showWorkerImport: { id: anImport('sent') },
  arrangeWorkerImport: { id: anImport('sent'), body: { headingRow: 1 } },
  checkWorkerImport: { id: anImport('sent'), body: validCheck },
  repairWorkerImport: { id: anImport('checked'), body: validRepair },
  listWorkerImportRows: { id: anImport('checked') },
  listWorkerImportChanges: { id: anImport('checked') },
  downloadWorkerImportRest: { id: anImport('checked') },
  beginRightRowsOfImport: { id: anImport('checked') },
  listWorkerImportFaults: { id: anImport('sent') },
  beginWorkerImport: { id: anImport('checked') },
  undoWorkerImport: { id: anImport('imported') },
  lookAtWorkerImport: { id: anImport('imported') },
};
