import type { APIRequestContext, Page } from '@playwright/test';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { logInByApi, newAccount, openAccount } from '../support/people/accounts.ts';
import { logInStaff } from '../support/people/at-desk.ts';
import { arrive, goTo, panel, panelStatus, refusals } from '../support/people/behind-log-in.ts';
import { ownWord, publish } from '../support/people/employer.ts';
import { expect, test } from '../test.ts';

const path = '/dashboard/organisation';
const registerPath = `${path}/register`;

/** A recruiter with an organisation of this name, and a published job. */
async function employer(request: APIRequestContext, organizationName: string, town = 'Leeds') {
  const account = await openAccount(request, newAccount('recruiter'), { organizationName });
  const client = await logInByApi(request, account);
  await client.post('/api/organisation', { name: organizationName, town });
  return { account, job: await publish(client, { title: `${ownWord()} Engineer` }) };
}

/** A picture that is a logo: 2 by 2 pixels. */
const logo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQI12PoAAMGCAUALK4GYWP1ieEAAAAASUVORK5CYII=',
  'base64',
);

test('an employer fills its page, and a visitor finds it from a job', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(refusals);
  const name = `${ownWord()} Works`;
  const { account, job } = await employer(request, name);
  await arrive(page, account, path);
  const offices = panel(page, 'Offices');
  await offices.getByRole('button', { name: 'Add the office' }).click();
  await expect(offices.getByRole('alert')).toContainText('Enter the town or city.');
  await offices.getByLabel('Town or city').fill('Cardiff');
  await offices.getByLabel('Nation').selectOption('Wales');
  await offices.getByLabel('Street and postcode').fill('1 Quay Street, CF10 1AA');
  await offices.getByRole('button', { name: 'Add the office' }).click();
  await expect(offices.getByRole('listitem')).toContainText(['Cardiff, Wales Head office']);
  await panel(page, 'Logo')
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
  await expect(panel(page, 'Logo').getByRole('status').first()).toContainText('Your logo is saved.');
  const details = panel(page, 'Details');
  await details.getByLabel('Markets').fill('Rail, Energy');
  await details.getByLabel('Markets').press('Enter');
  await details.getByLabel('About').fill('We build what moves.');
  await details.getByRole('button', { name: 'Save the details' }).click();
  await expect(panelStatus(page, 'Details')).toHaveText('Saved.');
  expect(await axeViolations(page)).toEqual([]);

  await page.goto(`/jobs/${job.slug}`);
  await page.getByRole('main').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const main = page.getByRole('main');
  await expect(main).toContainText('1 open job, with pay high enough to sponsor someone.');
  await expect(main).toContainText('Rail, Energy');
  await expect(main).toContainText('1 Quay Street, CF10 1AA');
  await expect(main).toContainText('Not found on the register as of');
  await expect(main.locator('.job-card')).toContainText('Offers sponsorship');
  const picture = page.locator('img.company-logo').first();
  expect(await picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(
    256,
  );
  const described = await page.locator('script[type="application/ld+json"]').textContent();
  expect(described).toContain(`"@type":"Organization","name":"${name}"`);
  const address = new URL(page.url()).pathname;
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${address}$`));
  expect(await (await request.get('/sitemap-companies.xml')).text()).toContain(address);
  for (const [width, colorScheme] of [
    [360, 'light'],
    [1360, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    expect(await axeViolations(page), `${width} px`).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  }

  const client = await logInByApi(request, account);
  await client.post('/api/organisation', { name: `${name} Europe` });
  // The page itself is kept for a minute.
  await page.goto(`${address}?fresh`);
  await expect(page).toHaveURL(/-works-europe$/);
  expect((await page.goto('/companies/nobody-is-called-this'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find this company');
});

/** The tag on the company's page, once the copy of a minute ago is gone. */
async function tagOf(page: Page, slug: string): Promise<string> {
  await page.goto(`/companies/${slug}?fresh=${crypto.randomUUID()}`);
  return (await page.locator('article > header').textContent()) ?? '';
}

test('an owner claims the entry and sends a letter; our team confirms it, and the jobs say so', async ({
  page,
  browser,
  request,
  complaints,
}) => {
  complaints.expect(refusals);
  const { account } = await employer(request, 'Wendlebury Ceramics');
  await arrive(page, account, registerPath);
  const register = panel(page, 'Register of licensed sponsors');
  await expect(register).toContainText('Same name and town');
  await register.getByRole('button', { name: /^This is us/ }).click();
  await expect(register).toContainText('Register entry claimed');
  await register.getByLabel('Why it is yours').fill('Our company number is 01234567.');
  await register.getByRole('button', { name: 'Ask our team' }).click();
  await expect(register).toContainText('Our team is checking your claim');
  await register
    .locator('input[type=file]')
    .setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Your licence.\n') });
  await expect(register).toContainText('Only our team can open it.');
  expect(await axeViolations(page)).toEqual([]);
  expect(await tagOf(page, 'wendlebury-ceramics')).toContain('Register entry claimed');

  const desk = await browser.newPage();
  await logInStaff(desk);
  await goTo(desk, '/staff/register');
  const claim = desk.getByRole('list', { name: 'Claims to check' }).getByRole('listitem');
  const own = claim.filter({ hasText: 'Wendlebury Ceramics' });
  await expect(own).toContainText('Our company number is 01234567.');
  const [file] = await Promise.all([
    desk.waitForEvent('download'),
    own.getByRole('button', { name: 'Open letter.txt' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('letter.txt');
  await own.getByRole('button', { name: 'Refuse' }).click();
  await own.getByRole('button', { name: 'Refuse the claim', exact: true }).click();
  await expect(own.getByRole('alert')).toContainText('Say why');
  expect(await axeViolations(desk)).toEqual([]);
  await own.getByRole('button', { name: /^Confirm/ }).click();
  await expect(desk.getByRole('main')).toContainText('The entry is confirmed as theirs.');
  await expect(own).toHaveCount(0);
  await desk.close();

  expect(await tagOf(page, 'wendlebury-ceramics')).toContain('Register entry confirmed on');
  await expect(page.locator('.job-card')).toContainText('Sponsors this role');
  await goTo(page, registerPath);
  await expect(register).toContainText('Our team confirmed on');
});
