import type { Page } from '@playwright/test';
import { z } from 'zod';
import { appCode, newAccount, newToken, openAccount } from './accounts.ts';
import { type ApiClient, apiClient } from './api-client.ts';
import { keepToken } from './behind-log-in.ts';

const secret = z.object({ secret: z.string() });
const me = z.object({ id: z.string() });

/** An owner who takes the compliance role on the record, logged in with a second factor; and a client as this person. */
export async function arriveAsOfficer(page: Page): Promise<ApiClient> {
  const { request } = page;
  const account = { ...newAccount('recruiter'), fullName: 'Helen Marsh' };
  await openAccount(request, account, { organizationName: 'Northgate Systems' });
  const token = await newToken(request, account);
  const api = apiClient(request, { Authorization: `Bearer ${token}` });
  const begun = secret.parse(await api.post('/api/me/authenticator/begin'));
  await api.post('/api/me/authenticator', { code: appCode(begun.secret, Date.now()) });
  const { id } = me.parse(await api.get('/api/me'));
  await api.post(`/api/organisation/members/${id}/compliance-role`, { role: 'officer' });
  await keepToken(page, token);
  return api;
}
