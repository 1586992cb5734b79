import { type ImportColumn, importColumns } from '@portway/contracts/sponsor/worker-imports/import-columns';
import type { ImportSummary, WorkerImport } from '@portway/contracts/sponsor/worker-imports/worker-imports';
import { ActionForm, type FieldOf } from '../../../kit/forms/action-form.tsx';
import { ConfirmButton } from '../../../kit/forms/confirm-button.tsx';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { saveFile } from '../../../kit/loading/save-file.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { DataTable } from '../../../ui/table.tsx';

/** A file before it is imported: which column is which, and what is wrong with its rows. */
export function Columns({ file }: { file: WorkerImport }) {
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
        {file.isChecked && <Outcome file={file} />}
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
                    For an absence without a last day we ask whether the worker is back. Nothing is raised
                    before you have answered.
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
      </div>
    </>
  );
}

function titleOf({ isChecked, faultsTotal }: WorkerImport): string {
  if (!isChecked) return 'Choose the columns, then check the rows';
  if (faultsTotal === 0) return 'Every row is right';
  return `${faultsTotal.toLocaleString('en-GB')} ${faultsTotal === 1 ? 'fault' : 'faults'} to put right in your file`;
}

/** What the check found: faults by row and column, or what an import adds. */
function Outcome({ file: { faults, faultsTotal, summary, hasFile } }: { file: WorkerImport }) {
  const { send, sending, formState } = useAction<{ file?: Blob }>(
    ({ file }) => file && saveFile(file, 'faults.csv'),
  );
  if (faultsTotal === 0 && summary !== null)
    return (
      <Panel title="What is added" text="All of it together, or nothing.">
        <p>{inWords(summary)}</p>
        <p className="mt-2 text-ink-2">
          {summary.beforeCutOver === 0
            ? 'Nothing of it lies before the cut-over day.'
            : `${summary.beforeCutOver.toLocaleString('en-GB')} of these lie before the cut-over day. What was due before it becomes history.`}
        </p>
        {hasFile && (
          <div className="mt-4">
            <ConfirmButton
              button="Import"
              look="primary"
              title="Import these rows?"
              yes="Import"
              onYes={() => sending || send(actionForm('begin'))}
            >
              <p>{inWords(summary)} You can undo it until something is recorded on what it added.</p>
            </ConfirmButton>
          </div>
        )}
        <StatusMessage state={formState} />
      </Panel>
    );
  return (
    <Panel
      title="What is wrong"
      text="Put it right in your file, then send the file again. Row 1 is the headings."
    >
      <DataTable
        caption="Faults by row and column"
        quietCaption
        columns={[
          { head: 'Row', cell: ({ row }) => row, figure: true },
          { head: 'Column', cell: ({ column }) => column ?? 'The row' },
          { head: 'What is wrong', cell: ({ message }) => message },
        ]}
        rows={faults}
        keyOf={({ row, column, message }) => `${row} ${column} ${message}`}
      />
      {faults.length < faultsTotal && (
        <p className="mt-2 text-ink-2">These are the first {faults.length}. The download has all.</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton to="/dashboard/sponsor/import">Send the mended file</LinkButton>
        <Button type="button" look="outline" onClick={() => sending || send(actionForm('faults'))}>
          Download all faults
        </Button>
      </div>
      <StatusMessage state={formState} />
    </Panel>
  );
}

/** What an import adds, or has added. */
export function inWords({ workers, terms, absences, rightToWorkChecks }: ImportSummary): string {
  const parts = [
    [workers, 'worker', 'workers'],
    [terms, 'set of terms (job, pay and hours from a day)', 'sets of terms (job, pay and hours from a day)'],
    [rightToWorkChecks, 'right to work check', 'right to work checks'],
    [absences, 'absence', 'absences'],
  ] as const;
  const phrases = parts
    .filter(([many]) => many > 0)
    .map(([many, one, more]) => `${many.toLocaleString('en-GB')} ${many === 1 ? one : more}`);
  return `${new Intl.ListFormat('en-GB').format(phrases)}.`;
}
