import type { StoredMapping } from '@portway/contracts/sponsor/worker-imports/stored-import';
import type { Conclusion } from '@portway/rules/sponsored-worker';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import type { Raising } from '../duties/raise.service.ts';
import { type Change, type HistoryWorker, historyOf, type ImportRow } from './worker-imports.repository.ts';

type On = RequestContext['transaction'];

interface Deps {
  readonly duties: Pick<Raising, 'raise'>;
  readonly changesToReport: (worker: HistoryWorker, days: { cutOver: string; today: string }) => Change[];
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

/**
 * Raises each change of a file of workers that can still be reported; where someone said that all of it was reported,
 * that is on record as the reason why it is not raised.
 */
export function raiseChanges({ duties, changesToReport, today }: Deps) {
  const raise = async (
    on: On,
    row: ImportRow,
    worker: HistoryWorker,
    change: Change,
    allReported: boolean,
  ) => {
    const { organisation, by_account, by_name } = row;
    const { kind, title, conclusion, nation, happenedOn } = change;
    await duties.raise(on, {
      organisation,
      worker: worker.id,
      // What is not reported stands for itself: nothing is found of it again.
      ...(!allReported && { foundKey: `imported:${worker.id}:${kind}:${happenedOn}` }),
      title: `${worker.name}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
      conclusion: allReported ? saidReported(conclusion) : conclusion,
      nation,
      happenedOn,
      asked: conclusion.duty === null ? {} : { event: conclusion.duty, nation, happenedOn },
      by: by_account === null ? null : { account: by_account, name: by_name },
    });
  };
  /** Of a worker who was on record, those that came with the file. */
  const newChanges: Deps['changesToReport'] = (worker, days) =>
    changesToReport(worker, days).filter(
      ({ happenedOn }) => worker.changedDays === null || worker.changedDays.includes(happenedOn),
    );
  return {
    /** Raises each change of a file that was just imported. */
    async imported(on: On, row: ImportRow, { kind, allReported = false }: StoredMapping): Promise<void> {
      if (kind !== 'workers') return;
      const days = { cutOver: row.cut_over ?? today(), today: today() };
      for (const worker of await historyOf(on, row.id))
        for (const change of newChanges(worker, days)) await raise(on, row, worker, change, allReported);
    },
    /** Raises what was history when a file was imported and is not by an earlier first day; each once. */
    async noLongerHistory(on: On, row: ImportRow, cutOver: string): Promise<void> {
      const before = { cutOver: row.cut_over ?? today(), today: today() };
      for (const worker of await historyOf(on, row.id)) {
        const earlierKeys = new Set(newChanges(worker, before).map(keyOf));
        for (const change of newChanges(worker, { ...before, cutOver }))
          if (!earlierKeys.has(keyOf(change))) await raise(on, row, worker, change, false);
      }
    },
  };
}

export type RaiseChanges = ReturnType<typeof raiseChanges>;

const keyOf = ({ kind, happenedOn }: Change) => `${kind} ${happenedOn}`;

function saidReported(conclusion: Conclusion): Conclusion {
  return {
    ...conclusion,
    does: 'record',
    because:
      'Not reported, because at the import it was answered that all of the last 20 working days was reported.',
    deadline: null,
  };
}
