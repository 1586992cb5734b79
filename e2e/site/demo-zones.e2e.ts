import { mailsTo } from '../support/mailbox.ts';
import { nightly } from '../support/nightly.ts';
import { hydrated } from '../support/pages/hydrated.ts';
import {
  chooseDay,
  chooseTime,
  formStatus,
  freeTimes,
  introduce,
  newEmail,
  stillIntroduced,
} from '../support/people/demo-desk.ts';
import { expect, test } from '../test.ts';

for (const [timezoneId, zone, name] of [
  ['Asia/Kolkata', 'Asia/Kolkata', 'India Standard Time'],
  ['America/Los_Angeles', 'America/Los_Angeles', 'Pacific Time'],
] as const) {
  // Always a zone ahead of London; the nightly run adds one behind it.
  if (zone !== 'Asia/Kolkata' && !nightly) continue;
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('times are the visitor’s own, with London’s next to them, on the page and in the email', async ({
      page,
      request,
    }) => {
      const email = newEmail();
      const [free] = await freeTimes(request, { timeZone: zone });
      await page.goto('/demo');
      await expect(page.locator('#times-zone')).toHaveText(`In ${name}, London’s below.`);
      await chooseDay(page, free.date);
      await expect(page.getByRole('radio', { name: new RegExp(`^${free.time}`) })).toHaveAccessibleName(
        new RegExp(`^${free.time}\\s*${free.londonTime} in London$`),
      );
      await chooseTime(page, free.time);
      await introduce(page, email);
      await page.getByRole('button', { name: 'Schedule demo' }).click();
      await expect(formStatus(page)).toHaveText('Demo Scheduled Successfully!');
      const ticket = page.getByRole('region', { name: /^Your demo/ });
      await expect(ticket).toContainText(`${name}${free.time}`);
      await expect(ticket).toContainText(`In London${free.londonTime}`);
      const [mail] = await mailsTo(request, email);
      expect(mail?.text).toContain(` at ${free.time}, ${name}`);
      expect(mail?.text).toMatch(new RegExp(`In London: .* at ${free.londonTime}`));
    });
  });
}

test.describe('in another time zone than the page’s first', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test('the zone is detected without disturbance: what was typed stays, and Back leaves the page', async ({
    page,
  }) => {
    await page.goto('/tools');
    // The zone is detected on hydration; before that, the visitor is typing.
    await page.goto('/demo', { waitUntil: 'domcontentloaded' });
    const email = newEmail();
    await introduce(page, email);
    await expect(page).toHaveURL(/zone=Asia%2FCalcutta|zone=Asia%2FKolkata/);
    await expect(page.locator('#times-zone')).toContainText('India Standard Time');
    await stillIntroduced(page, email);
    await page.goBack();
    await expect(page).toHaveURL('/tools');
  });

  test('a zone that was chosen stays, though the browser is in another, and so does a chosen time', async ({
    page,
    request,
  }) => {
    const [free] = await freeTimes(request, { timeZone: 'Asia/Kolkata' });
    await page.goto(`/demo?day=${free.date}`);
    await hydrated(page);
    await expect(page.locator('#times-zone')).toContainText('India Standard Time');
    await chooseTime(page, free.time);
    await introduce(page, 'amara@example.com');
    await page.getByText('Another time zone').click();
    await expect(page.getByLabel('Show times as in')).toHaveValue('Asia/Kolkata');
    await page.getByLabel('Show times as in').selectOption('Dubai');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.locator('#times-zone')).toContainText('Gulf Standard Time');
    await expect(page.locator('input[name=time]:checked')).toHaveAccessibleName(
      new RegExp(`${free.londonTime} in London$`),
    );
    await stillIntroduced(page, 'amara@example.com');
    await page.reload();
    await hydrated(page);
    await expect(page.locator('#times-zone')).toContainText('Gulf Standard Time');
  });
});
