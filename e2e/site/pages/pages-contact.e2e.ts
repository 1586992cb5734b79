import { expect, test } from '../../test.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form comes at once, beside the three ways to reach us, and no made-up number or address is shown', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1360, height: 800 });
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
    const main = page.getByRole('main');
    await expect(main).toContainText(
      'We simplify hiring software engineers internationally with zero hassle.',
    );
    // Hours belong to a number, and there is none.
    await expect(main).not.toContainText(/Mon-Fri|not public|no address/);
    await expect(main).toContainText('Leave your number in the form, and we call you.');
    for (const way of ['Call', 'Chat', 'Visit'])
      await expect(page.getByRole('heading', { name: way, exact: true })).toBeVisible();
    await expect(main).not.toContainText(/Example/);
    await expect(main.locator('a[href^="tel:"], a[href^="mailto:"]')).toHaveCount(0);
    const first = await page.locator('main form').getByLabel('First name').boundingBox();
    expect(first?.y).toBeLessThan(420);
  });
});

test('the advice on the telephone number follows the chosen country', async ({ page }) => {
  await page.goto('/contact');
  const phone = page.locator('main form').getByLabel('Phone number');
  await expect(phone).toHaveAccessibleDescription('Such as 020 7946 0321.');
  await page.getByLabel('Country code').selectOption('India (+91)');
  await expect(phone).toHaveAccessibleDescription('As you dial it in India, or in full from +91.');
});
