import { type ImportColumn, importColumns } from '@portway/contracts/sponsor/worker-imports/import-columns';
import type { WorkerImport } from '@portway/contracts/sponsor/worker-imports/worker-imports';
import { useState } from 'react';
import type { FieldOf } from '../../../../kit/forms/action-form.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { DataTable } from '../../../../ui/table.tsx';
import { ColumnValues } from './column-values.tsx';
import './column-choices.css';

interface ColumnChoicesProps {
  file: WorkerImport;
  field: FieldOf;
  onArrange: (values: Readonly<Record<string, string>>) => void;
}

/** What each column of the file is: its heading, our column, and its first values with what they become. */
export function ColumnChoices({ file, field, onArrange }: ColumnChoicesProps) {
  const { headings, kind, asksDateOrder, dateOrder } = file;
  const [columns, setColumns] = useState(file.columns);
  const ours: readonly ImportColumn[] = importColumns[kind];
  const idByPlace = new Map(Object.entries(columns).map(([id, place]) => [place, id]));
  // What is chosen later stays where it is.
  const [guessed] = useState(file.columns);
  const guessedPlaces = new Set(Object.values(guessed));
  const places = headings.map((_, place) => place);
  const lacking = lackingColumns(ours, guessed);
  const isLacking = (id: string) => lacking.some((each) => each.id === id);
  const absent = ours.filter(({ id }) => guessed[id] === undefined && !isLacking(id));

  /** Makes the column at a place ours, or none of ours; each is one column at most. */
  const choose = (id: string, place: number | null) => {
    const others = Object.entries(columns).filter(([each, at]) => each !== id && at !== place);
    const arrangement = Object.fromEntries(id === '' || place === null ? others : [...others, [id, place]]);
    setColumns(arrangement);
    onArrange(arrangementOf(arrangement, dateOrder));
  };
  const choice = (place: number) => {
    const id = idByPlace.get(place) ?? '';
    return (
      // The summary of errors links to it.
      <li key={place} id={id === '' || isLacking(id) ? undefined : `columns.${id}`} className="column-choice">
        <SelectField
          name={`place.${place}`}
          className="lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,18rem)] lg:items-center lg:gap-x-6"
          label={headingOf(headings[place] ?? '', place)}
          error={id === '' ? undefined : field(`columns.${id}`).error}
          options={[
            { value: '', label: 'Not read' },
            ...ours.map((each) => ({ value: each.id, label: each.label })),
          ]}
          value={id}
          onChange={({ currentTarget }) => choose(currentTarget.value, place)}
        />
        <FirstValues file={file} place={place} id={id} />
      </li>
    );
  };
  const guessedChoices = places.filter((place) => guessedPlaces.has(place));
  const otherChoices = places.filter((place) => !guessedPlaces.has(place));
  return (
    <>
      {Object.entries(columns).map(([id, place]) => (
        <input key={id} type="hidden" name={`columns.${id}`} value={place} />
      ))}
      {asksDateOrder && (
        <SelectField
          {...field('dateOrder')}
          className="max-w-130"
          label="Days such as 03/04/2025 are"
          hint="Your file has days that can be read in two ways."
          options={[
            { value: '', label: 'Choose one' },
            { value: 'day-first', label: '3 April 2025 (the day first)' },
            { value: 'month-first', label: '4 March 2025 (the month first)' },
          ]}
          defaultValue={dateOrder ?? ''}
          onChange={({ currentTarget }) => onArrange(arrangementOf(columns, currentTarget.value))}
        />
      )}
      {lacking.length > 0 && (
        <Notice title="We did not find these columns, and need them">
          <div className="mt-3 grid gap-6 md:grid-cols-2">
            {lacking.map(({ id, label, hint }) => (
              <SelectField
                key={id}
                {...field(`columns.${id}`)}
                name={`columns.${id}`}
                label={label}
                hint={hint}
                options={[
                  { value: '', label: 'Choose a column' },
                  ...headings.map((heading, place) => ({
                    value: `${place}`,
                    label: headingOf(heading, place),
                  })),
                ]}
                value={columns[id] ?? ''}
                onChange={({ currentTarget: { value } }) => choose(id, value === '' ? null : Number(value))}
              />
            ))}
          </div>
        </Notice>
      )}
      <ul className="column-choices">{guessedChoices.map(choice)}</ul>
      {otherChoices.length > 0 && (
        <Disclosure summary={`Columns of your file that are not read (${otherChoices.length})`}>
          <ul className="column-choices">{otherChoices.map(choice)}</ul>
        </Disclosure>
      )}
      {absent.length > 0 && (
        <Disclosure summary={`What we could read too (${absent.length})`}>
          <DataTable
            caption="Columns that your file does not have, as far as we see"
            columns={[
              { head: 'Column', cell: ({ label }) => label },
              { head: 'What it looks like', cell: ({ hint }) => hint },
            ]}
            rows={absent}
            keyOf={({ id }) => id}
          />
        </Disclosure>
      )}
    </>
  );
}

interface FirstValuesProps {
  file: WorkerImport;
  place: number;
  /** Our column that it is; empty of one that is not read. */
  id: string;
}

function FirstValues({ file: { preview, columns }, place, id }: FirstValuesProps) {
  const values = preview?.values[id];
  // Until the server has read a column again, its values stand as they are in the file.
  if (values !== undefined && columns[id] === place) return <ColumnValues values={values} />;
  return <p className="text-14 text-ink-2 wrap-anywhere">{preview?.columns[place]?.join(', ')}</p>;
}

/** The columns that a file must have and that were not found. */
function lackingColumns(ours: readonly ImportColumn[], columns: WorkerImport['columns']): ImportColumn[] {
  const hasName = ['fullName', 'surname'].some((id) => columns[id] !== undefined);
  return ours.filter(
    ({ id, required }) => (required || (id === 'fullName' && !hasName)) && columns[id] === undefined,
  );
}

/** Our columns by their places, and the order of days, as the page sends them. */
function arrangementOf(columns: WorkerImport['columns'], dateOrder: string | null): Record<string, string> {
  return {
    hasColumns: 'yes',
    ...(dateOrder !== null && { dateOrder }),
    ...Object.fromEntries(Object.entries(columns).map(([id, place]) => [`columns.${id}`, `${place}`])),
  };
}

const headingOf = (heading: string, place: number) => (heading === '' ? `Column ${place + 1}` : heading);
