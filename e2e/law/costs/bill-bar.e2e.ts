import type { Page } from '@playwright/test';
import { z } from 'zod';
import { apiClient } from '../../support/api-client.ts';
import { axeViolations } from '../../support/pages/axe-violations.ts';
import { readPage, rowsOf } from '../../support/pages/page-by-request.ts';
import { test as reading } from '../../support/requests.ts';
import { expect, test } from '../../test.ts';

const calculate = '/immigration-skill-charge-calculator/calculate';
const days = 'assignedOn=2026-11-20&appliedOn=2026-11-20';
const alone = `${calculate}?${days}&role=2134&sponsorSize=large&location=outside&years=3`;
const family = `${alone}&partner=yes&children=yes&childrenCount=2&childrenUnder18=2`;

const bar = (page: Page) => page.getByRole('img', { name: 'The bill by payer' });
const table = (page: Page) => page.getByRole('table', { name: 'The bill by payer' });

/** The text of each row of the table. */
async function rows(page: Page): Promise<{ payer: string; percent: number; pence: number }[]> {
  const texts = await table(page)
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
  return texts.map(([payer = '', share = '', amount = '']) => ({
    payer,
    percent: Number(share.replace('%', '')),
    pence: Math.round(Number(amount.replace(/[£,]/g, '')) * 100),
  }));
}

/** The widths of the bar's parts as rendered, in per cent of the whole. */
function widthsOf(page: Page): Promise<number[]> {
  return bar(page).evaluate((svg) => {
    const whole = svg.getBoundingClientRect().width;
    const lines = [...svg.querySelectorAll('line')].filter((line) => !line.hasAttribute('y2'));
    return lines.map((line) => (Math.abs(line.x2.baseVal.value - line.x1.baseVal.value) / whole) * 100);
  });
}

const estimate = z.object({
  lines: z.array(z.object({ payer: z.string(), amountPence: z.number().optional() })),
  totals: z.object({ allPence: z.number() }),
});

test('the bar, its table and the API tell the same bill of a family of four', async ({ page, request }) => {
  const body = await apiClient(request).post('/api/estimates/sponsorship-cost', {
    assignedOn: '2026-11-20',
    appliedOn: '2026-11-20',
    sponsorSize: 'large',
    months: 36,
    location: 'outside',
    visaType: 'other',
    enteredAsStudent: false,
    occupationCode: '2134',
    healthAndCare: false,
    priority: 'none',
    partner: { priority: 'none' },
    children: { count: 2, under18: 2, priority: 'none' },
  });
  const { lines, totals } = estimate.parse(body);
  const owed = (payer: string) =>
    lines.filter((line) => line.payer === payer).reduce((sum, { amountPence = 0 }) => sum + amountPence, 0);

  await page.goto(family);
  const billRows = await rows(page);
  // £525 + £3,960; £819 + £3,105, twice; 2 × £819 and 2 × 3 × £776.
  expect(billRows.map(({ payer, pence }) => [payer, pence])).toEqual([
    ['Employer', 4485_00],
    ['Worker', 14_142_00],
  ]);
  const worker = ['candidate', 'partner', 'children'].reduce((sum, payer) => sum + owed(payer), 0);
  expect(billRows.map(({ pence }) => pence)).toEqual([owed('employer'), worker]);
  expect(billRows.reduce((sum, { pence }) => sum + pence, 0)).toBe(totals.allPence);
  await expect(page.getByRole('region', { name: 'Sponsoring costs you' })).toContainText('£14,142.00');

  const parts = await widthsOf(page);
  expect(parts).toHaveLength(2);
  for (const [place, { percent, pence }] of billRows.entries()) {
    expect(percent).toBeCloseTo((pence / totals.allPence) * 100, 1);
    expect(Math.abs((parts[place] ?? 0) - percent)).toBeLessThan(0.3);
  }
});

/** The contrast of each part with the card. */
function contrasts(page: Page): Promise<number[]> {
  return bar(page).evaluate((svg) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const luminance = (color: string) => {
      if (canvas === null) return 0;
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((each) => {
        const part = each / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const [parts, gaps] = ['line:not([y2])', 'line[y2]'].map((lines) =>
      [...svg.querySelectorAll(lines)].map((line) => luminance(getComputedStyle(line).stroke)),
    );
    const card = gaps?.[0] ?? 0;
    return (parts ?? []).map((each) => (Math.max(each, card) + 0.05) / (Math.min(each, card) + 0.05));
  });
}

test('no two parts look alike or differ by colour alone, each has a contrast of 3 to 1 in light and dark colours, and all fit a phone without axe violations', async ({
  page,
}) => {
  await page.goto(family);
  const dashes = await bar(page).evaluate((svg) =>
    [...svg.querySelectorAll('line:not([y2])')].map((line) => getComputedStyle(line).strokeDasharray),
  );
  expect(new Set(dashes).size).toBe(2);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const ratios = await contrasts(page);
    expect(ratios).toHaveLength(2);
    for (const ratio of ratios) expect(ratio).toBeGreaterThanOrEqual(3);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(bar(page)).toBeVisible();
  expect((await bar(page).boundingBox())?.width).toBeLessThan(330);
  expect(await axeViolations(page)).toEqual([]);
});

reading('a party that pays nothing has no part: a worker alone makes two', async ({ request }) => {
  const bill = await readPage(request, alone);
  expect(rowsOf(bill, 'The bill by payer').map((row) => row.replace(/ .*/, ''))).toEqual([
    'Payer',
    'Employer',
    'Worker',
  ]);
  const drawing = /<svg role="img" aria-label="The bill by payer[\s\S]*?<\/svg>/.exec(bill.html)?.[0];
  expect(drawing?.match(/<g /g)).toHaveLength(2);
});

reading(
  'while a line has no figure nothing is drawn, and the page says what is missing',
  async ({ request }) => {
    const bill = await readPage(request, `${calculate}?${days}`);
    expect(bill.html).not.toContain('The bill by payer');
    expect(bill.answer).toContain('Who pays what will appear here once every line has a figure.');
  },
);
