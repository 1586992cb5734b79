import { randomUUID } from 'node:crypto';
import type { AccessRow, AccessRows } from '../../../testing/access/access-rows.ts';
import { validWorkerViews } from '../../../testing/requests/valid-worker-requests.ts';

const view: AccessRow['id'] = async (cast, whose, asking) => {
  const id = randomUUID();
  if (whose === 'missing') return id;
  const account = await cast.accountOf(whose, asking);
  if (account === undefined) return undefined;
  const { organisation } = (await cast.queries
    .selectFrom('membership')
    .select('organisation')
    .where('account', '=', account)
    .executeTakeFirst()) ?? { organisation: undefined };
  if (organisation === undefined) return undefined;
  await cast.queries
    .insertInto('worker_view')
    .values({ id, account, organisation, name: id, query: '{}' })
    .execute();
  return id;
};

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  listWorkerViews: {},
  addWorkerView: { body: validWorkerViews.addWorkerView },
  changeWorkerView: { body: validWorkerViews.changeWorkerView, id: view },
  removeWorkerView: { id: view },
};
