import pino from 'pino';
import { expect, it } from 'vitest';
import { createApi } from './api.ts';

it('a request that PostgreSQL undid because of a deadlock is to be sent again', async () => {
  const api = createApi(pino({ level: 'silent' }), (routes) => {
    routes.get('/api/met', () => {
      throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    });
  });
  const response = await api.request('/api/met', {}, { requestId: 'a', visitor: 'b' });
  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({
    code: 'conflict',
    message: 'Someone else changed the same thing at the same moment. Please try again.',
  });
});
