import type { ResponseOf } from '@portway/contracts/operation';
import type { listWorkersOperation, WorkerRow } from '@portway/contracts/sponsor/workers/workers';
import { type RefObject, useState } from 'react';
import { Link } from 'react-router';
import { dayInWords, shortDay } from '../../../text/days.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ExportWorkers } from './export-workers.tsx';
import { FormDialog } from './form-dialog.tsx';
import { routeInWords, stateLooks, workerStateWords } from './worker-words.ts';

interface WorkerRowsProps {
  list: ResponseOf<typeof listWorkersOperation>;
  box: RefObject<HTMLUListElement | null>;
  mayRecord: boolean;
  mayExport: boolean;
}

/** The list, and what can be done with several of them at once. None is ever reported from here. */
export function WorkerRows({ list, box, mayRecord, mayExport }: WorkerRowsProps) {
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const [isExporting, setIsExporting] = useState(false);
  const selectedHere = selectedIds.filter((id) => list.workers.some((worker) => worker.id === id));
  const choose = (id: string, on: boolean) =>
    setSelectedIds(on ? [...selectedIds, id] : selectedIds.filter((each) => each !== id));
  return (
    <>
      {mayExport && (
        <div className="worker-actions">
          {mayRecord && selectedHere.length > 0 && (
            <Together list={list} chosen={selectedHere} onDone={() => setSelectedIds([])} />
          )}
          <Button type="button" look="outline" onClick={() => setIsExporting(true)}>
            {selectedHere.length === 0 ? 'Export all' : `Export ${selectedHere.length}`}
          </Button>
        </div>
      )}
      <ul ref={box} tabIndex={-1} className="worker-list">
        {list.workers.map((worker) => (
          <Row
            key={worker.id}
            worker={worker}
            choice={mayExport ? { isChosen: selectedIds.includes(worker.id), choose } : undefined}
          />
        ))}
      </ul>
      {isExporting && (
        <ExportWorkers workers={selectedHere} mayUnseal={mayRecord} onClose={() => setIsExporting(false)} />
      )}
    </>
  );
}

interface TogetherProps {
  list: WorkerRowsProps['list'];
  chosen: readonly string[];
  onDone: () => void;
}

function Together({ list, chosen, onDone }: TogetherProps) {
  const hidden = { workers: chosen.join(',') };
  const count = chosen.length === 1 ? '1 worker' : `${chosen.length} workers`;
  return (
    <>
      <FormDialog
        button={`Manager of ${count}`}
        look="outline"
        title="Choose a manager"
        intent="manager"
        hidden={hidden}
        onSaved={onDone}
      >
        {(field) => (
          <SelectField
            {...field('newManager')}
            label="Manager"
            options={list.managers.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </FormDialog>
      <FormDialog
        button="Tag"
        look="outline"
        title={`Tag ${count}`}
        intent="tag"
        hidden={hidden}
        onSaved={onDone}
      >
        {(field) => (
          <>
            <TextField
              {...field('newTag')}
              label="Tag"
              hint="Nothing about health or who someone is."
              autoComplete="off"
              defaultValue=""
            />
            <CheckField name="off" label="Take it off instead" defaultChecked={false} />
          </>
        )}
      </FormDialog>
    </>
  );
}

interface RowProps {
  worker: WorkerRow;
  choice: { isChosen: boolean; choose: (id: string, on: boolean) => void } | undefined;
}

function Row({ worker, choice }: RowProps) {
  const { id, fullName, state, jobTitle, place, manager, visaEnds, nextDuty, tags } = worker;
  return (
    <li className={choice === undefined ? undefined : 'worker-choose'}>
      {choice !== undefined && (
        <label>
          <span className="sr-only">Choose {fullName}</span>
          <input
            type="checkbox"
            className="size-5"
            checked={choice.isChosen}
            onChange={({ currentTarget }) => choice.choose(id, currentTarget.checked)}
          />
        </label>
      )}
      <div className="worker-row">
        <div className="min-w-0">
          <h2 className="text-16">
            <Link to={`/dashboard/sponsor/workers/${id}`} className="covers-all">
              {fullName}
            </Link>
          </h2>
          <p className="text-15 text-ink-2 wrap-anywhere">
            {[jobTitle, place, manager && `reports to ${manager.name}`].filter(Boolean).join(' · ')}
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
          {visaEnds !== null && <span>Permission to {shortDay(visaEnds)}</span>}
        </p>
      </div>
    </li>
  );
}
