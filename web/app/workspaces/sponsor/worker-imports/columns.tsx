import type { ImportChanges, ImportRows } from '@portway/contracts/sponsor/worker-imports/import-repair';
import type { WorkerImport } from '@portway/contracts/sponsor/worker-imports/worker-imports';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { titleOf } from './import-in-words.ts';
import { Mapping } from './mapping/mapping.tsx';
import { Outcome } from './repair/outcome.tsx';

interface ColumnsProps {
  file: WorkerImport;
  changes: ImportChanges | null;
  grid: ImportRows | null;
}

/** A file before it is imported: which column is which, and what is wrong with its rows. */
export function Columns({ file, changes, grid }: ColumnsProps) {
  const { fileName, rows, hasFile, leftOut } = file;
  const mapping = <Mapping file={file} />;
  return (
    <>
      <h1 className="text-36 wrap-anywhere">{titleOf(file)}</h1>
      <p className="mt-2 text-ink-2">
        {fileName}, {rows.toLocaleString('en-GB')} rows. Nothing is added yet.
      </p>
      {!hasFile && (
        <Notice className="mt-4" kind="error" title="The file was deleted 24 hours after it came">
          Send it again to import it.
        </Notice>
      )}
      <div className="mt-6">
        {leftOut.length > 0 && <LeftOut rows={leftOut} />}
        {file.isChecked && <Outcome file={file} changes={changes} grid={grid} />}
        {file.isChecked ? (
          <Disclosure className="mt-4" summary="Which column is which, and the cut-over day">
            {mapping}
          </Disclosure>
        ) : (
          mapping
        )}
      </div>
    </>
  );
}

const maxLines = 20;

/** Lines of the file that are no records. */
function LeftOut({ rows }: { rows: WorkerImport['leftOut'] }) {
  const title = rows.length === 1 ? 'One line is left out' : `${rows.length} lines are left out`;
  return (
    <Notice className="mb-6" title={title}>
      <ul>
        {rows.slice(0, maxLines).map(({ row, why }) => (
          <li key={row} className="wrap-anywhere">
            Row {row}: {why}
          </li>
        ))}
        {rows.length > maxLines && <li>And {rows.length - maxLines} more.</li>}
      </ul>
    </Notice>
  );
}
