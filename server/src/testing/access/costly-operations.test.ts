import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { costly, type OperationLimit } from '@portway/contracts/operation-limit';
import { operations } from '@portway/contracts/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';
import { type AccessCast, type Asking, accessCast, testCallers } from './access-cast.ts';
import { accessRequest } from './access-request.ts';

const secret = 'a secret of these tests of 32 characters';
const limited = operations.flatMap(({ limit, ...operation }) => (limit ? [{ ...operation, limit }] : []));

it('whatever sends a file, takes one, or takes a large body from somebody with an account has a limit', () => {
  const unlimited = operations.filter(
    ({ access, file, upload, maxBody, limit }) =>
      !access.callers.includes('nobody') && (file ?? upload ?? maxBody) !== undefined && limit === undefined,
  );
  expect(unlimited.map(({ id }) => id)).toEqual([]);
});

it('the guide lists every costly operation, with its limit', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../../docs/security-tests.md'), 'utf8');
  const rows = guide
    .slice(guide.indexOf('## Costly operations'))
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const expected = Object.values(costly).map((limit) => [
    '',
    `\`${limit.name}\``,
    limited
      .filter((operation) => operation.limit.name === limit.name)
      .map(({ id }) => `\`${id}\``)
      .toSorted()
      .join(', '),
    `${limit.max} ${limit.perSeconds === 60 ? 'a minute' : 'an hour'}`,
    limit.of,
    '',
  ]);
  expect(rows).toEqual(expected);
});

describe('a call too many', () => {
  let app: TestApp;
  let cast: AccessCast;
  beforeAll(async () => {
    app = await startTestApp({ limited: true, secret: [secret] });
    cast = accessCast(app);
  });
  afterAll(() => app[Symbol.asyncDispose]());

  /** As if the caller had called it as often as allowed. */
  async function useUp({ name, max, of }: OperationLimit, { person, organisation }: Asking): Promise<void> {
    const caller = (of === 'organisation' ? organisation : undefined) ?? person?.id ?? '';
    const key_hash = createHmac('sha256', secret).update(`rate-limit\n${name}\n${caller}`).digest('hex');
    const calls = Array.from({ length: max }, () => new Date());
    await app.superuser
      .insertInto('rate_limit')
      .values({ key_hash, taken: calls, last_taken: new Date() })
      .execute();
  }

  it.each(limited)('of $id is refused with the time to wait', async (operation) => {
    const { access, method, limit, upload } = operation;
    const caller = testCallers.find((one) => access.callers.some((kind) => kind === one)) ?? 'nobody';
    const asking = await cast.make(caller);
    await useUp(limit, asking);
    const { path, ...request } = await accessRequest({ cast, operation, asking }, crypto.randomUUID());
    const response = await app.ask(path, {
      method,
      headers: { ...asking.headers, ...request.headers },
      ...(method === 'GET' ? {} : { body: upload ? 'a file' : JSON.stringify(request.body ?? {}) }),
    });
    expect([response.status, response.headers.has('Retry-After')]).toEqual([429, true]);
  });
});
