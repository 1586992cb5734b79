import { submit } from '@portway/contracts/client';
import {
  maxRecordFile,
  type RecordLine,
  recordFileEndings,
  wrongRecordFileType,
} from '@portway/contracts/sponsor/records/kept-record';
import {
  addOrganisationRecordOperation,
  addWorkerRecordOperation,
} from '@portway/contracts/sponsor/records/records';
import { useState } from 'react';
import { FileDrop } from '../../../kit/forms/upload/file-drop.tsx';
import { UploadStatus } from '../../../kit/forms/upload/upload-status.tsx';
import { useUpload, type WithFile } from '../../../kit/forms/upload/use-upload.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';

interface AddFileProps {
  line: RecordLine;
  worker: string | null;
}

/** Adds a file: the first, another of the newest version, or a new version. */
export function AddFile({ line, worker }: AddFileProps) {
  const { state, upload, refuse, cancel } = useUpload();
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
    const sendFile = (me: WithFile) =>
      worker === null
        ? submit(addOrganisationRecordOperation, filing, me)
        : submit(addWorkerRecordOperation, filing, { ...me, parameters: { id: worker } });
    void upload({ file, error: faultOf(file), send: sendFile });
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
      <FileDrop
        label={newest === undefined ? 'Add the file, or photograph it' : 'Choose the file'}
        hint="One PDF, JPG, PNG, DOCX or TXT, up to 25 MB. It is checked for viruses and encrypted; nobody can delete it before its day."
        accept={recordFileEndings}
        onFile={send}
        onOther={refuse}
      />
      <UploadStatus state={state} onCancel={cancel} />
    </section>
  );
}

const typedIn = (target: EventTarget) => (target instanceof HTMLInputElement ? target.value : '');

function faultOf({ name, size }: File): string | undefined {
  if (!/\.(?:pdf|jpe?g|png|docx|txt)$/i.test(name)) return wrongRecordFileType;
  if (size === 0) return 'This file is empty. Choose another.';
  return size > maxRecordFile ? 'This file is too large. Choose one of up to 25 MB.' : undefined;
}
