import { axeViolations } from '../support/pages/axe-violations.ts';
import { hydrated } from '../support/pages/hydrated.ts';
import { choice, partOf, readPage, sendForm } from '../support/pages/page-by-request.ts';
import { test as reading } from '../support/requests.ts';
import { expect, test } from '../test.ts';

const tool = '/tools/reporting-deadline';
const absent = `${tool}?event=worker-unauthorised-absence&day=2026-12-07`;

test('an absence is counted day by day, by keyboard, and another nation changes the day', async ({
  page,
}) => {
  await page.goto(tool);
  await hydrated(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('What happened').selectOption('A worker is absent without permission');
  await page.getByLabel('Day it happened').fill('2026-12-07');
  const answer = page.getByRole('region', { name: 'Report it by' });
  await expect(answer).toContainText('Wednesday 6 January 2027');
  await expect(answer).toContainText('5 January 2027');
  await expect(answer.getByRole('cell', { name: 'Thursday 24 December, counts, 4 of 10' })).toBeVisible();
  await expect(
    answer.getByRole('cell', { name: 'Friday 25 December, does not count: Christmas Day' }),
  ).toBeVisible();
  await expect(answer.getByRole('cell', { name: 'Friday 18 December, absent, 10 of 10' })).toBeVisible();
  await expect(answer).toContainText('Rules for 7 December 2026. Guidance part 3 read to');
  for (const weekday of ['Monday', 'Tuesday', 'Wednesday']) await page.getByLabel(weekday).check();
  await expect(answer).toContainText('12 January 2027');
  await page.getByLabel('Where the worker works').selectOption('Scotland');
  await expect(answer).toContainText('Thursday 7 January 2027');
  expect(await axeViolations(page)).toEqual([]);
});

reading('without scripts the form answers too, and what is not reported says why', async ({ request }) => {
  const page = await readPage(request, tool);
  const result = await sendForm(request, page.forms[0], {
    event: choice(page, 'event', 'The job moves to another occupation code'),
  });
  expect(partOf(result, 'When to report it').words).toContain(
    'Not reported, because a new certificate comes first',
  );
  const { faults } = await readPage(request, `${tool}?event=worker-leaves&day=2026-02-30`);
  expect(faults).toContain('Enter the day it happened.');
});

reading(
  'a pay rise is to be decided and recorded, even long after, and nothing says it is late',
  async ({ request }) => {
    const rise = await readPage(request, `${tool}?event=worker-pay-increased&day=2026-04-02`);
    const answer = partOf(rise, 'If you report it, by').words;
    expect(answer).toContain('Monday 20 April 2026');
    expect(answer).toContain('Sources differ: decide, and record why');
    expect(answer).not.toContain('Past the day counted');
    const page = await readPage(request, `${tool}?event=worker-leaves&day=2026-04-02`);
    expect(partOf(page, 'Report it by').words).toContain('Past the day counted; report now');
    expect(page.words).not.toMatch(/too late|a breach/i);
  },
);

reading('the form on the page of duties leads to the answer', async ({ request }) => {
  const page = await readPage(request, '/compliance');
  const form = page.forms.find(({ fields }) => fields.has('event'));
  const result = await sendForm(request, form, {
    event: choice(page, 'event', 'A worker leaves, or sponsorship ends'),
    day: '2026-11-27',
    nation: choice(page, 'nation', 'Scotland'),
  });
  expect(partOf(result, 'Report it by').words).toContain('Monday 14 December 2026');
});

test('the day before the record begins is counted and marked', async ({ page }) => {
  await page.goto(`${tool}?event=worker-leaves&day=2026-03-05`);
  const answer = page.getByRole('region', { name: 'Report it by' });
  await expect(answer).toContainText('Thursday 19 March 2026');
  await expect(answer).toContainText('Not recorded whether this was the rule then');
  await page.goto(`${tool}?event=worker-leaves&day=2026-02-30`);
  expect(await axeViolations(page)).toEqual([]);
});

reading(
  'the calendar file has the reminder and the last day, and names neither event nor worker',
  async ({ request }) => {
    const file = await request.get(absent.replace('?', '.ics?'));
    expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    const text = await file.text();
    expect(text).toContain('DTSTART;VALUE=DATE:20270105');
    expect(text).toContain('DTSTART;VALUE=DATE:20270106');
    expect(text).not.toMatch(/absen/i);
    expect((await request.get(`${tool}.ics`)).status()).toBe(422);
  },
);

reading('the file for a spreadsheet has every day of the calendar', async ({ request }) => {
  const text = await (await request.get(absent.replace('?', '.csv?'))).text();
  expect(text).toContain('25: Christmas Day');
  expect(text).toContain('6: 10, report by');
});
