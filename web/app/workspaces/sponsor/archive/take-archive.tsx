import type { SponsorArchive } from '@portway/contracts/sponsor/archive/archive';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { saveFile } from '../../../kit/loading/save-file.ts';
import { atTime } from '../../../text/moments.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

/** The archive to download, and when it was last taken. */
export function TakeArchive({ archive: { archive, confidential } }: { archive: SponsorArchive }) {
  return (
    <Panel
      title="Take the archive"
      text={
        <>
          <p>
            A ZIP with each table as JSON and as CSV for a spreadsheet, and the files you added to reports.
            That you took it is recorded.
          </p>
          {confidential > 0 && (
            <p className="mt-2">
              Confidential records are in no archive: {confidential} {confidential === 1 ? 'is' : 'are'} left
              out. Compliance officers read them here.
            </p>
          )}
        </>
      }
    >
      <p className="mb-4">
        {archive === null
          ? 'No archive has been taken yet.'
          : `Last taken on ${atTime(archive.takenAt)} by ${archive.by}${archive.sealed ? ', with the sealed facts' : ''}. ${archive.isCurrent ? 'Nothing was recorded since.' : 'More was recorded since.'}`}
      </p>
      <ActionForm<{ file: Blob }>
        intent="take"
        button="Download the archive"
        onSuccess={({ file }) => saveFile(file, 'sponsor-archive.zip')}
      >
        {(field) => (
          <>
            <CheckField
              name="sealed"
              label="With passport and National Insurance numbers, dates of birth, contact details and certificate numbers"
              defaultChecked={false}
            />
            <TextField
              {...field('reason')}
              label="Why you need them"
              hint="Only with the sealed facts. It is recorded for each worker."
              optional
              maxLength={300}
            />
          </>
        )}
      </ActionForm>
    </Panel>
  );
}
