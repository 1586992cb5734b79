import type { ResponseOf } from '@portway/contracts/operation';
import { sealedFields, type WorkerPage } from '@portway/contracts/sponsor/workers/worker-page';
import {
  sealedShownMinutes,
  type showSealedOperation,
} from '@portway/contracts/sponsor/workers/worker-sealed';
import { Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { BusyButton } from '../../../kit/forms/busy-button.tsx';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { dayInWords } from '../../../text/days.ts';
import { atTime } from '../../../text/moments.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { FormDialog } from './form-dialog.tsx';
import { sealedWords } from './worker-words.ts';

type SealedValues = ResponseOf<typeof showSealedOperation>['values'];

/** What only the server can read: dots, until someone with a recent log-in looks, and for five minutes. */
export function SealedPanel({ worker }: { worker: WorkerPage }) {
  const { sealed, lastLook, may } = worker;
  const [sealedValues, setSealedValues] = useState<SealedValues>();
  useEffect(() => {
    if (sealedValues === undefined) return;
    const timer = setTimeout(() => setSealedValues(undefined), sealedShownMinutes * 60_000);
    return () => clearTimeout(timer);
  }, [sealedValues]);
  const { send, sending, formState, reauthDialog } = useAction<{ values: SealedValues }>(({ values }) =>
    setSealedValues(values),
  );
  return (
    <section className="sealed-facts" aria-labelledby="sealed-heading">
      <h2 id="sealed-heading" className="flex items-center gap-2 text-20">
        <Lock size={18} aria-hidden />
        Sealed
      </h2>
      <div className="mt-3">
        {sealed.length === 0 ? (
          <p className="text-15">No passport number, date of birth or contact details are on record.</p>
        ) : (
          <dl className="fact-lines">
            {sealedFields.flatMap((field) => {
              const sealedField = sealed.find((each) => each.field === field);
              const value = sealedValues?.find((each) => each.field === field)?.value;
              return sealedField === undefined
                ? []
                : [
                    <dt key={field}>{sealedWords[field]}</dt>,
                    <dd key={`${field}-value`}>
                      {value === undefined ? <Dots tail={sealedField.tail} /> : inWords(field, value)}
                    </dd>,
                  ];
            })}
          </dl>
        )}
      </div>
      {may === 'record' && (
        <div className="mt-4 flex flex-wrap gap-2">
          {sealed.length > 0 && (
            <BusyButton
              type="button"
              look="outline"
              sending={sending}
              onClick={() =>
                sealedValues === undefined ? send(actionForm('look')) : setSealedValues(undefined)
              }
            >
              {sealedValues === undefined ? `Show for ${sealedShownMinutes} minutes` : 'Hide'}
            </BusyButton>
          )}
          <SealForm />
        </div>
      )}
      <StatusMessage state={formState} showsSuccess={false} />
      {reauthDialog}
      <p className="mt-3 text-14 text-ink-2">
        Each look is recorded.{' '}
        {lastLook === null ? 'Nobody has looked yet.' : `Last: ${lastLook.by}, ${atTime(lastLook.at)}.`}
      </p>
    </section>
  );
}

function inWords(field: string, value: string): string {
  return field === 'birth-date' ? dayInWords(value) : value;
}

function Dots({ tail }: { tail: string | null }) {
  return (
    <>
      <span aria-hidden>•••••</span>
      <span className="sr-only">hidden</span>
      {tail !== null && ` ${tail}`}
    </>
  );
}

function SealForm() {
  return (
    <FormDialog button="Record or replace" title="Sealed facts" intent="seal">
      {(field) => (
        <>
          <p className="text-15 text-ink-2">
            What you leave empty stays as it is. What you write replaces it, and is encrypted.
          </p>
          {sealedFields.map((name) =>
            name === 'birth-date' ? (
              <DateField key={name} {...field(name)} label={sealedWords[name]} optional defaultValue="" />
            ) : (
              <TextField
                key={name}
                {...field(name)}
                label={sealedWords[name]}
                optional
                autoComplete="off"
                defaultValue=""
              />
            ),
          )}
        </>
      )}
    </FormDialog>
  );
}
