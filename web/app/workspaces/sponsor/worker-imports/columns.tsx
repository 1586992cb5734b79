import { type ImportColumn, importColumns } from '@portway/contracts/sponsor/worker-imports/import-columns';
import type { ImportChanges, ImportRows } from '@portway/contracts/sponsor/worker-imports/import-repair';
import type { WorkerImport } from '@portway/contracts/sponsor/worker-imports/worker-imports';
import { ActionForm, type FieldOf } from '../../../kit/forms/action-form.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { titleOf } from './import-in-words.ts';
import { Outcome } from './repair/outcome.tsx';

interface ColumnsProps {
  file: WorkerImport;
  changes: ImportChanges | null;
  grid: ImportRows | null;
}

/** A file before it is imported: which column is which, and what is wrong with its rows. */
export function Columns({ file, changes, grid }: ColumnsProps) {
  const { fileName, headings, columns, rows, wasRemembered, cutOver, hasFile, kind } = file;
  const options = [
    { value: '', label: 'Not in this file' },
    ...headings.map((heading, place) => ({
      value: `${place}`,
      label: heading === '' ? `Column ${place + 1}` : heading,
    })),
  ];
  const [matchedColumns = [], missingColumns = []] = [true, false].map((isFound) =>
    importColumns[kind].filter((column) => (column.id in columns || 'required' in column) === isFound),
  );
  const choice = ({ id, label, hint, ...more }: ImportColumn, field: FieldOf) => (
    <SelectField
      key={id}
      {...field(`columns.${id}`)}
      label={label}
      hint={hint}
      optional={!('required' in more)}
      options={options}
      defaultValue={columns[id] === undefined ? '' : `${columns[id]}`}
    />
  );
  const mapping = (
    <Panel
      title="Which column is which"
      text={
        wasRemembered
          ? 'As you chose them for the same headings before.'
          : 'Guessed from your headings. Look at each before you go on; we remember your choice.'
      }
    >
      <ActionForm intent="check" button="Check the rows" look={file.isChecked ? 'outline' : 'primary'}>
        {(field) => (
          <>
            <DateField
              {...field('cutOver')}
              label="Cut-over day"
              hint="What was due before this day is history: it raises no duty, and you get one list to look at. What can still be reported in time is due whenever it happened."
              defaultValue={cutOver ?? ''}
            />
            {kind === 'workers' && (
              <SelectField
                {...field('allReported')}
                label="Is anything of the last 20 working days not reported yet?"
                hint="Changes of pay, hours, job or place that your file names and that can still be reported become duties, with their days. If everything was reported, your answer is on record instead."
                options={[
                  { value: 'no', label: 'Yes, or I am not sure' },
                  { value: 'yes', label: 'No, everything was reported' },
                ]}
                defaultValue={file.allReported === true ? 'yes' : 'no'}
              />
            )}
            {kind === 'absences' && (
              <p className="text-15 text-ink-2">
                For an absence without a last day we ask whether the worker is back. Nothing is raised before
                you have answered.
              </p>
            )}
            <div className="grid gap-6 sm:grid-cols-2">
              {matchedColumns.map((column) => choice(column, field))}
            </div>
            {missingColumns.length > 0 && (
              <Disclosure summary={`Not in your file, as far as we see (${missingColumns.length})`}>
                <div className="grid gap-6 sm:grid-cols-2">
                  {missingColumns.map((column) => choice(column, field))}
                </div>
              </Disclosure>
            )}
          </>
        )}
      </ActionForm>
    </Panel>
  );
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
