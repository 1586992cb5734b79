import { linkOf, readPage, sendForm } from '../../support/pages/page-by-request.ts';
import { expect, test } from '../../support/requests.ts';
import { test as browsing } from '../../test.ts';

browsing('a visitor cannot switch inside the UK, a Student can after the course', async ({ page }) => {
  await page.goto('/immigration');
  const switching = page.getByRole('region', { name: 'Can they switch without leaving?' });
  await switching.getByLabel('What permission do they have?').selectOption('Visitor');
  await switching.getByRole('button', { name: 'See whether they can switch' }).click();
  await expect(page).toHaveURL('/immigration?holds=visitor#switching');
  await expect(switching).toContainText('Not from inside the UK');
  await switching
    .getByLabel('What permission do they have?')
    .selectOption('Student: the course is completed');
  await switching.getByRole('button', { name: 'See whether they can switch' }).click();
  await expect(switching).toContainText('They can apply inside the UK');
  await expect(switching).toContainText('or when they extend that visa');
  await switching.getByRole('link', { name: 'Check the salary' }).click();
  await expect(page).toHaveURL(/visaType=student&studentSwitch=course-completed/);
});

test('without scripts the question is answered in its place on the page', async ({ request }) => {
  const { forms, html } = await readPage(request, '/immigration');
  expect(html).toMatch(/<form[^>]* action="\/immigration#switching"/);
  expect((await sendForm(request, forms[0], { holds: 'visitor' })).words).toContain('Not from inside the UK');
  const student = await sendForm(request, forms[0], { holds: 'course-completed' });
  expect(student.words).toContain('They can apply inside the UK');
  expect(student.words).toContain('or when they extend that visa');
  expect(linkOf(student, 'Check the salary')).toMatch(/visaType=student&studentSwitch=course-completed/);
});
