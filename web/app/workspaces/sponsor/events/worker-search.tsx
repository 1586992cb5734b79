import { submit } from '@portway/contracts/client';
import { listWorkersOperation, type WorkerRow } from '@portway/contracts/sponsor/workers/workers';
import { useEffect, useRef } from 'react';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { comboBox } from '../../../ui/combo-box.ts';
import { TextField } from '../../../ui/text-field.tsx';

export interface Chosen {
  readonly id: string;
  readonly name: string;
}

interface WorkerSearchProps {
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  onChosen: (worker: Chosen) => void;
  /** Empties the field for the next one. */
  clears?: boolean;
}

/** Milliseconds after which a request times out. */
const longest = 8_000;
const longestSearch = 100;

/** Finds one of any number of workers while a name, a number or a job is typed. */
export function WorkerSearch({ onChosen, clears = false, hint, ...field }: WorkerSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const suggestions = useRef(new Map<string, Chosen>());
  const listener = useRef(onChosen);
  listener.current = onChosen;
  useEffect(() => {
    const { current } = input;
    if (current === null || current.role === 'combobox') return;
    comboBox(current, {
      failed: 'The search is not answering. Try again in a moment.',
      load: async (text, signal) => {
        const { workers } = await search(text, AbortSignal.any([signal, AbortSignal.timeout(longest)]));
        const options = workers.map((worker) => ({ worker, label: labelIn(worker, workers) }));
        suggestions.current = new Map(
          options.map(({ label, worker: { id, fullName } }) => [label, { id, name: fullName }]),
        );
        return options.map(({ label, worker }) => ({
          label,
          note: label === worker.fullName ? noteOf(worker) : undefined,
        }));
      },
    });
    const onInput = (event: Event) => {
      if (!(event instanceof InputEvent) || event.inputType !== 'insertReplacementText') return;
      const worker = suggestions.current.get(current.value);
      if (worker === undefined) return;
      if (clears) current.value = '';
      listener.current(worker);
    };
    current.addEventListener('input', onInput);
    return () => current.removeEventListener('input', onInput);
  }, [clears]);
  return (
    <TextField
      {...field}
      inputRef={input}
      autoComplete="off"
      hint={hint ?? 'Type a name, a job or your number for the worker, then choose.'}
    />
  );
}

const search = (text: string, signal: AbortSignal) =>
  submit(
    listWorkersOperation,
    { search: text.slice(0, longestSearch) },
    { fetch: asMe(new Request(location.href)), signal },
  );

const noteOf = ({ reference, jobTitle, place }: WorkerRow) =>
  [reference, jobTitle, place].filter(Boolean).join(' · ') || undefined;

/** The name; with what tells them apart where two have the same. */
function labelIn(worker: WorkerRow, all: readonly WorkerRow[]): string {
  const { id, fullName } = worker;
  const isOnly = all.every((other) => other.id === id || other.fullName !== fullName);
  return isOnly ? fullName : `${fullName}, ${noteOf(worker) ?? id.slice(0, 4)}`;
}
