import type { ResponseOf } from '@portway/contracts/operation';
import type { listWorkersOperation } from '@portway/contracts/sponsor/workers/workers';
import { type RefObject, useState } from 'react';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
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
  const selectedHere = selectedIds.filter((id) => list.workers.some((worker) => worker.id === id));
  const choose = (id: string, on: boolean) =>
    setSelectedIds(on ? [...selectedIds, id] : selectedIds.filter((each) => each !== id));
  const chooseAll = (on: boolean) => setSelectedIds(on ? list.workers.map(({ id }) => id) : []);
  return (
    <>
      <div className="worker-actions">
        {mayRecord && selectedHere.length > 0 && (
          <Together list={list} chosen={selectedHere} onDone={() => setSelectedIds([])} />
        )}
        <Button type="button" look="outline" onClick={() => setIsExporting(true)}>
          {selectedHere.length === 0 ? 'Export' : `Export ${selectedHere.length}`}
        </Button>
      </div>
      <WorkerTable
        list={list}
        box={box}
        isTeam={!mayExport}
        choice={mayExport ? { isChosen: (id) => selectedIds.includes(id), choose, chooseAll } : undefined}
      />
      {isExporting && (
        <ExportWorkers
          workers={selectedHere}
          list={{ query: sheetQueryOf(query, mayExport ? 'visa' : 'name'), total: totalOf(list, query) }}
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
