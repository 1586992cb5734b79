import type { ApplicantPerson } from '@portway/contracts/hiring/employer-applications/applicant-people';
import type { EmployerApplication } from '@portway/contracts/hiring/employer-applications/applicant-row';
import { Fragment, type RefObject, useState } from 'react';
import { Link } from 'react-router';
import { useQuery } from '../../../../kit/loading/use-query.ts';
import { ApplicationTag } from '../../../../subjects/job/application-tag.tsx';
import { dayInWords } from '../../../../text/days.ts';
import { initialsOf } from '../../../../ui/initials.ts';
import { tintOf } from '../../../../ui/name-tint.ts';
import { Tag } from '../../../../ui/tag.tsx';
import { daySeen, nameOf, nextWords } from '../applicant-words.ts';
import type { PeopleList } from '../load-applications.ts';
import { panelPath } from '../panel/panel-path.ts';
import type { ApplicantWork } from '../use-applicant-work.tsx';
import { ChooseAll } from './choose-all.tsx';
import { SortHead } from './sort-head.tsx';
import { TogetherBar } from './together-bar.tsx';

interface PeopleTableProps {
  list: PeopleList;
  box: RefObject<HTMLTableElement | null>;
  work: ApplicantWork;
  canHire: boolean;
  /** The application in the panel. */
  open: string | undefined;
}

/** One row a person with their applications, and what can be done with several of them. */
export function PeopleTable({ list, box, work, canHire, open }: PeopleTableProps) {
  const [selection, setSelection] = useState<ReadonlyMap<string, EmployerApplication>>(new Map());
  const pageRows = list.people.flatMap(({ applications }) => applications).filter(canChange);
  // What the page shows is newer than what was chosen.
  const rows = [...selection.values()].map((row) => pageRows.find(({ id }) => id === row.id) ?? row);
  const isPageChosen = pageRows.length > 0 && pageRows.every(({ id }) => selection.has(id));
  const choose = (some: readonly EmployerApplication[], isOn: boolean) => {
    const next = new Map(selection);
    for (const row of some.filter(canChange)) {
      if (isOn) next.set(row.id, row);
      else next.delete(row.id);
    }
    setSelection(next);
  };
  const choice = canHire ? { selection, choose } : undefined;
  return (
    <>
      {canHire && (
        <ChooseAll
          isPageChosen={isPageChosen}
          chosen={selection.size}
          onPage={(isOn) => choose(pageRows, isOn)}
          onAll={(all) => setSelection(new Map(all.map((row) => [row.id, row])))}
        />
      )}
      <div className="people-box">
        <table ref={box} tabIndex={-1} className="people-table">
          <caption className="sr-only">Applicants</caption>
          <thead>
            <tr>
              {canHire && (
                <th scope="col">
                  <span className="sr-only">Choose</span>
                </th>
              )}
              <SortHead sort="name">Name</SortHead>
              <th scope="col">Job</th>
              <th scope="col">Stage</th>
              <th scope="col">What comes next</th>
              <SortHead sort="newest">Applied</SortHead>
              <SortHead sort="changed">Last changed</SortHead>
            </tr>
          </thead>
          <tbody>
            {list.people.map((person) => (
              <Person key={person.applications[0]?.id} {...{ person, choice, open }} />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > 0 && <TogetherBar rows={rows} work={work} onDone={() => setSelection(new Map())} />}
    </>
  );
}

/** Nothing is done about somebody who has withdrawn. */
const canChange = ({ status }: EmployerApplication): boolean => status !== 'withdrawn';

interface Choice {
  readonly selection: ReadonlyMap<string, EmployerApplication>;
  readonly choose: (rows: readonly EmployerApplication[], isOn: boolean) => void;
}

interface PersonProps {
  person: ApplicantPerson;
  /** Left out for those who only read hiring. */
  choice: Choice | undefined;
  open: string | undefined;
}

function Person({ person: { applications, others }, choice, open }: PersonProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const [first, ...more] = applications;
  if (first === undefined) return null;
  const name = nameOf(first);
  const isChosen = (rows: readonly EmployerApplication[]) =>
    rows.some(canChange) && rows.filter(canChange).every(({ id }) => choice?.selection.has(id));
  const hasOpen = more.some(({ id }) => id === open);
  return (
    <Fragment>
      <tr data-open={first.id === open || undefined}>
        {choice !== undefined && (
          <td className="people-choose">
            <input
              type="checkbox"
              aria-label={`Choose ${name}`}
              disabled={!canChange(first)}
              checked={isChosen(applications)}
              onChange={({ target }) => choice.choose(applications, target.checked)}
            />
          </td>
        )}
        <PersonCells row={first} name={name}>
          {more.length > 0 && (
            <button
              type="button"
              className="people-more"
              aria-expanded={isUnfolded || hasOpen}
              onClick={() => setIsUnfolded(!isUnfolded)}
            >
              +{more.length}
              <span className="sr-only"> more of {name}</span>
            </button>
          )}
          {others > 0 && (
            <span className="people-others">
              {others === 1 ? '1 other application' : `${others} other applications`}
            </span>
          )}
        </PersonCells>
      </tr>
      {(isUnfolded || hasOpen) &&
        more.map((row) => (
          <tr key={row.id} className="people-sub" data-open={row.id === open || undefined}>
            {choice !== undefined && (
              <td className="people-choose">
                <input
                  type="checkbox"
                  aria-label={`Choose ${name} for ${row.job?.title ?? 'a job'}`}
                  checked={isChosen([row])}
                  onChange={({ target }) => choice.choose([row], target.checked)}
                />
              </td>
            )}
            <PersonCells row={row} name={name} />
          </tr>
        ))}
    </Fragment>
  );
}

interface PersonCellsProps {
  row: EmployerApplication;
  name: string;
  /** After the job: how many more they applied for. */
  children?: React.ReactNode;
}

function PersonCells({ row, name, children }: PersonCellsProps) {
  const { candidate, job, status, tags, unread, erasedOn, appliedAt, changedAt } = row;
  const query = useQuery();
  const now = new Date();
  return (
    <>
      <th scope="row" className="people-name">
        <span aria-hidden className="applicant-mark name-tint" data-tint={tintOf(name)}>
          {initialsOf(name)}
        </span>
        <span className="min-w-0">
          <Link to={panelPath(query, row.id)} preventScrollReset>
            {name}
          </Link>
          {candidate?.primaryRole && <small>{candidate.primaryRole}</small>}
        </span>
      </th>
      <td className="people-job">
        <span>{job?.title ?? 'A job that is gone'}</span>
        {children}
      </td>
      <td className="people-stage">
        <ApplicationTag status={status} />
        {unread > 0 && <Tag look="sky">{unread === 1 ? '1 message' : `${unread} messages`}</Tag>}
        {tags.map(({ id, name: tag }) => (
          <Tag key={id} look="sand">
            {tag}
          </Tag>
        ))}
      </td>
      <td className="people-next">
        {status === 'pending' || status === 'withdrawn' ? '' : nextWords(row, now)}
        {erasedOn !== null && <small>Erased on {dayInWords(erasedOn)}</small>}
      </td>
      <td className="people-day">
        <span className="people-label">Applied </span>
        {daySeen(appliedAt, now)}
      </td>
      <td className="people-day people-changed">
        <span className="people-label">Changed </span>
        {daySeen(changedAt, now)}
      </td>
    </>
  );
}
