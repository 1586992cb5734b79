import type { StoredMapping } from '@portway/contracts/worker-imports/stored-import';
import type { Conclusion } from '@portway/rules/sponsored-worker';
import type { RequestContext } from '../../platform/db/request-context.ts';
import type { Raising } from '../sponsor-duties/raise.service.ts';
import { type Change, type HistoryWorker, historyOf, type ImportRow } from './worker-imports.repository.ts';

type On = RequestContext['transaction'];

interface Deps {
  readonly duties: Pick<Raising, 'raise'>;
  readonly changesToReport: (worker: HistoryWorker, days: { cutOver: string; today: string }) => Change[];
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

export type RaiseChanges = (on: On, row: ImportRow, mapping: StoredMapping) => Promise<void>;

/**
 * Raises each change of a file of workers that can still be reported; where someone said that all of it was reported,
 * that is on record as the reason why it is not raised.
 */
export const raiseChanges =
  ({ duties, changesToReport, today }: Deps): RaiseChanges =>
  async (on, { id, organisation, cut_over, by_account, by_name }, { kind, allReported = false }) => {
    if (kind !== 'workers') return;
    const by = by_account === null ? null : { account: by_account, name: by_name };
    const days = { cutOver: cut_over ?? today(), today: today() };
    for (const worker of await historyOf(on, id))
      for (const { kind: what, title, conclusion, nation, happenedOn } of changesToReport(worker, days))
        await duties.raise(on, {
          organisation,
          worker: worker.id,
          // What is not reported stands for itself: nothing is found of it again.
          ...(!allReported && { foundKey: `imported:${worker.id}:${what}:${happenedOn}` }),
          title: `${worker.name}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
          conclusion: allReported ? saidReported(conclusion) : conclusion,
          nation,
          happenedOn,
          asked: conclusion.duty === null ? {} : { event: conclusion.duty, nation, happenedOn },
          by,
        });
  };

function saidReported(conclusion: Conclusion): Conclusion {
  return {
    ...conclusion,
    does: 'record',
    because:
      'Not reported, because at the import it was answered that all of the last 20 working days was reported.',
    deadline: null,
  };
}
