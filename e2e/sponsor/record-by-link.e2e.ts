import { z } from 'zod';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { goTo, keepToken, panel, refusals } from '../support/people/behind-log-in.ts';
import { openSponsor } from '../support/people/officer.ts';
import { holdLicence } from '../support/people/sponsor-records.ts';
import { expect, test } from '../test.ts';

const withId = z.object({ id: z.string() });
/** Two by two pixels of grey. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQI12PoAAMGCAUALK4GYWP1ieEAAAAASUVORK5CYII=',
  'base64',
);
const pictureOf = (name: string) => ({ name, mimeType: 'image/png', buffer: photo });

test('a worker is asked by a link and sends two pages from a phone, over a cut connection, once', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.expect(refusals);
  const owner = await openSponsor(page.request, 'Northgate Systems');
  await holdLicence(owner.api);
  const { id } = withId.parse(
    await owner.api.post('/api/sponsor/workers', { fullName: 'Yuki Tanaka', route: 'skilled-worker' }),
  );
  await keepToken(page, owner.token);
  let link = '';

  await test.step('an officer asks for one record', async () => {
    await goTo(page, `/dashboard/sponsor/workers/${id}/asked?record=contract`);
    await page.getByLabel('A line to the worker').fill('All pages, please.');
    await page.getByRole('button', { name: 'Make the link for Yuki' }).click();
    await expect(page.getByText('The link is made')).toBeVisible();
    link = (await page.getByText(/\/asked\?token=/).textContent()) ?? '';
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('at 360 px it shows each page, and a page that did not come is sent again', async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const phone = await context.newPage();
    const response = await phone.goto(link);
    expect(response?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    const main = phone.getByRole('main');
    await expect(main).toContainText('Northgate Systems');
    await expect(main).toContainText('As long as the worker is sponsored, and one year more.');
    await expect(main).not.toContainText('Yuki');
    await expect(phone.getByLabel('Take a photo')).toHaveAttribute('capture', 'environment');
    const list = phone.getByRole('list', { name: 'Pages to send' });
    // The scripts wake when the page is used.
    await expect(async () => {
      await phone.getByLabel('Take a photo').setInputFiles(pictureOf('page-1.png'));
      await expect(list.getByRole('listitem')).not.toHaveCount(0, { timeout: 2000 });
    }).toPass();
    await phone.getByLabel('Or choose files').setInputFiles([pictureOf('page-2.png')]);
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(list).toContainText('You can send it all the same.');
    await phone.getByRole('button', { name: 'Turn page 1 to the right' }).click();
    expect(await axeViolations(phone)).toEqual([]);
    const overflow = await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    let cuts = 0;
    await phone.route('**/api/record-links/files*', async (route) => {
      if (route.request().url().includes('page-2') && cuts++ === 0) await route.abort();
      else await route.continue();
    });
    await phone.getByRole('button', { name: 'Send it' }).focus();
    await phone.keyboard.press('Enter');
    await expect(main).toContainText('A page did not come. What came stays');
    await phone.getByRole('button', { name: 'Send it' }).click();
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('It has arrived');
    await phone.goto(link);
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('It has arrived');
    await expect(phone.getByRole('main')).not.toContainText('Contract');
    await context.close();
  });

  await test.step('the officer keeps it as the record', async () => {
    await page.reload();
    const links = panel(page, 'Links');
    await expect(links).toContainText('Arrived: check it');
    await links.getByRole('button', { name: 'See it' }).first().click();
    await expect(page.getByRole('img', { name: 'Page 1 of page-1.png' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await links.getByRole('button', { name: 'Keep it as the record' }).click();
    await expect(links).toContainText('Kept as a record');
    expect(await axeViolations(page)).toEqual([]);
  });
});
