import { randomUUID } from 'node:crypto';
import type { AccessRow, AccessRows } from '../../../testing/access/access-rows.ts';
import { validStatedPapers } from '../../../testing/requests/valid-paper-requests.ts';

const aWorker: NonNullable<AccessRow['id']> = (cast, whose, asking) => cast.workers.workerOf(whose, asking);

const organisationOf = async (
  queries: Parameters<NonNullable<AccessRow['id']>>[0]['queries'],
  worker: string,
) => await queries.selectFrom('worker').select('organisation').where('id', '=', worker).executeTakeFirst();

const aPaper: NonNullable<AccessRow['id']> = async (cast, whose, asking) => {
  const id = randomUUID();
  const worker = await aWorker(cast, whose, asking);
  if (whose === 'missing' || worker === undefined) return whose === 'missing' ? id : undefined;
  const row = await organisationOf(cast.queries, worker);
  if (row === undefined) return undefined;
  await cast.queries
    .insertInto('stated_paper')
    .values({ id, worker, ...row, kind: 'contract', from_day: '2025-03-03', by_name: 'Carys Bevan' })
    .execute();
  return id;
};

const anExplanation: NonNullable<AccessRow['id']> = async (cast, whose, asking) => {
  const id = randomUUID();
  const worker = await aWorker(cast, whose, asking);
  if (whose === 'missing' || worker === undefined) return whose === 'missing' ? id : undefined;
  const row = await organisationOf(cast.queries, worker);
  if (row === undefined) return undefined;
  await cast.queries
    .insertInto('paper_explanation')
    .values({
      ...{
        id,
        worker,
        ...row,
        field: 'pay',
        one_hash: `a ${id}`,
        other_hash: `b ${id}`,
        one_words: 'a',
        other_words: 'b',
      },
      ...{ why: 'other', reason: 'As agreed.', by_name: 'Carys Bevan' },
    })
    .execute();
  return id;
};

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  listContradictions: {},
  showPapersAgreement: { id: aWorker },
  addStatedPaper: { id: aWorker, body: validStatedPapers.addStatedPaper },
  changeStatedPaper: { id: aPaper, body: validStatedPapers.changeStatedPaper },
  removeStatedPaper: { id: aPaper },
  // The worker's papers have no such difference: contradictions.test.ts explains a real one.
  explainPaperDifference: { id: aWorker, body: validStatedPapers.explainPaperDifference, allowed: 409 },
  withdrawPaperExplanation: { id: anExplanation },
};
