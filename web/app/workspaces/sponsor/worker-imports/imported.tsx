import type { ImportLook, WorkerImport } from '@portway/contracts/sponsor/worker-imports/worker-imports';
import { Link } from 'react-router';
import { ConfirmButton } from '../../../kit/forms/confirm-button.tsx';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { useMe } from '../../../kit/loading/use-me.ts';
import { dayInWords, withDaysInWords } from '../../../text/days.ts';
import { onDay } from '../../../text/moments.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { countInWords, inWords } from './import-in-words.ts';
import { RestButton } from './repair/outcome.tsx';

interface ImportedProps {
  file: WorkerImport;
  looks: {
    readonly looks: readonly ImportLook[];
    readonly total: number;
    readonly running?: readonly ImportLook[] | undefined;
  };
}

/** What was imported, what to look at, and how to undo it. */
export function Imported({ file, looks: { looks, total, running = [] } }: ImportedProps) {
  const { fileName, summary, importedAt, by, cutOver, cannotUndo, rowsLeft = 0 } = file;
  const isOfficer = useMe().organisation?.complianceRole === 'officer';
  const { send, sending, formState } = useAction();
  return (
    <>
      <h1 className="text-36 wrap-anywhere">{fileName} is imported</h1>
      <p className="mt-2 text-ink-2">
        {summary !== null && `${inWords(summary)} `}
        {importedAt !== null && `Imported on ${onDay(importedAt)}, sent by ${by}. `}
        {!file.hasFile && 'The file itself is deleted.'}
      </p>
      {rowsLeft > 0 && <RowsLeft rowsLeft={rowsLeft} hasFile={file.hasFile} />}
      <div className="mt-4">
        <LinkButton to="/dashboard/sponsor/workers">See your workers</LinkButton>{' '}
        <LinkButton to="/dashboard/sponsor/history" look="quiet">
          All that happened before your first day
        </LinkButton>
      </div>
      <div className="mt-6">
        {file.kind === 'workers' && <Running running={running} allReported={file.allReported === true} />}
        <Panel
          title="Look at these"
          text={`What was due before ${cutOver === null ? 'the cut-over day' : dayInWords(cutOver)} raises no duty. This may have had to be reported then: look at what was done. Nothing here says that it was not.`}
        >
          <DataTable
            caption="Look at these"
            quietCaption
            columns={[
              {
                head: 'Worker',
                cell: ({ worker, name }) => <Link to={`/dashboard/sponsor/workers/${worker}`}>{name}</Link>,
              },
              { head: 'Day', cell: ({ happenedOn }) => dayInWords(happenedOn) },
              { head: 'What', cell: ({ title }) => title },
              { head: 'Why', cell: ({ because }) => withDaysInWords(because) },
            ]}
            rows={looks}
            keyOf={({ worker, happenedOn, title }) => `${worker} ${happenedOn} ${title}`}
            empty={<p>There is nothing to look at in what this file says.</p>}
          />
          {looks.length < total && (
            <p className="mt-2 text-ink-2">
              These are {looks.length} of {total.toLocaleString('en-GB')}.
            </p>
          )}
        </Panel>
        <Panel
          title="Undo this import"
          text="Takes back everything that it added and changed, and every duty about it."
        >
          {cannotUndo !== null ? (
            <p>{cannotUndo}</p>
          ) : isOfficer ? (
            <ConfirmButton
              button="Undo this import"
              title={`Undo the import of ${fileName}?`}
              yes="Undo it"
              onYes={() => sending || send(actionForm('undo'))}
            >
              <p>
                {summary !== null && `${inWords(summary)} `}What it added is deleted, and what it changed
                stands as before. You can send the file again.
              </p>
            </ConfirmButton>
          ) : (
            <p>A compliance officer can undo it.</p>
          )}
          <StatusMessage state={formState} />
        </Panel>
      </div>
    </>
  );
}

/** The rows with faults, to be put right and sent again. */
function RowsLeft({ rowsLeft, hasFile }: { rowsLeft: number; hasFile: boolean }) {
  return (
    <Notice className="mt-4" title={`${countInWords(rowsLeft, 'row')} left out`}>
      {hasFile ? (
        <>
          <p>
            Put them right in a spreadsheet and send the file again: we remember its columns. They can be
            downloaded for 24 hours.
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <RestButton />
            <LinkButton to="/dashboard/sponsor/import" look="quiet">
              Send the mended rows
            </LinkButton>
          </div>
        </>
      ) : (
        <p>They were deleted 24 hours after the file came. Send them again from your own file.</p>
      )}
    </Notice>
  );
}

interface RunningProps {
  running: readonly ImportLook[];
  allReported: boolean;
}

/** What the file says has changed and can still be reported; and where to record what it does not name. */
function Running({ running, allReported }: RunningProps) {
  return (
    <Panel
      title="Not reported yet?"
      text={
        allReported
          ? 'You answered that everything of the last 20 working days was reported. That is on record with each of these.'
          : 'Each of these is a duty now. Record also what your file does not name, such as a new place of work.'
      }
    >
      <DataTable
        caption="Changes that can still be reported"
        quietCaption
        columns={[
          {
            head: 'Worker',
            cell: ({ worker, name }) => <Link to={`/dashboard/sponsor/workers/${worker}`}>{name}</Link>,
          },
          { head: 'Day', cell: ({ happenedOn }) => dayInWords(happenedOn) },
          { head: 'What', cell: ({ title }) => title },
          {
            head: 'Report by',
            cell: ({ reportBy }) => (reportBy == null ? 'Look at this' : dayInWords(reportBy)),
          },
        ]}
        rows={running}
        keyOf={({ worker, happenedOn, title }) => `${worker} ${happenedOn} ${title}`}
        empty={<p>Your file names no change that can still be reported.</p>}
      />
      {!allReported && (
        <div className="mt-4">
          <LinkButton to="/dashboard/sponsor/happened" look="outline">
            Record what happened
          </LinkButton>
        </div>
      )}
    </Panel>
  );
}
