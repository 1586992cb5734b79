import { call, download, submit } from '@portway/contracts/client';
import {
  beginImportOperation,
  checkImportOperation,
  importFaultsOperation,
  undoImportOperation,
} from '@portway/contracts/sponsor/worker-imports/worker-imports';
import { readAction } from '../../../kit/forms/read-action.ts';

/** The page's `clientAction`. */
export async function importAction(request: Request) {
  const { intent, values, callApi } = await readAction(request);
  const parameters = { id: new URL(request.url).searchParams.get('import') ?? '' };
  switch (intent) {
    case 'check':
      return callApi(async (me) => {
        const { cutOver, allReported } = values;
        const said = allReported === undefined ? {} : { allReported: allReported === 'yes' };
        const asked = { columns: columnsTyped(values), cutOver, ...said };
        const { faultsTotal } = await submit(checkImportOperation, asked, { ...me, parameters });
        const words = faultsTotal === 0 ? 'Every row is right.' : 'Some rows are not right yet.';
        return { message: `The rows are checked. ${words}` };
      });
    case 'begin':
      return callApi(async (me) => {
        await call(beginImportOperation, undefined, { ...me, parameters });
        return { message: 'The import has begun.' };
      });
    case 'undo':
      return callApi(async (me) => {
        await call(undoImportOperation, undefined, { ...me, parameters });
        return { message: 'The import is undone.' };
      });
    default:
      return callApi(async (me) => ({
        message: 'The list of faults is saved with your downloads.',
        file: await download(importFaultsOperation, undefined, { ...me, parameters }),
      }));
  }
}

const prefix = 'columns.';

function columnsTyped(values: Readonly<Record<string, string>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name, value]) => name.startsWith(prefix) && value !== '')
      .map(([name, value]) => [name.slice(prefix.length), Number(value)]),
  );
}
