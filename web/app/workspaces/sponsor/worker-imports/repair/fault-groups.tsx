import { importColumns } from '@portway/contracts/sponsor/worker-imports/import-columns';
import type {
  ImportFaultGroup,
  WorkerImport,
} from '@portway/contracts/sponsor/worker-imports/worker-imports';
import { type FormEvent, useId } from 'react';
import { BusyButton } from '../../../../kit/forms/busy-button.tsx';
import { StatusMessage } from '../../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../../kit/forms/use-action.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { countInWords } from '../import-in-words.ts';

type FaultValue = ImportFaultGroup['values'][number];

/** What is wrong, by kind and column: each can be put right for all its cells at once. */
export function FaultGroups({ file }: { file: WorkerImport }) {
  const { groups = [], faultsTotal } = file;
  const shownTotal = groups.reduce((sum, { total }) => sum + total, 0);
  return (
    <section aria-labelledby="faults" className="panel">
      <h2 id="faults" className="text-20">
        What is wrong
      </h2>
      <p className="mt-2 mb-2 text-15 text-ink-2">
        Put it right for all cells with the same fault at once. Your file stays as it is.
      </p>
      <div className="flex flex-col">
        {groups.map((group, place) => (
          <Disclosure
            key={`${group.kind} ${group.columnId} ${group.column}`}
            open={place === 0}
            className="border-line border-b"
            summary={
              <span className="min-w-0 py-2">
                {group.column ?? labelOf(file, group.columnId) ?? 'The row'}:{' '}
                {countInWords(group.total, 'cell')}
                <span className="block text-14 font-normal text-ink-2">{summaryOf(group)}</span>
              </span>
            }
          >
            <Group file={file} group={group} />
          </Disclosure>
        ))}
      </div>
      {shownTotal < faultsTotal && (
        <p className="mt-2 text-ink-2">
          These are the first {shownTotal.toLocaleString('en-GB')} of {faultsTotal.toLocaleString('en-GB')}.
        </p>
      )}
    </section>
  );
}

const labelOf = ({ kind }: WorkerImport, columnId: string | null) =>
  importColumns[kind].find(({ id }) => id === columnId)?.label;

/** The message where it is one, or else its beginning that all share. */
function summaryOf({ message, values }: ImportFaultGroup): string {
  const messages = new Set(values.map((each) => each.message));
  return messages.size <= 1 ? message : `${message} And ${messages.size - 1} more like it.`;
}

interface GroupProps {
  file: WorkerImport;
  group: ImportFaultGroup;
}

/** The most texts of a group that have a field of their own: the others are in the grid. */
const maxFields = 8;

function Group({ file, group }: GroupProps) {
  const { columnId, kind, values, valuesTotal, total } = group;
  if (columnId === null)
    return (
      <p className="text-15">
        {values
          .slice(0, maxFields)
          .map(({ message, rows }) => `${rowsInWords(rows, rows.length)}: ${message}`)
          .join(' ')}
      </p>
    );
  const isRequired = importColumns[file.kind].some(
    (column) => column.id === columnId && 'required' in column,
  );
  const messages = new Set(values.map(({ message }) => message));
  return (
    <div className="flex flex-col gap-4">
      {values.slice(0, maxFields).map((each) => (
        <ValueForm
          key={`${each.value} ${each.message}`}
          group={{ columnId, kind, isAlone: values.length === 1 }}
          each={each}
          showsMessage={messages.size > 1}
        />
      ))}
      {valuesTotal > maxFields && (
        <p className="text-15 text-ink-2">
          And {countInWords(valuesTotal - maxFields, 'other text', 'other texts')}.{' '}
          <a href="#rows">See the rows</a>
        </p>
      )}
      {values.length > 1 && (
        <ForAll group={{ columnId, kind, total }} mayBeEmpty={!isRequired && kind !== 'missing'} />
      )}
    </div>
  );
}

interface ValueFormProps {
  group: { columnId: string; kind: string; isAlone: boolean };
  each: FaultValue;
  showsMessage: boolean;
}

/** One text of a cell: what it is read as instead, in all rows that have it. */
function ValueForm({ group: { columnId, kind, isAlone }, each, showsMessage }: ValueFormProps) {
  const { value, rows, total, message, choices = [] } = each;
  const { send, sending, formState } = useAction();
  const name = useId();
  const label =
    value === null ? rowsInWords(rows, total) : `“${value}” (${rowsInWords(rows, total).toLowerCase()}) is`;
  const isOne = value === null && !isAlone;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const replacement = String(new FormData(event.currentTarget).get(name) ?? '');
    if (sending) return;
    if (value !== null) send(actionForm('repair-value', { columnId, value, replacement }));
    else if (isOne) send(actionForm('repair-rows', { columnId, rows: rows.join(','), replacement }));
    else send(actionForm('repair-group', { columnId, kind, replacement }));
  };
  const hint = showsMessage ? message : undefined;
  const isShort = total === 1 || (isOne && rows.length === 1);
  const button = isShort
    ? 'Use this'
    : `Use for all ${(isOne ? rows.length : total).toLocaleString('en-GB')}`;
  return (
    <form onSubmit={submit} noValidate aria-busy={sending} className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end gap-3">
        {choices.length > 0 ? (
          <SelectField
            name={name}
            label={label}
            hint={hint}
            className="min-w-0 flex-1 basis-60"
            options={choices.map((choice) => ({ value: choice.value, label: choice.label }))}
          />
        ) : (
          <TextField
            name={name}
            label={label}
            hint={hint}
            className="min-w-0 flex-1 basis-60"
            autoComplete="off"
          />
        )}
        <BusyButton look="outline" sending={sending}>
          {button}
        </BusyButton>
      </div>
      <StatusMessage state={formState} showsSuccess={false} />
    </form>
  );
}

interface ForAllProps {
  group: { columnId: string; kind: string; total: number };
  mayBeEmpty: boolean;
}

/** The same for every cell of the group, whatever its text. */
function ForAll({ group: { columnId, kind, total }, mayBeEmpty }: ForAllProps) {
  const { send, sending, formState } = useAction();
  const name = useId();
  const repair = (replacement: string) =>
    sending || send(actionForm('repair-group', { columnId, kind, replacement }));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    repair(String(new FormData(event.currentTarget).get(name) ?? ''));
  };
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-busy={sending}
      className="flex flex-col gap-6 border-line border-t pt-4"
    >
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          name={name}
          label={`The same for all ${total.toLocaleString('en-GB')} cells`}
          className="min-w-0 flex-1 basis-60"
          autoComplete="off"
        />
        <BusyButton look="outline" sending={sending}>
          {`Do this for all ${total.toLocaleString('en-GB')}`}
        </BusyButton>
        {mayBeEmpty && (
          <BusyButton type="button" look="quiet" sending={sending} onClick={() => repair('')}>
            {`Leave all ${total.toLocaleString('en-GB')} empty`}
          </BusyButton>
        )}
      </div>
      <StatusMessage state={formState} showsSuccess={false} />
    </form>
  );
}

function rowsInWords(rows: readonly number[], total: number): string {
  const [first] = rows;
  if (rows.length === 1 && total === 1) return `Row ${first}`;
  const rowNumbers = rows.slice(0, 5).map((row) => row.toLocaleString('en-GB'));
  const more = total - rowNumbers.length;
  return `Rows ${rowNumbers.join(', ')}${more > 0 ? ` and ${more.toLocaleString('en-GB')} more` : ''}`;
}
