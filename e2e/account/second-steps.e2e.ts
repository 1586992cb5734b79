import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { axeViolations } from '../support/pages/axe-violations.ts';
import {
  type Account,
  appCode,
  logIn,
  logInByApi,
  logInForm,
  open,
  openAccount,
} from '../support/people/accounts.ts';
import { enter } from '../support/people/behind-log-in.ts';
import { withPasskeyDevice } from '../support/people/passkey-device.ts';
import { expect, test } from '../test.ts';

const form = logInForm;
const status = (page: Page) => form(page).getByRole('status').last();
const code = (page: Page) => form(page).getByLabel('Code from your authenticator app');

const secretIn = z.object({ secret: z.string() });
const recoveryIn = z.object({ recoveryCodes: z.array(z.string()) });

/** Turns an authenticator app on by the API with its previous code: the present one stays unused. */
async function withApp(request: APIRequestContext, account: Account) {
  const client = await logInByApi(request, account);
  const { secret } = secretIn.parse(await client.post('/api/me/authenticator/begin'));
  const body = { code: appCode(secret, Date.now() - 30_000) };
  const { recoveryCodes } = recoveryIn.parse(await client.post('/api/me/authenticator', body));
  return { secret, recoveryCodes };
}

async function sendCode(page: Page, text: string): Promise<void> {
  await code(page).fill(text);
  await form(page).getByRole('button', { name: 'Submit' }).click();
}

test.describe('an account with an authenticator app', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('has to give its code; a wrong code and a dropped connection get a message, and the right code logs in', {
    tag: '@first-visit',
  }, async ({ page, request, context, complaints }) => {
    complaints.expect(/status of 401|ERR_INTERNET_DISCONNECTED/);
    const amara = await openAccount(request);
    const { secret } = await withApp(request, amara);
    await open(page, '/login?next=%2Ftools');
    await logIn(page, amara);
    await expect(code(page)).toBeFocused();
    await expect(form(page).getByLabel('Password', { exact: true })).toBeHidden();
    expect(await axeViolations(page)).toEqual([]);
    await sendCode(page, '000000');
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(code(page)).toHaveAttribute('aria-invalid', 'true');
    expect(await axeViolations(page)).toEqual([]);
    await context.setOffline(true);
    await sendCode(page, appCode(secret, Date.now()));
    await expect(status(page)).toHaveText(/^Error: Your connection dropped/);
    await context.setOffline(false);
    await form(page).getByRole('button', { name: 'Submit' }).click();
    await expect(status(page)).toHaveText(/Login Successful ✅/);
    await expect(page).toHaveURL('/tools');
  });

  test('takes a recovery code in the same field, once', async ({ page, request, complaints }) => {
    complaints.expect(/status of 401/);
    const amara = await openAccount(request);
    const [used = '', unused = ''] = (await withApp(request, amara)).recoveryCodes;
    await logInByApi(request, amara, used);
    await open(page, '/login?next=%2Ftools');
    await logIn(page, amara);
    await sendCode(page, used);
    await expect(page.getByRole('alert')).toBeFocused();
    await form(page).getByRole('link', { name: 'Log in another way' }).click();
    await expect(form(page).getByLabel('Email address')).toHaveValue(amara.email);
    await expect(form(page).getByLabel('Email address')).toBeFocused();
    await expect(page).toHaveURL('/login?next=%2Ftools');
    await logIn(page, amara);
    await sendCode(page, unused);
    await expect(page).toHaveURL('/tools');
  });
});

/** Adds a passkey with the browser’s own API, as the account page does. */
function addPasskey(): Promise<number> {
  const post = (path: string, body: unknown) =>
    fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${localStorage.token}` },
      body: JSON.stringify(body),
    });
  return (async () => {
    const { challenge, options } = await (await post('/api/me/passkeys/begin', {})).json();
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    const credential = await navigator.credentials.create({ publicKey });
    if (!(credential instanceof PublicKeyCredential)) return 0;
    const passkey = { challenge, name: 'This test', credential: credential.toJSON() };
    return (await post('/api/me/passkeys', passkey)).status;
  })();
}

test('a passkey logs in without a password, and its library loads when the button is pressed', {
  tag: '@first-visit',
}, async ({ page, request }) => {
  const amara = await openAccount(request);
  await withPasskeyDevice(page);
  await enter(page, amara);
  expect(await page.evaluate(addPasskey)).toBe(200);
  await page.evaluate(() => localStorage.removeItem('token'));

  await open(page, '/login?next=%2Ftools');
  const before = await page.evaluate(() => performance.getEntriesByType('resource').length);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(status(page)).toHaveText(/Login Successful ✅/);
  const resources = await page.evaluate(
    (from) =>
      performance
        .getEntriesByType('resource')
        .slice(from)
        .map(({ name }) => name),
    before,
  );
  expect(resources.some((name) => name.endsWith('.js'))).toBe(true);
  await expect(page).toHaveURL('/tools');
});

test('a device without a passkey gets a message, and the password still works', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/status of 4\d\d/);
  const amara = await openAccount(request);
  await open(page, '/login?next=%2Ftools');
  // The browser's error when its dialog is closed.
  await page.evaluate(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException('closed', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(status(page)).toHaveText(/No passkey was used/);
  await expect(status(page)).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await logIn(page, amara);
  await expect(page).toHaveURL('/tools');
});
