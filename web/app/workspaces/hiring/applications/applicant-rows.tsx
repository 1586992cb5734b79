import type { EmployerApplication } from '@portway/contracts/hiring/employer-applications/applicant-row';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { Link } from 'react-router';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { ApplicationTag } from '../../../subjects/job/application-tag.tsx';
import { dayInWords } from '../../../text/days.ts';
import { onDay } from '../../../text/moments.ts';
import { Button } from '../../../ui/button.tsx';
import { initialsOf } from '../../../ui/initials.ts';
import { tintOf } from '../../../ui/name-tint.ts';
import { Tag } from '../../../ui/tag.tsx';
import { nameOf, nextWords } from './applicant-words.ts';
import { ExportDialog } from './export/export-dialog.tsx';
import type { ApplicantList } from './load-applications.ts';
import { panelPath } from './panel/panel-path.ts';
import type { ApplicantWork } from './use-applicant-work.tsx';

interface ApplicantRowsProps {
  list: ApplicantList;
  box: RefObject<HTMLUListElement | null>;
  work: ApplicantWork;
  canHire: boolean;
  /** The applicant in the panel. */
  open: string | undefined;
}

/** The list, and what can be done with several of them. */
export function ApplicantRows({ list: { applications }, box, work, canHire, open }: ApplicantRowsProps) {
  const query = useQuery();
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const canChoose = applications.filter(({ status }) => status !== 'withdrawn');
  const rows = canChoose.filter(({ id }) => selectedIds.has(id));
  const now = new Date();
  const choose = (id: string, isOn: boolean) => {
    const next = new Set(selectedIds);
    if (isOn) next.add(id);
    else next.delete(id);
    setSelectedIds(next);
  };
  return (
    <>
      {canHire && (
        <label className="choose-all">
          <input
            type="checkbox"
            checked={rows.length > 0 && rows.length === canChoose.length}
            onChange={({ target }) =>
              setSelectedIds(new Set(target.checked ? canChoose.map(({ id }) => id) : []))
            }
          />
          Choose everyone on this page
        </label>
      )}
      <ul ref={box} tabIndex={-1} aria-label="Applicants" className="applicant-rows">
        {applications.map((row) => (
          <li key={row.id} data-open={row.id === open || undefined}>
            {canHire && (
              <input
                type="checkbox"
                aria-label={`Choose ${nameOf(row)}`}
                disabled={row.status === 'withdrawn'}
                checked={selectedIds.has(row.id)}
                onChange={({ target }) => choose(row.id, target.checked)}
              />
            )}
            <Row row={row} to={panelPath(query, row.id)} now={now} />
          </li>
        ))}
      </ul>
      {rows.length > 0 && <Together rows={rows} work={work} onDone={() => setSelectedIds(new Set())} />}
    </>
  );
}

function Row({ row, to, now }: { row: EmployerApplication; to: string; now: Date }) {
  const name = nameOf(row);
  const { candidate, job, status, tags, unread, erasedOn, appliedAt } = row;
  return (
    <article className="applicant-row">
      <span aria-hidden className="applicant-mark name-tint" data-tint={tintOf(name)}>
        {initialsOf(name)}
      </span>
      <div className="min-w-0">
        <h2>
          <Link to={to} preventScrollReset>
            {name}
          </Link>
        </h2>
        <p className="applicant-role">
          {[candidate?.primaryRole, job?.title && `for ${job.title}`].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="applicant-row-tags">
        <ApplicationTag status={status} />
        {unread > 0 && <Tag look="sky">{unread === 1 ? '1 message' : `${unread} messages`}</Tag>}
        {tags.map(({ id, name: tag }) => (
          <Tag key={id} look="sand">
            {tag}
          </Tag>
        ))}
      </div>
      <p className="applicant-row-when">
        {status === 'withdrawn' ? `Applied on ${onDay(appliedAt)}` : nextWords(row, now)}
        {erasedOn !== null && <span>Erased on {dayInWords(erasedOn)}</span>}
      </p>
    </article>
  );
}

const peopleIn = (rows: readonly EmployerApplication[]) =>
  rows.map((row) => ({ id: row.id, name: nameOf(row) }));

interface TogetherProps {
  rows: readonly EmployerApplication[];
  work: ApplicantWork;
  onDone: () => void;
}

/** What can be done with those who were chosen. */
function Together({ rows, work, onDone }: TogetherProps) {
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
      <p className="font-semibold">{rows.length === 1 ? '1 chosen' : `${rows.length} chosen`}</p>
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
