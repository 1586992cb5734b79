import type { EmployerApplication } from '@portway/contracts/hiring/employer-applications/applicant-row';
import { type FormEvent, useRef, useState } from 'react';
import { StatusMessage } from '../../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../../kit/forms/use-action.tsx';
import { Button } from '../../../../ui/button.tsx';
import { nameOf } from '../applicant-words.ts';
import { ExportDialog } from '../export/export-dialog.tsx';
import type { ApplicantWork } from '../use-applicant-work.tsx';

const peopleIn = (rows: readonly EmployerApplication[]) =>
  rows.map((row) => ({ id: row.id, name: nameOf(row) }));

interface TogetherBarProps {
  rows: readonly EmployerApplication[];
  work: ApplicantWork;
  onDone: () => void;
}

/** What can be done with those who were chosen. */
export function TogetherBar({ rows, work, onDone }: TogetherBarProps) {
  const field = useRef<HTMLInputElement>(null);
  const [exports, setExports] = useState(false);
  const { send, sending, formState } = useAction(() => {
    if (field.current !== null) field.current.value = '';
  });
  const tag = (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    const applicants = JSON.stringify(rows.map(({ id }) => id));
    send(actionForm('tag', { applicants, tag: field.current?.value ?? '', on: 'yes' }));
  };
  const running = rows.filter(({ status, rejection }) => status !== 'rejected' && rejection === null);
  return (
    <section aria-label="With those you chose" className="together-bar">
      <p className="font-semibold">{chosenWords(rows.length)}</p>
      <Button type="button" onClick={() => work.chooseFor(rows)}>
        Move to…
      </Button>
      {running.length > 0 && (
        <Button type="button" look="outline" onClick={() => work.move(running, 'rejected')}>
          Reject{running.length < rows.length && ` ${running.length}`}
        </Button>
      )}
      <form className="tag-add" onSubmit={tag}>
        <input ref={field} aria-label="Tag for those you chose" placeholder="Add a tag" maxLength={40} />
        <button type="submit">Tag</button>
      </form>
      <Button type="button" look="quiet" onClick={() => setExports(true)}>
        Export
      </Button>
      {exports && <ExportDialog source={{ people: peopleIn(rows) }} onClose={() => setExports(false)} />}
      <Button type="button" look="quiet" onClick={onDone}>
        Clear
      </Button>
      {formState.fieldErrors.tag !== undefined && (
        <p role="alert" className="text-14 text-coral">
          {formState.fieldErrors.tag}
        </p>
      )}
      <StatusMessage state={formState} showsSuccess={false} />
    </section>
  );
}

const chosenWords = (count: number) =>
  count === 1 ? '1 application chosen' : `${count} applications chosen`;
