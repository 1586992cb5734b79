import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { AccessCast } from '../../../testing/access/access-cast.ts';
import type { AccessRow, AccessRows } from '../../../testing/access/access-rows.ts';
import { validFile } from '../../../testing/files/valid-files.ts';

const aWorker: AccessRow['id'] = (cast, whose, asking) => cast.workers.workerOf(whose, asking);

interface Asked {
  readonly record?: string;
  readonly information?: string;
  readonly token?: string;
  readonly hasArrived?: boolean;
}

/** A link of such a worker, as if a colleague had made it; with a file that arrived. */
async function addRequest(cast: AccessCast, worker: string, asked: Asked = {}) {
  const { record = 'contract', information = null, token = randomUUID(), hasArrived = false } = asked;
  const { organisation } = await cast.queries
    .selectFrom('worker')
    .select('organisation')
    .where('id', '=', worker)
    .executeTakeFirstOrThrow();
  const [id, file, file_key] = [randomUUID(), randomUUID(), randomUUID()];
  await cast.queries
    .insertInto('record_request')
    .values({
      ...{ id, organisation, worker, record, information, asks: 'Your contract', by_name: 'Helen Marsh' },
      token_hash: createHash('sha256').update(token).digest('hex'),
      open_until: '2099-12-31',
      arrived_at: hasArrived ? new Date() : null,
    })
    .execute();
  if (hasArrived) {
    await cast.app.files.put(file_key, validFile);
    const facts = { file_name: 'contract.txt', file_kind: 'txt', file_bytes: validFile.length } as const;
    await cast.queries
      .insertInto('record_request_file')
      .values({ id: file, request: id, organisation, place: 1, page_key: randomUUID(), file_key, ...facts })
      .execute();
  }
  return { id, file, organisation };
}

const idOf =
  (of: 'id' | 'file', hasArrived: boolean): NonNullable<AccessRow['id']> =>
  async (cast, whose, asking) => {
    if (whose === 'missing') return randomUUID();
    const worker = await cast.workers.workerOf(whose, asking);
    return worker === undefined ? undefined : (await addRequest(cast, worker, { hasArrived }))[of];
  };

const tokenNow = () => randomBytes(32).toString('base64url');

/** A link that is open, of an organisation of its own. */
async function openToken(cast: AccessCast, asks: 'paper' | 'words' | 'file'): Promise<string> {
  const token = tokenNow();
  const asking = await cast.make('officer');
  const worker = (await cast.workers.workerOf('own', asking)) ?? '';
  if (asks === 'paper') {
    await addRequest(cast, worker, { token });
    return token;
  }
  const [information, file_key] = [randomUUID(), randomUUID()];
  const organisation = asking.organisation ?? '';
  await cast.app.files.put(file_key, validFile);
  await cast.queries
    .insertInto('rights_information')
    .values({
      ...{ id: information, organisation, by_name: 'Helen Marsh' },
      ...(asks === 'words'
        ? { words: 'Your rights at work' }
        : { file_key, file_name: 'rights.txt', file_kind: 'txt', file_sha256: 'none' }),
    })
    .execute();
  await addRequest(cast, worker, { token, information, record: 'employment-rights-information' });
  return token;
}

const body = { record: 'contract', asks: 'Your contract', days: 7 };

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  listRecordRequests: { id: aWorker },
  askForRecord: { body, id: aWorker },
  withdrawRecordRequest: { id: idOf('id', false) },
  decideRecordRequest: { body: { verdict: 'rejected', reason: 'Not legible' }, id: idOf('id', true) },
  openRequestFile: { id: idOf('file', true) },
  // A text has no pages: record-links.test.ts turns those of a picture.
  showRequestPage: { allowed: 409, id: idOf('file', true) },
  turnRequestPage: { body: { number: 1, quarters: 1 }, allowed: 409, id: idOf('file', true) },
  showRightsInformation: {},
  saveRightsInformation: { body: { words: 'Your rights at work' } },
  addRightsFile: { file: validFile, query: '?name=rights.txt' },
  showRecordLink: { query: async (cast) => `?token=${await openToken(cast, 'paper')}` },
  sendByLink: {
    file: validFile,
    query: async (cast) => `?token=${await openToken(cast, 'paper')}&name=contract.txt`,
  },
  // Nothing has come yet: record-links.test.ts sends it first.
  finishLink: { body: async (cast) => ({ token: await openToken(cast, 'paper'), files: 1 }), allowed: 409 },
  acknowledgeByLink: { body: async (cast) => ({ token: await openToken(cast, 'words'), given: false }) },
  openLinkInformation: { query: async (cast) => `?token=${await openToken(cast, 'file')}` },
};
