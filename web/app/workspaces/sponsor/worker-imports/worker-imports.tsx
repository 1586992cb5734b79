import { call, download, submit } from '@portway/contracts/client';
import { ProblemError } from '@portway/contracts/problem';
import {
  beginRightRowsOperation,
  importChangesOperation,
  importRestOperation,
  importRowsOperation,
  repairImportOperation,
} from '@portway/contracts/sponsor/worker-imports/import-repair';
import {
  arrangeImportOperation,
  beginImportOperation,
  checkImportOperation,
  listImportsOperation,
  lookAtImportOperation,
  showImportOperation,
  undoImportOperation,
} from '@portway/contracts/sponsor/worker-imports/worker-imports';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useRevalidator } from 'react-router';
import { readAction } from '../../../kit/forms/read-action.ts';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Progress } from '../../../ui/progress.tsx';
import type { Route } from './+types/worker-imports.ts';
import { Columns } from './columns.tsx';
import { Imported } from './imported.tsx';
import { NewImport } from './new-import.tsx';

/** The page's `clientAction`. */
async function importAction(request: Request) {
  const { intent, values, callApi } = await readAction(request);
  const parameters = { id: new URL(request.url).searchParams.get('import') ?? '' };
  switch (intent) {
    case 'arrange':
      return callApi(async (me) => {
        await submit(arrangeImportOperation, arrangement(values), { ...me, parameters });
        return { message: 'The first values are shown as they are read now.' };
      });
    case 'check':
      return callApi(async (me) => {
        const { cutOver, allReported, dateOrder } = values;
        const answers = allReported === undefined ? {} : { allReported: allReported === 'yes' };
        const order = dateOrder === undefined ? {} : { dateOrder };
        const body = { columns: columnsTyped(values), cutOver, ...answers, ...order };
        const { faultsTotal } = await submit(checkImportOperation, body, { ...me, parameters });
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
    case 'begin-right':
      return callApi(async (me) => {
        await call(beginRightRowsOperation, undefined, { ...me, parameters });
        return { message: 'The import of the right rows has begun.' };
      });
    case 'rest':
      return callApi(async (me) => ({
        message: 'The rows are saved with your downloads.',
        file: await download(importRestOperation, undefined, { ...me, parameters }),
      }));
    default:
      return callApi(async (me) => {
        const repair = repairOf(intent, values);
        const { faultsTotal } = await submit(repairImportOperation, repair, { ...me, parameters });
        const left = faultsTotal === 1 ? '1 fault is left.' : `${faultsTotal} faults are left.`;
        return { message: faultsTotal === 0 ? 'Every row is right.' : left };
      });
  }
}

/** What is put right: cells by their text, by their row, or by their fault; or taken back. */
function repairOf(intent: string, values: Readonly<Record<string, string>>) {
  const { columnId = '', value = '', kind = '', rows = '', cell = '{}', replacement = '' } = values;
  if (intent === 'repair-value') return { corrections: [{ columnId, value, replacement }] };
  if (intent === 'repair-group') return { group: { kind, columnId, replacement } };
  if (intent === 'withdraw') return { withdrawn: [JSON.parse(cell)] };
  return { corrections: rows.split(',').map((row) => ({ row: Number(row), columnId, replacement })) };
}

/** What was chosen of where the table stands in the file, and of its columns. */
function arrangement({
  sheet,
  headingRow,
  dateOrder,
  hasColumns,
  ...values
}: Readonly<Record<string, string>>) {
  return {
    ...(sheet !== undefined && { sheet: Number(sheet) }),
    ...(headingRow !== undefined && { headingRow: Number(headingRow) }),
    ...(dateOrder !== undefined && dateOrder !== '' && { dateOrder }),
    ...(hasColumns !== undefined && { columns: columnsTyped(values) }),
  };
}

const prefix = 'columns.';

function columnsTyped(values: Readonly<Record<string, string>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name, value]) => name.startsWith(prefix) && value !== '')
      .map(([name, value]) => [name.slice(prefix.length), Number(value)]),
  );
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Import workers', description: 'Workers and absences from a file.', index: false });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const id = new URL(request.url).searchParams.get('import');
  const me = { fetch: asMe(request) };
  if (id === null) return { imports: (await call(listImportsOperation, undefined, me)).imports };
  const options = { ...me, parameters: { id } };
  try {
    const file = await call(showImportOperation, undefined, options);
    const { searchParams } = new URL(request.url);
    const isRepaired = file.state === 'checked' && file.isChecked && file.hasFile;
    const changes =
      isRepaired && (file.summary?.updated ?? 0) > 0
        ? await ifAllowed(() =>
            submit(importChangesOperation, { after: searchParams.get('changes') ?? '0' }, options),
          )
        : null;
    const show = searchParams.get('grid') ?? 'faults';
    const grid =
      isRepaired && file.faultsTotal > 0
        ? await ifAllowed(() =>
            submit(importRowsOperation, { show, after: searchParams.get('after') ?? '0' }, options),
          )
        : null;
    const looks =
      file.state === 'imported'
        ? await call(lookAtImportOperation, undefined, options)
        : { looks: [], total: 0 };
    return { file, looks, changes, grid };
  } catch (error) {
    if (error instanceof ProblemError && [400, 404, 422].includes(error.status)) return { file: null };
    throw error;
  }
}
/** Null for those who may see the import and not what its file holds. */
async function ifAllowed<Result>(load: () => Promise<Result>): Promise<Result | null> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof ProblemError && [400, 403, 409, 422].includes(error.status)) return null;
    throw error;
  }
}

export const HydrateFallback = PageSkeleton;

export const clientAction = ({ request }: Route.ClientActionArgs) => importAction(request);

export default function ImportPage({ loaderData }: Route.ComponentProps) {
  const isRunning = loaderData.file?.state === 'importing';
  useRepeat(isRunning);
  if (loaderData.imports !== undefined) return <NewImport imports={loaderData.imports} />;
  const { file, looks, changes = null, grid = null } = loaderData;
  return (
    <div>
      <Link to="/dashboard/sponsor/import" className="way-back">
        <ArrowLeft size={18} />
        Imports
      </Link>
      {file === null ? (
        <>
          <h1 className="text-36">This import is not here</h1>
          <p className="mt-2 text-ink-2">It may belong to another organisation.</p>
        </>
      ) : file.state === 'checked' ? (
        <Columns key={file.id} file={file} changes={changes} grid={grid} />
      ) : file.state === 'importing' ? (
        <>
          <h1 className="text-36 wrap-anywhere">{file.fileName} is being imported</h1>
          <div className="mt-6 max-w-130" role="status">
            <Progress
              label={`${file.rowsDone.toLocaleString('en-GB')} of ${file.rows.toLocaleString('en-GB')} rows`}
              value={file.rowsDone}
              max={file.rows}
            />
            <p className="mt-3 text-ink-2">
              You can leave this page. It is imported as a whole, or not at all.
            </p>
          </div>
        </>
      ) : file.state === 'undone' ? (
        <>
          <h1 className="text-36 wrap-anywhere">The import of {file.fileName} was undone</h1>
          <Notice className="mt-4" title="Everything that it added is gone">
            Send the file again to import it once more.
          </Notice>
        </>
      ) : (
        <Imported file={file} looks={looks} />
      )}
    </div>
  );
}

/** Asks again every second while an import runs. */
function useRepeat(isRunning: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void revalidate(), 1000);
    return () => clearInterval(timer);
  }, [isRunning, revalidate]);
}
