import { call, submit } from '@portway/contracts/client';
import {
  type CertificateReading,
  confirmCertificateOperation,
  readCertificateOperation,
} from '@portway/contracts/sponsor/records/certificate-paper';
import { maxRecordFile, type RecordLine } from '@portway/contracts/sponsor/records/kept-record';
import { useState } from 'react';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { FileDrop } from '../../../kit/forms/upload/file-drop.tsx';
import { UploadStatus } from '../../../kit/forms/upload/upload-status.tsx';
import { useUpload } from '../../../kit/forms/upload/use-upload.ts';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { AddFile } from './add-file.tsx';
import { CertificateValues, type Confirmed } from './certificate-values.tsx';

interface CertificateReaderProps {
  line: RecordLine;
  worker: string;
}

/** What was read, and from which file: one that was chosen just now, or one that is kept. */
interface Read {
  readonly reading: CertificateReading;
  readonly from: File | { readonly kept: string };
}

/** The certificate of a worker: its PDF is read, and each value confirmed beside its source. */
export function CertificateReader({ line, worker }: CertificateReaderProps) {
  const [read, setRead] = useState<Read>();
  const { state, upload, refuse, cancel } = useUpload();
  const forget = () => setRead(undefined);
  const keptAction = useAction(forget);
  const readFile = (file: File) => {
    forget();
    void upload({
      file,
      error: faultOf(file),
      send: (me) =>
        call(readCertificateOperation, { name: file.name }, { ...me, parameters: { id: worker } }),
      onSuccess: (reading: CertificateReading) => setRead({ reading, from: file }),
    });
  };
  const confirm = (confirmed: Confirmed) => {
    if (read === undefined) return;
    const { from, reading } = read;
    const version = reading.worker.version;
    if (!(from instanceof File)) {
      keptAction.send(
        actionForm('confirm-certificate', { id: from.kept, version: `${version}`, ...confirmed }),
      );
      return;
    }
    const request = { name: from.name, seen: reading.seen, version, ...confirmed };
    void upload({
      file: from,
      error: undefined,
      send: (me) => submit(confirmCertificateOperation, request, { ...me, parameters: { id: worker } }),
      onSuccess: forget,
    });
  };
  return (
    <section aria-label="Read the certificate" className="flex flex-col gap-4">
      {read === undefined && (
        <FileDrop
          label="Choose the certificate’s PDF, or drop it here"
          hint="Its values are shown beside the record. Nothing is kept until you confirm."
          accept=".pdf,application/pdf"
          onFile={readFile}
          onOther={refuse}
        />
      )}
      <UploadStatus state={state} onCancel={cancel} />
      <StatusMessage state={keptAction.formState} />
      {keptAction.reauthDialog}
      {read === undefined ? (
        <>
          <KeptPdfs line={line} onRead={(reading, kept) => setRead({ reading, from: { kept } })} />
          <Disclosure summary="Keep a file without reading it">
            <AddFile line={line} worker={worker} />
          </Disclosure>
        </>
      ) : (
        <CertificateValues
          reading={read.reading}
          keepsFile={read.from instanceof File}
          sending={state.status === 'sending' || keptAction.sending}
          onConfirm={confirm}
          onLeave={forget}
        />
      )}
    </section>
  );
}

/** Certificates that are kept already, each of which can be read. */
function KeptPdfs({
  line: { kept },
  onRead,
}: {
  line: RecordLine;
  onRead: (reading: CertificateReading, file: string) => void;
}) {
  const files = kept?.versions.flatMap((version) => version.files).filter(({ kind }) => kind === 'pdf') ?? [];
  return files.map(({ id, name }) => (
    <div key={id}>
      <p className="font-medium wrap-anywhere">{name}</p>
      <ActionForm<{ reading: CertificateReading }>
        intent="read-certificate"
        button="Read this file"
        look="outline"
        onSuccess={({ reading }) => onRead(reading, id)}
      >
        {() => <input type="hidden" name="id" value={id} />}
      </ActionForm>
    </div>
  ));
}

function faultOf({ name, size }: File): string | undefined {
  if (!/\.pdf$/i.test(name))
    return 'Choose the certificate as a PDF. Text is read from no other kind of file.';
  if (size === 0) return 'This file is empty. Choose another.';
  return size > maxRecordFile ? 'This file is too large. Choose one of up to 25 MB.' : undefined;
}
