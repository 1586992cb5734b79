import { importColumns } from '@portway/contracts/sponsor/worker-imports/import-columns';
import { secretColumns } from '@portway/contracts/sponsor/worker-imports/import-faults';
import type {
  ImportCorrection,
  WorkerImport,
} from '@portway/contracts/sponsor/worker-imports/worker-imports';
import { StatusMessage } from '../../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../../kit/forms/use-action.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { countInWords } from '../import-in-words.ts';

interface CorrectionsProps {
  file: WorkerImport;
  corrections: readonly ImportCorrection[];
}

/** What was put right here, each of which can be taken back while the file is not imported. */
export function Corrections({ file, corrections }: CorrectionsProps) {
  const { send, sending, formState } = useAction();
  return (
    <div className="my-4">
      <Disclosure summary={`Put right here: ${countInWords(corrections.length, 'correction')}`}>
        <p className="text-15 text-ink-2">Your file stays as it is. These are kept encrypted with it.</p>
        <ul className="rows">
          {corrections.map((correction) => (
            <li key={keyOf(correction)}>
              <p className="wrap-anywhere">{correctionInWords(file, correction)}</p>
              <Button
                type="button"
                look="quiet"
                onClick={() => sending || send(actionForm('withdraw', { cell: keyOf(correction) }))}
              >
                Take back<span className="sr-only">: {correctionInWords(file, correction)}</span>
              </Button>
            </li>
          ))}
        </ul>
        <StatusMessage state={formState} />
      </Disclosure>
    </div>
  );
}

function keyOf(correction: ImportCorrection): string {
  const { columnId } = correction;
  return JSON.stringify(
    'row' in correction ? { row: correction.row, columnId } : { columnId, value: correction.value },
  );
}

function correctionInWords({ kind, headings, columns }: WorkerImport, correction: ImportCorrection): string {
  const { columnId, replacement } = correction;
  const heading = headings[columns[columnId] ?? -1];
  const label = importColumns[kind].find(({ id }) => id === columnId)?.label ?? columnId;
  const isSecret = secretColumns.has(columnId);
  const now = replacement === '' ? 'empty' : isSecret ? 'another value' : `“${replacement}”`;
  return 'row' in correction
    ? `Row ${correction.row}, ${heading ?? label}: ${now}`
    : `${heading ?? label}: “${correction.value}” is ${now}`;
}
