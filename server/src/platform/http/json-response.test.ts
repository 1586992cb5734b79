import { sessionsOperation } from '@portway/contracts/account/authentication/sessions';
import { browseJobsOperation, searchJobsOperation } from '@portway/contracts/candidate/jobs/jobs';
import type { AnyOperation } from '@portway/contracts/operation';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { AppEnv } from './app-env.ts';
import { jsonResponse } from './json-response.ts';

const long = JSON.stringify({ text: 'a page of jobs '.repeat(100) });

async function send(operation: AnyOperation, { text = long, accepts = 'gzip, deflate, br', account = '' }) {
  const app = new Hono<AppEnv>().get('/', (context) => {
    if (account !== '') context.set('account', account);
    return jsonResponse(operation, context, { text, status: 200 });
  });
  const response = await app.request('/', { headers: { 'Accept-Encoding': accepts } });
  return {
    encoding: response.headers.get('Content-Encoding'),
    vary: response.headers.get('Vary'),
    bytes: (await response.arrayBuffer()).byteLength,
  };
}

describe('JSON', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('that anyone may read is sent to one who accepts %s as %s', async (accepts, encoding) => {
    const { bytes, ...rest } = await send(searchJobsOperation, { accepts });
    expect(rest).toEqual({ encoding, vary: 'Accept-Encoding' });
    expect(bytes < 200).toBe(encoding !== null);
  });

  it('of less than a kilobyte is sent as it is', async () => {
    const text = JSON.stringify({ text: 'x'.repeat(1000) });
    expect(await send(searchJobsOperation, { text })).toMatchObject({ encoding: null, vary: null });
  });

  it('of a signed-in caller is sent as it is, so that its length tells nobody what is in it', async () => {
    expect(await send(sessionsOperation, { account: 'amara' })).toMatchObject({ encoding: null });
  });

  it('of a signed-in caller is compressed where its operation says that nothing in it is secret', async () => {
    expect(await send(browseJobsOperation, { account: 'amara' })).toMatchObject({ encoding: 'br' });
  });
});
