import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { expect } from '../../test.ts';
import { type ApiClient, apiClient } from '../api-client.ts';
import { linkIn, mailsTo } from '../mailbox.ts';
import { type Account, appCode, newAccount, newToken, openAccount } from './accounts.ts';
import { keepToken } from './behind-log-in.ts';

const secret = z.object({ secret: z.string() });
const me = z.object({ id: z.string() });
const membership = z.object({ organisation: z.string() });

/** Someone with a second factor, and a client as this person. */
export interface Keeper {
  readonly id: string;
  readonly token: string;
  readonly api: ApiClient;
}

/** An owner who takes the compliance role on the record, logged in with a second factor; and a client as this person. */
export async function arriveAsOfficer(page: Page): Promise<ApiClient> {
  const { api, token } = await openSponsor(page.request, 'Northgate Systems');
  await keepToken(page, token);
  return api;
}

/** The same without a browser, for an organisation of this name. */
export async function openSponsor(request: APIRequestContext, organizationName: string): Promise<Keeper> {
  const account = { ...newAccount('recruiter'), fullName: 'Helen Marsh' };
  await openAccount(request, account, { organizationName });
  const owner = await withSecondFactor(request, account);
  await owner.api.post(`/api/organisation/members/${owner.id}/compliance-role`, { role: 'officer' });
  return owner;
}

/** Logs in for the first time, with an authenticator app. */
export async function withSecondFactor(request: APIRequestContext, account: Account): Promise<Keeper> {
  const token = await newToken(request, account);
  const api = apiClient(request, { Authorization: `Bearer ${token}` });
  const enrolment = secret.parse(await api.post('/api/me/authenticator/begin'));
  await api.post('/api/me/authenticator', { code: appCode(enrolment.secret, Date.now()) });
  return { ...me.parse(await api.get('/api/me')), token, api };
}

interface Joining {
  readonly request: APIRequestContext;
  readonly owner: ApiClient;
  readonly email: string;
  readonly keeper: Keeper;
}

/** Has someone join an organisation, in this compliance role; returns the organisation’s id. */
export async function joinSponsor(
  { request, owner, email, keeper }: Joining,
  role: Readonly<Record<string, string>>,
): Promise<string> {
  const invitations = async () => (await mailsTo(request, email)).filter(({ kind }) => kind === 'invitation');
  const earlier = (await invitations()).length;
  await owner.post('/api/organisation/invitations', { email, role: 'member', hiring: 'none' });
  await expect.poll(async () => (await invitations()).length).toBe(earlier + 1);
  const token = new URL(linkIn((await invitations())[0], '/invitation')).searchParams.get('token');
  const { organisation } = membership.parse(await keeper.api.post('/api/invitations/accept', { token }));
  await owner.post(`/api/organisation/members/${keeper.id}/compliance-role`, role);
  return organisation;
}
