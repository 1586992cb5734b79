import type { RequestContext } from '../../../platform/db/request-context.ts';
import type { CompareAgainRepository, Counted, Due } from './compare-again.repository.ts';
import type { ExplanationsRepository } from './explanations.repository.ts';
import type { ComparedField, ComparePapers, Hashes } from './statements/compared-papers.service.ts';
import type { WorkerStatementsReader } from './statements/statements.service.ts';

type On = RequestContext['transaction'];

interface Deps {
  readonly repository: CompareAgainRepository;
  readonly statements: WorkerStatementsReader;
  readonly explanations: Pick<ExplanationsRepository, 'of'>;
  readonly compare: ComparePapers;
  readonly hashes: Hashes;
  /** Has the duties of a worker looked at, soon. */
  readonly lookLater: (on: On, about: Due) => Promise<void>;
}

/** Workers whose papers are compared in one transaction. */
const batch = 100;
/** Workers after which requests get their turn. */
const breath = 20;

/** Compares the papers of workers again after something was recorded about them, away from the request. */
export function compareAgainService({
  repository,
  statements,
  explanations,
  compare,
  hashes,
  lookLater,
}: Deps) {
  async function countBatch(on: On): Promise<number> {
    const due = await repository.take(on, batch);
    const [first] = due;
    if (first === undefined) return 0;
    const { organisation } = first;
    const workers = due.map(({ worker }) => worker);
    const papers = await statements.read(on, { organisation, workers, isRequest: false });
    const reasons = Map.groupBy(await explanations.of(on, workers), ({ worker }) => worker);
    const results: Counted[] = [];
    for (const [index, each] of papers.entries()) {
      if (index % breath === 0) await new Promise((resolve) => setImmediate(resolve));
      const fields = compare(each, reasons.get(each.worker.id) ?? [], hashes);
      results.push({ organisation, worker: each.worker.id, ...countsOf(fields) });
    }
    for (const worker of await repository.save(on, results)) await lookLater(on, worker);
    return due.length;
  }

  const service = {
    /** Everybody who is due. */
    async all(): Promise<number> {
      let count = 0;
      for (;;) {
        await repository.inTransaction((on) => repository.spread(on));
        const more = await repository.inTransaction(countBatch);
        count += more;
        if (more === 0) return count;
      }
    },
    /** Everybody, because days have passed: a certificate has begun, a change that was planned is in force. */
    async nightly(): Promise<number> {
      await repository.inTransaction((on) => repository.markAll(on));
      return await service.all();
    },
  };
  return service;
}

export type CompareAgain = ReturnType<typeof compareAgainService>;

function countsOf(fields: readonly ComparedField[]) {
  const open = fields.filter((field) => field.unexplained.length > 0);
  const days = open.flatMap((field) => field.unexplained.map(({ since }) => since));
  const dated = days.filter((day) => day !== null);
  return {
    unexplained: open.map(({ field }) => field),
    explained: fields.filter((field) => field.differences.length > 0 && !open.includes(field)).length,
    since: dated.length < days.length ? null : (dated.toSorted()[0] ?? null),
  };
}
