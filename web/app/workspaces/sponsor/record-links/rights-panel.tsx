import { submit } from '@portway/contracts/client';
import type { ResponseOf } from '@portway/contracts/operation';
import {
  addRightsFileOperation,
  type showRightsInformationOperation,
} from '@portway/contracts/sponsor/record-links/record-requests';
import { maxRecordFile, recordFileEndings } from '@portway/contracts/sponsor/records/kept-record';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { FileDrop } from '../../../kit/forms/upload/file-drop.tsx';
import { UploadStatus } from '../../../kit/forms/upload/upload-status.tsx';
import { useUpload } from '../../../kit/forms/upload/use-upload.ts';
import { Panel } from '../../../kit/frame/panel.tsx';
import { onDay } from '../../../text/moments.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type Current = ResponseOf<typeof showRightsInformationOperation>['current'];

/** The information on employment rights that the employer gives: written once, shown to everyone who is asked. */
export function RightsPanel({ current, mayRecord }: { current: Current; mayRecord: boolean }) {
  const { state, upload, refuse, cancel } = useUpload();
  return (
    <Panel
      title="Information on employment rights"
      text="What you give your workers: a text, a link or a file. The same for everyone; what was given before stays on record."
    >
      <p className="wrap-anywhere">
        {current === null
          ? 'Nothing is recorded yet.'
          : `${inWords(current)} By ${current.by}, ${onDay(current.at)}.`}
      </p>
      {current?.words != null && (
        <Disclosure summary="Read it">
          <p className="max-w-measure whitespace-pre-line wrap-anywhere">{current.words}</p>
        </Disclosure>
      )}
      {mayRecord && (
        <Disclosure summary={current === null ? 'Record it' : 'Record a newer one'}>
          <div className="flex flex-col gap-6">
            <ActionForm intent="give-words" button="Record this text" look="outline" clears>
              {(field) => <LinesField {...field('words')} label="The text" rows={6} />}
            </ActionForm>
            <ActionForm intent="give-url" button="Record this link" look="outline" clears>
              {(field) => <TextField {...field('url')} label="Or a link" type="url" placeholder="https://" />}
            </ActionForm>
            <FileDrop
              label="Or a file"
              hint="One PDF, JPG, PNG, DOCX or TXT, up to 25 MB. It is checked for viruses and encrypted."
              accept={recordFileEndings}
              onFile={(file) =>
                void upload({
                  file,
                  error: file.size > maxRecordFile ? 'Choose a file of up to 25 MB.' : undefined,
                  send: (me) => submit(addRightsFileOperation, { name: file.name }, me),
                })
              }
              onOther={refuse}
            />
            <UploadStatus state={state} onCancel={cancel} />
          </div>
        </Disclosure>
      )}
    </Panel>
  );
}

function inWords({ words, url, file }: NonNullable<Current>): string {
  if (words !== null) return 'A text.';
  return url === null ? `The file ${file}.` : `The link ${url}.`;
}
