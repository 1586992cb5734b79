import { submit } from '@portway/contracts/client';
import type { RecordLine } from '@portway/contracts/sponsor/records/kept-record';
import {
  addOrganisationRecordOperation,
  addWorkerRecordOperation,
} from '@portway/contracts/sponsor/records/records';
import { useState } from 'react';
import type { WithFile } from '../../../kit/forms/upload/use-upload.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SendFile } from './send-file.tsx';

interface AddFileProps {
  line: RecordLine;
  worker: string | null;
}

/** Adds a file: the first, another of the newest version, or a new version. */
export function AddFile({ line, worker }: AddFileProps) {
  const newest = line.kept?.versions[0];
  const isBeingAdded = newest?.files.at(-1)?.mayTakeBack === true;
  const [chosenKind, setChosenKind] = useState<'version' | 'page'>();
  const adds = chosenKind ?? (isBeingAdded ? 'page' : 'version');
  const [validUntil, setValidUntil] = useState('');
  const isVersion = newest === undefined || adds === 'version';
  const send = (file: File) => {
    const filing = {
      record: line.record,
      name: file.name,
      seen: line.kept?.version ?? 0,
      adds: isVersion ? 'version' : 'page',
      ...(isVersion && validUntil !== '' ? { validUntil } : {}),
    };
    return (me: WithFile) =>
      worker === null
        ? submit(addOrganisationRecordOperation, filing, me)
        : submit(addWorkerRecordOperation, filing, { ...me, parameters: { id: worker } });
  };
  return (
    <section aria-label="Add a file" className="flex flex-col gap-4">
      {newest !== undefined && (
        <SelectField
          name="adds"
          label="What you add"
          options={[
            { value: 'page', label: `One more file of version ${newest.number}` },
            { value: 'version', label: 'A new version; the one before stays' },
          ]}
          value={adds}
          onChange={({ currentTarget }) => setChosenKind(currentTarget.value === 'page' ? 'page' : 'version')}
        />
      )}
      {isVersion && (
        <div onChange={({ target }) => setValidUntil(typedIn(target))}>
          <DateField
            name="new-valid-until"
            label="Last day on which it is valid"
            hint="Of a paper that ends, such as a permission."
            optional
            error={undefined}
            defaultValue=""
          />
        </div>
      )}
      <SendFile
        label={newest === undefined ? 'Add the file, or photograph it' : 'Choose the file'}
        send={send}
      />
    </section>
  );
}

const typedIn = (target: EventTarget) => (target instanceof HTMLInputElement ? target.value : '');
