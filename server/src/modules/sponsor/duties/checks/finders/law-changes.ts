import { addDays, type CalendarDate, type Parameter } from '@portway/rules/kernel';
import { thresholds } from '@portway/rules/minimum-salary';
import { goingRates, salaryList } from '@portway/rules/occupations';
import { lookAtThis } from '@portway/rules/sponsored-worker';
import { type Finding, homeNation, type Looking, looksAheadDays, type WorkerFacts } from './facts.ts';
import { minimumFor } from './pay.ts';

export interface Touched {
  readonly parameter: string;
  readonly title: string;
  readonly from: CalendarDate;
  readonly worker: string;
  readonly name: string;
}

/**
 * Changes of what workers must be paid that begin after the last look, or soon, and that would ask more of this worker's
 * pay. They count for a new certificate or an extension: the pay of today is held against the rule of its own day.
 */
export function lawTouching(worker: WorkerFacts, { today }: Looking, lastLook: CalendarDate): Touched[] {
  const { terms, option, id, name } = worker;
  if (terms?.code == null || terms.payPence === null || terms.hours === null || option === null) return [];
  const { code, hours, payPence } = terms;
  const until = addDays(today, looksAheadDays);
  const list = option === 'D' || option === 'I' ? salaryList.get(code) : undefined;
  const laws: Parameter<unknown>[] = [thresholds[option], goingRates, ...(list ? [list] : [])];
  return laws.flatMap(({ id: parameter, title, versions }) =>
    versions.slice(1).flatMap(({ from }) => {
      if (from <= lastLook || from > until) return [];
      const least = minimumFor(option, { code, hours }, from);
      const fine = least === 'pay-scale' || (typeof least === 'number' && payPence >= least);
      return fine ? [] : [{ parameter, title, from, worker: id, name }];
    }),
  );
}

/** One entry for each day on which rules change, with the workers they touch. */
export function lawChanges(touched: readonly Touched[]): Finding[] {
  return [...Map.groupBy(touched, ({ from }) => from)].map(([from, touchedWorkers]) => {
    const workers = [...new Set(touchedWorkers.map(({ worker }) => worker))];
    const titles = [...new Set(touchedWorkers.map(({ title }) => title))].join('; ');
    const count = workers.length === 1 ? 'One worker is' : `${workers.length} workers are`;
    return {
      key: `law:${from}` as const,
      worker: null,
      title: `A rule on pay changes on ${from}`,
      conclusion: lookAtThis({
        because: `${titles}. ${count} paid under the new figure. It counts for a new certificate or an extension, not for the pay of today. To be confirmed on GOV.UK.`,
      }),
      nation: homeNation,
      happenedOn: from,
      asked: { workers },
    };
  });
}
