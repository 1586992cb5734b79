import { closeReasons } from '@portway/contracts/candidate/jobs/job-choices';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { RadioList } from '../../../../ui/radio-list.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { closedWords } from './closed-words.ts';

interface CloseJobProps {
  /** How many applicants wait for a decision. */
  waiting: number;
  onCloseJob: (why: { because: string; note: string }) => void;
  onCancel: () => void;
}

/** Asks why a job is closed: only the organisation sees it. */
export function CloseJob({ waiting, onCloseJob, onCancel }: CloseJobProps) {
  const [because, setBecause] = useState<string>('filled');
  const [note, setNote] = useState('');
  return (
    <Dialog title="Why do you close this job?" onClose={onCancel}>
      <div className="mt-4 flex flex-col gap-5">
        <RadioList
          name="because"
          label="Only your organisation sees the reason."
          options={closeReasons.map((value) => ({ value, label: closedWords[value] }))}
          chosen={because}
          onChoose={(value) => setBecause(value ?? 'filled')}
        />
        <TextField
          name="note"
          label="In your own words"
          optional
          maxLength={200}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <p className="text-15 text-ink-2">
          Nobody can apply any more. {waitingWords(waiting)} You can open the job again.
        </p>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="button" onClick={() => onCloseJob({ because, note })}>
          Close the job
        </Button>
        <Button type="button" look="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}

function waitingWords(waiting: number): string {
  if (waiting === 0) return 'Nobody waits for a decision.';
  return waiting === 1
    ? 'One applicant still waits for your decision.'
    : `${waiting} applicants still wait for your decision.`;
}
