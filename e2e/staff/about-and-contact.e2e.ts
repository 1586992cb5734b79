import { axeViolations } from '../support/pages/axe-violations.ts';
import { logInStaff } from '../support/people/at-desk.ts';
import { goTo, panel, panelStatus, refusals } from '../support/people/behind-log-in.ts';
import { daysAgo } from '../support/register.ts';
import { expect, test } from '../test.ts';

const figures = [
  { value: '120', label: 'sponsors advised', source: 'Our own records' },
  { value: '98%', label: 'would come again', source: 'Our own survey' },
  { value: '40+', label: 'countries', source: 'Our own records' },
];

test('figures that staff enter stand on the page About once there are three, and a number on Contact Us', async ({
  page,
  complaints,
}) => {
  complaints.expect(refusals);
  await logInStaff(page);
  const desk = '/staff/about-and-contact';

  await test.step('what is missing of a figure is said by field', async () => {
    await goTo(page, desk);
    await expect(page.getByRole('main')).toContainText('until you have entered 3 more figures');
    await panel(page, 'Add a figure').getByRole('button', { name: 'Save the figure' }).click();
    await expect(panel(page, 'Add a figure').getByRole('alert')).toContainText(
      'Say where the figure comes from.',
    );
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('three are entered, and the page About shows them with source and day', async () => {
    for (const { value, label, source } of figures) {
      const form = panel(page, 'Add a figure');
      await form.getByLabel('Figure', { exact: true }).fill(value);
      await form.getByLabel('What it counts').fill(label);
      await form.getByLabel('Where it comes from').fill(source);
      await form.getByLabel('Day on which it was true').fill(daysAgo(1));
      await form.getByRole('button', { name: 'Save the figure' }).click();
      await expect(page.getByRole('list', { name: 'Figures' })).toContainText(`${value} ${label}`);
    }
    await page.goto('/about');
    await expect(page.getByRole('main')).toContainText('sponsors advised');
    await expect(page.getByRole('main')).not.toContainText('dated rules and fees');
    await expect(page.getByRole('main').locator('dl').first()).not.toContainText('Example');
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('a number brings the hours, and goes with them', async () => {
    await goTo(page, desk);
    const reach = panel(page, 'How to reach us');
    await reach.getByLabel('Telephone number').fill('020 7946 0018');
    await reach.getByRole('button', { name: 'Save the contact details' }).click();
    await expect(panelStatus(page, 'How to reach us')).toContainText('Contact Us shows it');
    await page.goto('/contact');
    await expect(page.getByText('Call our team Mon-Fri from 8am to 5pm')).toBeVisible();
    await expect(page.getByRole('link', { name: '020 7946 0018' })).toHaveAttribute(
      'href',
      'tel:+442079460018',
    );
    await goTo(page, desk);
    await reach.getByLabel('Telephone number').fill('');
    await reach.getByRole('button', { name: 'Save the contact details' }).click();
    await expect(panelStatus(page, 'How to reach us')).toContainText('no number and no address');
    await page.goto('/contact');
    await expect(page.getByText('Leave your number in the form, and we call you.')).toBeVisible();
  });

  await test.step('each figure is deleted after a question', async () => {
    await goTo(page, desk);
    for (const { label } of figures) {
      const button = page.getByRole('button', { name: `Delete the figure ${label}` });
      await button.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
      await expect(button).toHaveCount(0);
    }
    await expect(page.getByRole('main')).toContainText('No figure yet');
  });
});
