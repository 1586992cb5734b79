import { call, download, submit } from '@portway/contracts/client';
import {
  eraseRecordsOperation,
  type SponsorArchive,
  showArchiveOperation,
  takeArchiveOperation,
} from '@portway/contracts/sponsor/archive/archive';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { readAction } from '../../../kit/forms/read-action.ts';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { saveFile } from '../../../kit/loading/save-file.ts';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { dayInWords } from '../../../text/days.ts';
import { atTime } from '../../../text/moments.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { loadOrRefusal } from '../load-or-refusal.ts';
import { Refused } from '../refused.tsx';
import type { Route } from './+types/archive.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Archive', description: 'Everything recorded as a sponsor, in one file.', index: false });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadOrRefusal(() => call(showArchiveOperation, undefined, { fetch: asMe(request) }));
}
export const HydrateFallback = PageSkeleton;

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { intent, values, callApi } = await readAction(request);
  if (intent === 'erase') {
    const { organisation, keptUntil, saved } = values;
    const confirmed = { organisation, keptUntil: keptUntil || null, saved: saved === 'on' };
    return callApi((me) => submit(eraseRecordsOperation, confirmed, me));
  }
  const options = { sealed: values.sealed === 'on', reason: values.reason ?? '' };
  return callApi(async (me) => ({
    message: 'The archive is in your downloads. Keep it where only those who need it can open it.',
    file: await download(takeArchiveOperation, options, me),
  }));
}

export default function ArchivePage({ loaderData }: Route.ComponentProps) {
  if ('refusal' in loaderData) return <Refused title="Archive" refusal={loaderData.refusal} />;
  return <Archive archive={loaderData} />;
}

function Archive({ archive }: { archive: SponsorArchive }) {
  return (
    <div>
      <Link to="/dashboard/sponsor/set-up" className="way-back">
        <ArrowLeft size={18} aria-hidden />
        Set-up
      </Link>
      <h1 className="text-36">Archive of your records</h1>
      <p className="mt-2 max-w-measure text-ink-2">
        Everything your organisation has recorded as a sponsor, in one file that you keep.
      </p>
      <div className="mt-6">
        <TakeArchive archive={archive} />
        <EraseRecords archive={archive} />
      </div>
    </div>
  );
}

/** The archive to download, and when it was last taken. */
function TakeArchive({ archive: { archive, confidential } }: { archive: SponsorArchive }) {
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

/** Until when records are kept, and how the last member of an organisation erases them before they leave. */
function EraseRecords({ archive }: { archive: SponsorArchive }) {
  const { keptUntil, workers, confidential } = archive;
  const whyNot = whyNotYet(archive);
  if (workers === 0) return null;
  return (
    <Panel
      title="Close your organisation"
      text="An organisation with workers on record is deleted only after its archive was taken. The law may have you keep these records longer than Portway does: then the archive is what you keep."
    >
      <table className="w-full text-left">
        <caption className="sr-only">Until when records are kept</caption>
        <thead>
          <tr>
            <th scope="col">Keep the records until</th>
            <th scope="col">Workers</th>
          </tr>
        </thead>
        <tbody>
          {keptUntil.map(({ until, workers: count }) => (
            <tr key={until}>
              <td>{until === null ? 'Not known yet: still sponsored or employed' : dayInWords(until)}</td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {whyNot === undefined ? (
        <div className="mt-5">
          <ActionForm intent="erase" button="Erase all records for good" look="outline">
            {(field) => (
              <>
                <input type="hidden" name="keptUntil" value={keptUntil[0]?.until ?? ''} />
                {confidential > 0 && (
                  <p className="text-15">
                    {confidential === 1
                      ? '1 confidential record is erased too, and is in no archive.'
                      : `${confidential} confidential records are erased too, and are in no archive.`}
                  </p>
                )}
                <CheckField
                  name="saved"
                  label="We have saved the archive, and keep it until these days"
                  defaultChecked={false}
                />
                <TextField
                  {...field('organisation')}
                  label={`To confirm, type the name: ${archive.organisation}`}
                  autoComplete="off"
                  defaultValue=""
                />
              </>
            )}
          </ActionForm>
        </div>
      ) : (
        <p className="mt-4 text-15">{whyNot}</p>
      )}
    </Panel>
  );
}

function whyNotYet({ colleagues, holds, archive }: SponsorArchive): string | undefined {
  if (colleagues > 0)
    return 'You have colleagues here. The last member of an organisation erases its records.';
  if (holds > 0)
    return `A hold stands on the records of ${holds} ${holds === 1 ? 'worker' : 'workers'}. Lift it first, if it is over.`;
  if (archive === null) return 'Take the archive first, and save it.';
  if (!archive.isCurrent) return 'Something was recorded after your archive. Take it again, and save it.';
  return undefined;
}
