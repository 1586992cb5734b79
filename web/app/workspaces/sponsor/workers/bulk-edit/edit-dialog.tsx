import { submit } from '@portway/contracts/client';
import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import {
  type EditField,
  editFields,
  editWorkersOperation,
  previewEditOperation,
} from '@portway/contracts/sponsor/workers/worker-edits';
import { optionLetters } from '@portway/rules/minimum-salary';
import { type FormEvent, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { asMe, follow } from '../../../../kit/loading/signed-in.ts';
import { Button } from '../../../../ui/button.tsx';
import { DateField } from '../../../../ui/date-field.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { faultInWords } from '../fault-words.ts';
import { countOfWorkers, editFieldWords, editValueInWords, previewInWords } from './edit-words.ts';

type Preview = ResponseOf<typeof previewEditOperation>;
type Edit = RequestOf<typeof editWorkersOperation>;
type Named = readonly { readonly id: string; readonly name: string }[];

/** What was done, and the edit that takes it back. */
export interface DoneEdit {
  readonly message: string;
  readonly opposite: unknown;
}

interface EditDialogProps {
  /** Whom it is about: chosen workers, or everyone whom the filters find. */
  selection: Pick<RequestOf<typeof previewEditOperation>, 'workers' | 'filters'>;
  count: number;
  managers: Named;
  places: Named;
  onDone: (done: DoneEdit) => void;
  onClose: () => void;
}

/** Sends an edit of several workers as the user. */
export const sendEdit = (edit: unknown) =>
  submit(editWorkersOperation, edit, { fetch: asMe(new Request(location.href)) });

/** Sets one thing for several workers: first what would change, then all of it at once. */
export function EditDialog({ selection, count, managers, places, onDone, onClose }: EditDialogProps) {
  const [field, setField] = useState<EditField>('manager');
  const [value, setValue] = useState('');
  const [preview, setPreview] = useState<Preview>();
  const [fault, setFault] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const { revalidate } = useRevalidator();

  const run = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setIsBusy(true);
    setFault('');
    try {
      await work();
    } catch (error) {
      if (error instanceof Response) return follow(error);
      setFault(faultInWords(error));
    } finally {
      setIsBusy(false);
    }
  };
  const look = (event: FormEvent) => {
    event.preventDefault();
    if (value === '') return setFault(`Choose or enter: ${editFieldWords[field].toLowerCase()}.`);
    void run(async () =>
      setPreview(
        await submit(
          previewEditOperation,
          { field, to: value === 'nobody' ? null : value.trim(), ...selection },
          { fetch: asMe(new Request(location.href)) },
        ),
      ),
    );
  };
  const save = ({ changes }: Preview) =>
    run(async () => {
      const workers = changes.map(({ id, version, from, to }) => ({ id, version, from, to }));
      const outcome = await sendEdit({ field, workers });
      onDone({ message: outcome.message, opposite: oppositeOf({ field, workers }, outcome.workers) });
      await revalidate();
    });
  return (
    <Dialog title={`Change ${countOfWorkers(count)}`} onClose={onClose}>
      {preview === undefined ? (
        <form onSubmit={look} noValidate className="mt-4 grid gap-4">
          <SelectField
            name="edit-field"
            label="What changes"
            value={field}
            onChange={({ currentTarget }) => {
              setField(editFields.find((each) => each === currentTarget.value) ?? 'manager');
              setValue('');
              setFault('');
            }}
            options={editFields.map((each) => ({ value: each, label: editFieldWords[each] }))}
          />
          <ValueField
            field={field}
            value={value}
            onValue={setValue}
            error={fault === '' ? undefined : fault}
            options={field === 'manager' ? managers : places}
          />
          {(field === 'place' || field === 'code') && (
            <p className="text-15 text-ink-2">
              This puts the record right. Has something changed at work?{' '}
              <Link to="/dashboard/sponsor/happened" className="text-link underline underline-offset-4">
                Record what happened
              </Link>{' '}
              instead: it may have to be reported.
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            <Button>{isBusy ? 'Looking…' : 'See what changes'}</Button>
            <Button type="button" look="quiet" onClick={onClose}>
              Cancel
            </Button>
          </div>
        </form>
      ) : (
        <PreviewPart
          field={field}
          preview={preview}
          fault={fault}
          isBusy={isBusy}
          onSave={() => void save(preview)}
          onBack={() => {
            setPreview(undefined);
            setFault('');
          }}
        />
      )}
    </Dialog>
  );
}

/** The edit that sets everything back, of the versions that the first one made. */
function oppositeOf(
  { field, workers }: { field: EditField; workers: readonly Edit['workers'][number][] },
  versions: readonly { readonly id: string; readonly version: number }[],
) {
  return {
    field,
    workers: workers.map(({ id, version, from, to }) => ({
      ...{ id, from: to, to: from },
      version: versions.find((each) => each.id === id)?.version ?? version,
    })),
  };
}

interface ValueFieldProps {
  field: EditField;
  value: string;
  onValue: (value: string) => void;
  error: string | undefined;
  /** Managers or places. */
  options: Named;
}

function ValueField({ field, value, onValue, error, options }: ValueFieldProps) {
  const label = editFieldWords[field];
  const common = { name: 'edit-value', label, error, value };
  if (field === 'next-check')
    return <DateField {...common} onChange={({ currentTarget }) => onValue(currentTarget.value)} />;
  if (field === 'code')
    return (
      <TextField
        {...common}
        hint="Four digits, as on the certificate."
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
      />
    );
  const choices =
    field === 'option'
      ? optionLetters.map((letter) => ({ value: letter, label: letter }))
      : options.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectField
      {...common}
      onChange={({ currentTarget }) => onValue(currentTarget.value)}
      options={[
        { value: '', label: 'Choose' },
        ...(field === 'manager' ? [{ value: 'nobody', label: 'Nobody' }] : []),
        ...choices,
      ]}
    />
  );
}

interface PreviewPartProps {
  field: EditField;
  preview: Preview;
  fault: string;
  isBusy: boolean;
  onSave: () => void;
  onBack: () => void;
}

function PreviewPart({ field, preview, fault, isBusy, onSave, onBack }: PreviewPartProps) {
  const { changes, same, left } = preview;
  return (
    <div className="mt-3 grid gap-4">
      <p role="status" className="font-semibold">
        {previewInWords({ changes: changes.length, same, left: left.length })}
      </p>
      {changes.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls what it can focus
        <section className="edit-changes" tabIndex={0} aria-label="What changes">
          <table>
            <thead>
              <tr>
                <th scope="col">Worker</th>
                <th scope="col">Now</th>
                <th scope="col">{editFieldWords[field]} becomes</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ id, name, fromWords, toWords }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td>{editValueInWords(field, fromWords)}</td>
                  <td>{editValueInWords(field, toWords)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {left.length > 0 && (
        <ul className="text-15 text-ink-2">
          {left.map(({ id, name, because }) => (
            <li key={id}>
              {name}: {because}
            </li>
          ))}
        </ul>
      )}
      {fault !== '' && <Notice kind="error" live title={fault} />}
      <div className="flex flex-wrap gap-3">
        {changes.length > 0 && (
          <Button type="button" onClick={onSave}>
            {isBusy ? 'Saving…' : `Change ${countOfWorkers(changes.length)}`}
          </Button>
        )}
        <Button type="button" look="quiet" onClick={onBack}>
          Back
        </Button>
      </div>
    </div>
  );
}
