import { expect, type Page } from '@playwright/test';
import { appCode } from './accounts.ts';
import { panel } from './behind-log-in.ts';

/** Sets up an authenticator app on the page of an account's security and returns its secret. */
export async function setUpApp(page: Page): Promise<string> {
  const app = panel(page, 'Authenticator app');
  await app.getByRole('button', { name: 'Set up an app' }).click();
  await expect(app.getByRole('img')).toBeVisible();
  const secret = ((await app.getByText(/^(?:[A-Z2-7]{4} ?)+$/).textContent()) ?? '').replaceAll(' ', '');
  await app.getByLabel('Code from the app').fill(appCode(secret, Date.now()));
  await app.getByRole('button', { name: 'Turn the app on' }).click();
  await expect(app.getByText('On', { exact: true })).toBeVisible();
  return secret;
}
