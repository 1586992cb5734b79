import { type ImportColumn, importColumns } from '@portway/contracts/sponsor/worker-imports/import-columns';
import type { WorkerImport } from '@portway/contracts/sponsor/worker-imports/worker-imports';
import { useState } from 'react';
import { ActionForm, type FieldOf } from '../../../../kit/forms/action-form.tsx';
import { StatusMessage } from '../../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../../kit/forms/use-action.tsx';
import { Panel } from '../../../../kit/frame/panel.tsx';
import { DateField } from '../../../../ui/date-field.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { ColumnValues } from './column-values.tsx';
import { FileLayout } from './file-layout.tsx';
import { headingOf, UnusedColumns } from './unused-columns.tsx';

/** Which part of a file is the table and which column is which, with the first values and what they become. */
export function Mapping({ file }: { file: WorkerImport }) {
  const { wasRemembered, isChecked, sheet, headingRow } = file;
  const { send, formState, reauthDialog } = useAction();
  const arrange = (values: Readonly<Record<string, string>>) => {
    const form = actionForm('arrange');
    for (const [name, value] of Object.entries(values)) form.set(name, value);
    send(form);
  };
  return (
    <Panel
      title="Which column is which"
      text={
        wasRemembered
          ? 'As you chose them for the same headings before. Look at what the first values become.'
          : 'Guessed from your headings and the values below them. Look at what the first values become before you go on; we remember your choice.'
      }
    >
      <div className="flex flex-col gap-6">
        <FileLayout key={`layout ${file.id}`} file={file} onArrange={arrange} />
        <StatusMessage state={formState} />
        {reauthDialog}
        <ActionForm
          key={`${sheet} ${headingRow}`}
          intent="check"
          button="Check the rows"
          look={isChecked ? 'outline' : 'primary'}
        >
          {(field) => (
            <>
              <CutOver file={file} field={field} />
              <ColumnChoices file={file} field={field} onArrange={arrange} />
              <UnusedColumns file={file} />
            </>
          )}
        </ActionForm>
      </div>
    </Panel>
  );
}

function CutOver({ file: { cutOver, kind, allReported }, field }: { file: WorkerImport; field: FieldOf }) {
  return (
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
          defaultValue={allReported === true ? 'yes' : 'no'}
        />
      )}
      {kind === 'absences' && (
        <p className="text-15 text-ink-2">
          For an absence without a last day we ask whether the worker is back. Nothing is raised before you
          have answered.
        </p>
      )}
    </>
  );
}

interface ColumnChoicesProps {
  file: WorkerImport;
  field: FieldOf;
  onArrange: (values: Readonly<Record<string, string>>) => void;
}

function ColumnChoices({ file, field, onArrange }: ColumnChoicesProps) {
  const { headings, columns, kind, preview, asksDateOrder, dateOrder } = file;
  const options = [
    { value: '', label: 'Not in this file' },
    ...headings.map((heading, place) => ({ value: `${place}`, label: headingOf(heading, place) })),
  ];
  // What is chosen later stays where it is.
  const [matchedIds] = useState(() => new Set(Object.keys(columns)));
  const [matchedColumns = [], missingColumns = []] = [true, false].map((isMatched) =>
    importColumns[kind].filter((column) => (matchedIds.has(column.id) || 'required' in column) === isMatched),
  );
  const rearrange = (form: HTMLFormElement | null) => form && onArrange(choicesIn(form));
  const choice = ({ id, label, hint, ...more }: ImportColumn) => (
    <div key={id}>
      <SelectField
        {...field(`columns.${id}`)}
        label={label}
        hint={hint}
        optional={!('required' in more)}
        options={options}
        defaultValue={columns[id] === undefined ? '' : `${columns[id]}`}
        onChange={({ currentTarget }) => rearrange(currentTarget.form)}
      />
      {columns[id] !== undefined && preview !== null && <ColumnValues values={preview.values[id] ?? []} />}
    </div>
  );
  return (
    <>
      {asksDateOrder && (
        <SelectField
          {...field('dateOrder')}
          label="Days such as 03/04/2025 are"
          hint="Your file has days that can be read in two ways."
          options={[
            { value: '', label: 'Choose one' },
            { value: 'day-first', label: '3 April 2025 (the day first)' },
            { value: 'month-first', label: '4 March 2025 (the month first)' },
          ]}
          defaultValue={dateOrder ?? ''}
          onChange={({ currentTarget }) => rearrange(currentTarget.form)}
        />
      )}
      <div className="grid gap-6 sm:grid-cols-2">{matchedColumns.map(choice)}</div>
      {missingColumns.length > 0 && (
        <Disclosure summary={`Not in your file, as far as we see (${missingColumns.length})`}>
          <div className="grid gap-6 sm:grid-cols-2">{missingColumns.map(choice)}</div>
        </Disclosure>
      )}
    </>
  );
}

/** The columns and the order of days as they are chosen in the form. */
function choicesIn(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = { hasColumns: 'yes' };
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && (name.startsWith('columns.') || name === 'dateOrder'))
      values[name] = value;
  return values;
}
