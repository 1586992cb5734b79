import type { ResponseOf } from '@portway/contracts/operation';
import type { listWorkersOperation, WorkerRow } from '@portway/contracts/workers/workers';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { dayInWords } from '../../../text/days.ts';
import { Tag } from '../../../ui/tag.tsx';
import { routeInWords, stateLooks, workerStateWords } from './worker-words.ts';

interface WorkerRowsProps {
  list: ResponseOf<typeof listWorkersOperation>;
  box: RefObject<HTMLUListElement | null>;
  mayRecord: boolean;
  mayExport: boolean;
}

export function WorkerRows({ list, box }: WorkerRowsProps) {
  return (
    <ul ref={box} tabIndex={-1} className="worker-list">
      {list.workers.map((worker) => (
        <Row key={worker.id} worker={worker} />
      ))}
    </ul>
  );
}

function Row({ worker }: { worker: WorkerRow }) {
  const { id, fullName, state, jobTitle, place, manager, visaEnds, nextDuty, tags } = worker;
  return (
    <li className="worker-row">
      <div className="min-w-0">
        <h2 className="text-16">
          <Link to={`/dashboard/sponsor/worker?worker=${id}`} className="covers-all">
            {fullName}
          </Link>
        </h2>
        <p className="text-15 text-ink-2 wrap-anywhere">
          {[jobTitle, place, manager === null ? 'no manager' : `reports to ${manager.name}`]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {nextDuty !== null && (
          <p className="text-15 font-semibold">
            {nextDuty.title}
            {nextDuty.reportBy !== null && `: by ${dayInWords(nextDuty.reportBy)}`}
          </p>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-2 text-14 text-ink-2">
        <Tag look={stateLooks[state]}>{workerStateWords[state]}</Tag>
        {!worker.isCounted && <Tag look="sand">{routeInWords(worker.route)}: nothing counted</Tag>}
        {tags.map((tag) => (
          <Tag key={tag} look="sky">
            {tag}
          </Tag>
        ))}
        {visaEnds !== null && <span>Permission ends {dayInWords(visaEnds)}</span>}
      </p>
    </li>
  );
}
