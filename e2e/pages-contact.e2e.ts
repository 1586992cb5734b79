import { expect, test } from './test.ts';

test('the three ways to reach us show the operator’s details, marked as an example, and the telephone number can be dialled', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  await expect(page.getByRole('main')).toContainText(
    'We simplify hiring software engineers internationally with zero hassle.',
  );
  await expect(page.getByText('Call our team Mon-Fri from 8am to 5pm')).toBeVisible();
  for (const way of ['Call', 'Chat', 'Visit']) {
    await expect(page.getByRole('heading', { name: way })).toHaveText(`${way} Example`);
  }
  await expect(page.getByText('Example details')).toBeVisible();
  // Ofcom reserves this number for drama.
  const phone = page.getByRole('link', { name: '020 7946 0321' });
  await expect(phone).toHaveAttribute('href', 'tel:+442079460321');
});
