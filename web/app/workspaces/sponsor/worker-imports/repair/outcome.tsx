import type { ImportChanges, ImportRows } from '@portway/contracts/sponsor/worker-imports/import-repair';
import type { WorkerImport } from '@portway/contracts/sponsor/worker-imports/worker-imports';
import { ConfirmButton } from '../../../../kit/forms/confirm-button.tsx';
import { StatusMessage } from '../../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../../kit/forms/use-action.tsx';
import { Panel } from '../../../../kit/frame/panel.tsx';
import { saveFile } from '../../../../kit/loading/save-file.ts';
import { useMe } from '../../../../kit/loading/use-me.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { countInWords, inWords, isNothingNew } from '../import-in-words.ts';
import { Changes } from './changes.tsx';
import { Corrections } from './corrections.tsx';
import { FaultGroups } from './fault-groups.tsx';
import { RowsGrid } from './rows-grid.tsx';

interface OutcomeProps {
  file: WorkerImport;
  changes: ImportChanges | null;
  grid: ImportRows | null;
}

/** What the check found: what is wrong and how to put it right, what changes, and what is added. */
export function Outcome({ file, changes, grid }: OutcomeProps) {
  const { faultsTotal, summary, hasFile, corrections = [] } = file;
  const role = useMe().organisation?.complianceRole;
  const mayRecord = role === 'officer' || role === 'adviser';
  return (
    <>
      {faultsTotal > 0 && !mayRecord && (
        <Notice className="mb-6" title="Those who keep the records see what is wrong">
          An officer or adviser can put the rows right.
        </Notice>
      )}
      {faultsTotal > 0 && mayRecord && hasFile && (
        <>
          <RightRows file={file} />
          <div className="repair-sides">
            <FaultGroups file={file} />
            <RowsGrid file={file} grid={grid} />
          </div>
        </>
      )}
      {corrections.length > 0 && <Corrections file={file} corrections={corrections} />}
      {changes !== null && changes.total > 0 && <Changes changes={changes} />}
      {faultsTotal === 0 && summary !== null && <AllRows file={file} />}
    </>
  );
}

/** What is added and changed where every row is right. */
function AllRows({ file: { summary, hasFile } }: { file: WorkerImport }) {
  const { send, sending, formState } = useAction();
  if (summary === null) return null;
  if (isNothingNew(summary))
    return (
      <Panel title="Nothing to import" text="Everything in this file is on record as it says.">
        <p>{countInWords(summary.unchanged ?? 0, 'record')} compared.</p>
      </Panel>
    );
  return (
    <Panel
      title={(summary.updated ?? 0) > 0 ? 'What is added and changed' : 'What is added'}
      text="All of it together, or nothing."
    >
      <p>{inWords(summary)}</p>
      <CutOver before={summary.beforeCutOver} />
      {hasFile && (
        <div className="mt-4">
          <ConfirmButton
            button="Import"
            look="primary"
            title="Import these rows?"
            yes="Import"
            onYes={() => sending || send(actionForm('begin'))}
          >
            <p>{inWords(summary)} You can undo it until something is recorded on what it added or changed.</p>
          </ConfirmButton>
        </div>
      )}
      <StatusMessage state={formState} />
    </Panel>
  );
}

function CutOver({ before }: { before: number }) {
  return (
    <p className="mt-2 text-ink-2">
      {before === 0
        ? 'Nothing of it lies before the cut-over day.'
        : `${before.toLocaleString('en-GB')} of these lie before the cut-over day. What was due before it becomes history.`}
    </p>
  );
}

/** The right rows now, and the others as a file. */
function RightRows({ file }: { file: WorkerImport }) {
  const { rows, rightRows = 0, summary, leftOut } = file;
  const { send, sending, formState } = useAction();
  const waiting = rows - leftOut.length - rightRows;
  const waitingWords = `${waiting.toLocaleString('en-GB')} ${waiting === 1 ? 'waits' : 'wait'}`;
  return (
    <Panel
      title={
        rightRows === 0
          ? 'No row can go in yet'
          : `${countInWords(rightRows, 'row')} can go in now · ${waitingWords}`
      }
      text="The rows that wait come as a file with the reason in its last column. Put them right here, or in a spreadsheet and send them again: we remember the columns."
    >
      <div className="flex flex-wrap gap-3">
        {rightRows > 0 && summary !== null && (
          <ConfirmButton
            button={`Import ${countInWords(rightRows, 'right row')}`}
            title={`Import ${countInWords(rightRows, 'row')} and leave out ${waiting.toLocaleString('en-GB')}?`}
            yes="Import the right rows"
            onYes={() => sending || send(actionForm('begin-right'))}
          >
            <p>{inWords(summary)} The rows with faults are left out. You can download them for 24 hours.</p>
          </ConfirmButton>
        )}
        <RestButton />
        <LinkButton to="/dashboard/sponsor/import" look="quiet">
          Send the mended file
        </LinkButton>
      </div>
      <StatusMessage state={formState} />
    </Panel>
  );
}

/** Saves the rows with faults as a file. */
export function RestButton() {
  const { send, sending, formState, reauthDialog } = useAction<{ file?: Blob }>(
    ({ file }) => file && saveFile(file, 'rows-to-put-right.csv'),
  );
  return (
    <>
      <Button type="button" look="outline" onClick={() => sending || send(actionForm('rest'))}>
        Download the rows with faults
      </Button>
      <StatusMessage state={formState} showsSuccess={false} />
      {reauthDialog}
    </>
  );
}
