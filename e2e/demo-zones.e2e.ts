import { chooseDay, chooseTime, freeTimes, introduce, said, somebody, stillIntroduced } from './demo-desk.ts';
import { hydrated } from './hydrated.ts';
import { mailsTo } from './mailbox.ts';
import { expect, test } from './test.ts';

for (const [timezoneId, zone, name] of [
  ['Asia/Kolkata', 'Asia/Kolkata', 'India Standard Time'],
  ['America/Los_Angeles', 'America/Los_Angeles', 'Pacific Time'],
] as const) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('times are the visitor’s own, London’s beside them, in the page and in the mail', async ({
      page,
      request,
    }) => {
      const email = somebody();
      const [free] = await freeTimes(request, { timeZone: zone });
      if (!free) throw new Error('No free times.');
      await page.goto('/demo');
      await expect(page.locator('#times-zone')).toHaveText(`In ${name}, London’s below.`);
      await chooseDay(page, free.date);
      await expect(page.getByRole('radio', { name: new RegExp(`^${free.time}`) })).toHaveAccessibleName(
        new RegExp(`^${free.time}\\s*${free.londonTime} in London$`),
      );
      await chooseTime(page, free.time);
      await introduce(page, email);
      await page.getByRole('button', { name: 'Schedule demo' }).click();
      await expect(said(page)).toHaveText('Demo Scheduled Successfully!');
      const ticket = page.getByRole('region', { name: /^Your demo/ });
      await expect(ticket).toContainText(`${name}${free.time}`);
      await expect(ticket).toContainText(`In London${free.londonTime}`);
      const [mail] = await mailsTo(request, email);
      expect(mail?.text).toContain(` at ${free.time}, ${name}`);
      expect(mail?.text).toMatch(new RegExp(`In London: .* at ${free.londonTime}`));
    });
  });
}

test.describe('in another zone than the page’s first', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test('the zone is found quietly: what was typed before stays, and the way back leads off the page', async ({
    page,
  }) => {
    await page.goto('/tools');
    // The zone is asked for once the page has woken; until then somebody types.
    await page.goto('/demo', { waitUntil: 'domcontentloaded' });
    const email = somebody();
    await introduce(page, email);
    await expect(page).toHaveURL(/zone=Asia%2FCalcutta|zone=Asia%2FKolkata/);
    await expect(page.locator('#times-zone')).toContainText('India Standard Time');
    await stillIntroduced(page, email);
    await page.goBack();
    await expect(page).toHaveURL('/tools');
  });

  test('a zone that was chosen stays, though the browser is in another', async ({ page }) => {
    await page.goto('/demo');
    await hydrated(page);
    await expect(page.locator('#times-zone')).toContainText('India Standard Time');
    await introduce(page, 'amara@example.com');
    await page.getByText('Another time zone').click();
    await expect(page.getByLabel('Show times as in')).toHaveValue('Asia/Kolkata');
    await page.getByLabel('Show times as in').selectOption('Tokyo');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.locator('#times-zone')).toContainText('Japan Standard Time');
    await stillIntroduced(page, 'amara@example.com');
    await page.reload();
    await hydrated(page);
    await expect(page.locator('#times-zone')).toContainText('Japan Standard Time');
  });

  test('a time stays chosen when the zone changes', async ({ page, request }) => {
    const [free] = await freeTimes(request, { timeZone: 'Asia/Kolkata' });
    await page.goto(`/demo?day=${free?.date}&zone=Asia/Kolkata`);
    await hydrated(page);
    await chooseTime(page, free?.time ?? '');
    await page.getByText('Another time zone').click();
    await page.getByLabel('Show times as in').selectOption('Dubai');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.locator('#times-zone')).toContainText('Gulf Standard Time');
    await expect(page.locator('input[name=time]:checked')).toHaveAccessibleName(
      new RegExp(`${free?.londonTime} in London$`),
    );
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('times are London’s until a zone is chosen, and the day stays', async ({ page, request }) => {
    const [free] = await freeTimes(request);
    await page.goto('/demo');
    await expect(page.locator('#times-zone')).toHaveText('In London time.');
    await chooseDay(page, free?.date ?? '');
    await page.getByText('Another time zone').click();
    await page.getByLabel('Show times as in').selectOption('Los Angeles');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.locator('#times-zone')).toHaveText('In Pacific Time, London’s below.');
    await expect(page.locator('input[name=date]')).toHaveValue(free?.date ?? '');
    await expect(page).toHaveURL(/zone=America%2FLos_Angeles/);
  });
});
