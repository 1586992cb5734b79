import type { ResponseOf } from '@portway/contracts/operation';
import { maxWorkersTogether } from '@portway/contracts/sponsor/workers/worker-changes';
import type { WorkerSheetQuery } from '@portway/contracts/sponsor/workers/worker-sheets';
import type { listWorkersOperation } from '@portway/contracts/sponsor/workers/workers';
import { type RefObject, useCallback, useState } from 'react';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type DoneEdit, EditDialog } from './bulk-edit/edit-dialog.tsx';
import { EditUndo } from './bulk-edit/edit-undo.tsx';
import { countOfWorkers } from './bulk-edit/edit-words.ts';
import { ExportWorkers } from './export/export-workers.tsx';
import { sheetQueryOf } from './export/sheet-query.ts';
import { FormDialog } from './form-dialog.tsx';
import { WorkerTable } from './worker-table.tsx';

interface WorkerRowsProps {
  list: ResponseOf<typeof listWorkersOperation>;
  box: RefObject<HTMLTableElement | null>;
  mayRecord: boolean;
  mayExport: boolean;
}

/** The list, and what can be done with several of them at once. None is ever reported from here. */
export function WorkerRows({ list, box, mayRecord, mayExport }: WorkerRowsProps) {
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const [isExporting, setIsExporting] = useState(false);
  const query = useQuery();
  const endUndo = useCallback(() => setDoneEdit(undefined), []);
  const [isEditing, setIsEditing] = useState(false);
  const [isEveryone, setIsEveryone] = useState(false);
  const [doneEdit, setDoneEdit] = useState<DoneEdit>();
  const total = totalOf(list, query);
  const selectedHere = selectedIds.filter((id) => list.workers.some((worker) => worker.id === id));
  const choose = (id: string, on: boolean) => {
    setIsEveryone(false);
    setSelectedIds(on ? [...selectedIds, id] : selectedIds.filter((each) => each !== id));
  };
  const chooseAll = (on: boolean) => {
    setIsEveryone(false);
    setSelectedIds(on ? list.workers.map(({ id }) => id) : []);
  };
  const isPageChosen = selectedHere.length === list.workers.length;
  const isAll = isEveryone && isPageChosen;
  const standardSort = mayExport ? 'visa' : 'name';
  return (
    <>
      <div className="worker-actions">
        {mayRecord && selectedHere.length > 0 && (
          <>
            <Button type="button" look="outline" onClick={() => setIsEditing(true)}>
              Change {countOfWorkers(isAll ? total : selectedHere.length)}
            </Button>
            {!isAll && <TagDialog chosen={selectedHere} onDone={() => setSelectedIds([])} />}
          </>
        )}
        <Button type="button" look="outline" onClick={() => setIsExporting(true)}>
          {isAll || selectedHere.length === 0 ? 'Export' : `Export ${selectedHere.length}`}
        </Button>
        {mayRecord && isPageChosen && total > selectedHere.length && (
          <WholeFilter isAll={isAll} total={total} onChoose={setIsEveryone} />
        )}
      </div>
      <EditUndo done={doneEdit} onOver={endUndo} />
      <WorkerTable
        list={list}
        box={box}
        isTeam={!mayExport}
        choice={mayExport ? { isChosen: (id) => selectedIds.includes(id), choose, chooseAll } : undefined}
      />
      {isEditing && (
        <EditDialog
          selection={
            isAll ? { filters: filtersOf(sheetQueryOf(query, standardSort)) } : { workers: [...selectedHere] }
          }
          count={isAll ? total : selectedHere.length}
          managers={list.managers}
          places={list.places}
          onDone={(done) => {
            setIsEditing(false);
            setDoneEdit(done);
            chooseAll(false);
          }}
          onClose={() => setIsEditing(false)}
        />
      )}
      {isExporting && (
        <ExportWorkers
          workers={isAll ? [] : selectedHere}
          list={{ query: sheetQueryOf(query, standardSort), total }}
          scope={mayRecord ? 'sealed facts' : mayExport ? 'records' : 'list'}
          onClose={() => setIsExporting(false)}
        />
      )}
    </>
  );
}

/** How many the filters of the page find. */
function totalOf({ counts }: WorkerRowsProps['list'], query: URLSearchParams): number {
  const [, count] = Object.entries(counts).find(([state]) => state === query.get('state')) ?? [];
  return count ?? Object.values(counts).reduce((sum, each) => sum + each, 0);
}

/** The filters without the order. */
function filtersOf({ sort: _, down: __, workers: ___, ...filters }: WorkerSheetQuery) {
  return filters;
}

interface WholeFilterProps {
  isAll: boolean;
  total: number;
  onChoose: (on: boolean) => void;
}

/** From the page to everyone whom the filters find, as far as one edit reaches. */
function WholeFilter({ isAll, total, onChoose }: WholeFilterProps) {
  if (total > maxWorkersTogether)
    return (
      <p className="text-15 text-ink-2">
        The filters find {countOfWorkers(total)}. At most {maxWorkersTogether} can be changed at a time.
      </p>
    );
  return (
    <Button type="button" look="quiet" onClick={() => onChoose(!isAll)}>
      {isAll ? 'Only this page' : `Choose all ${total} that the filters find`}
    </Button>
  );
}

function TagDialog({ chosen, onDone }: { chosen: readonly string[]; onDone: () => void }) {
  return (
    <FormDialog
      button="Tag"
      look="outline"
      title={`Tag ${countOfWorkers(chosen.length)}`}
      intent="tag"
      hidden={{ workers: chosen.join(',') }}
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
  );
}
