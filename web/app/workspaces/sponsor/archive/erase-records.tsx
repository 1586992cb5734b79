import type { SponsorArchive } from '@portway/contracts/sponsor/archive/archive';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { dayInWords } from '../../../text/days.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

/** Until when records are kept, and how the last member of an organisation erases them before they leave. */
export function EraseRecords({ archive }: { archive: SponsorArchive }) {
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
