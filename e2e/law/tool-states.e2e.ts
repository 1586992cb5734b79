import type { Page } from '@playwright/test';
import { nightly } from '../support/nightly.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { expect, test } from '../test.ts';

// every-page.e2e.ts checks the first state of every page; these are the states that answers lead to.

const salary = '/salary-calculator/calculate?assignedOn=2026-11-20&';
const settlement = '/settlement-salary?appliedOn=2026-11-20&';
const days = 'assignedOn=2026-11-20&appliedOn=2026-11-20';
const bill = `/immigration-skill-charge-calculator/calculate?${days}`;
const abroad = `${bill}&sponsorSize=large&location=outside&years=3`;
const compare = '/immigration-skill-charge-calculator/compare';
const size = '/cost-estimator/size?yearBeganOn=2025-04-05&turnover';
const allYes =
  '/assessment/result?isUKRegistered=Yes&documentsSubmitted=Yes&knowsJobRoleAndCode=Yes&meetsSalaryThreshold=Yes&authorizingOfficerAvailable=Yes';

/** One state of each template and component. */
const sampled = [
  `${salary}role=2311&visaType=skilled&sponsorRating=B`,
  `${settlement}role=8115&inRouteSince=2025-06-01&lastSponsoredOnList=no`,
  `${abroad}&role=3544&partner=yes&children=yes`,
  `${compare}?${days}&location=outside&years=3&role=3544&a.partner=no&b.partner=yes`,
  '/immigration?holds=visitor',
  `${allYes.replace('documentsSubmitted=Yes', 'documentsSubmitted=Need+More+Information')}`,
  '/demo?zone=Pacific/Auckland&purpose=consultation',
  '/demo/booking?token=abc',
  '/newsletter/confirm?token=abc',
];

/** The same components with other answers. */
const others = [
  ...['role=2134&salary=50000', 'role=care+assistant&visaType=graduate', 'role=2314&workNation=england'].map(
    (query) => salary + query,
  ),
  `${salary}role=2134&hours=none`,
  `${salary}role=2211&under26=no&visaType=student&newEntrantLimb=student&sponsorRating=B`,
  ...['role=2134&salary=50000', 'role=6131&salary=20000', 'role=2134&hours=none'].map(
    (query) => settlement + query,
  ),
  bill,
  `${abroad}&role=2134&healthAndCare=yes`,
  `${abroad}&role=2134&partner=yes&children=yes&childrenCount=2&childrenUnder18=2`,
  `${abroad}&role=welder`,
  `${compare}?a.years=9&b.years=`,
  `${compare}?${days}&a.years=1&b.years=2&c.years=3&d.years=5&d.partner=yes`,
  `${compare}?years=3&location=outside&a.role=2134&b.role=welder&c.nothing=1&d.years=&${days}`,
  '/salary-calculator/pay-periods?role=2134&assignedOn=2026-11-20&pays=4558.34%0Alots',
  '/cost-estimator/calculate?licenceType=visitor&appliedOn=2026-02-30&sponsorSize=large',
  `${size}=12%2C000%2C000&balanceSheet=6%2C000%2C000&employees=40`,
  `${size}=lots`,
  '/immigration?holds=phd-24-months',
  allYes,
  allYes.replace('Threshold=Yes', 'Threshold=No'),
  '/assessment?isUKRegistered=Yes&documentsSubmitted=Yes&knowsJobRoleAndCode=Yes&meetsSalaryThreshold=Yes&authorizingOfficerAvailable=Yes&at=5',
  '/demo?zone=Asia/Kolkata',
  '/demo?day=2026-12-25',
];

const schemes = ['light', 'dark'] as const;

for (const [index, colorScheme] of schemes.entries()) {
  test.describe(`on a phone, ${colorScheme}`, () => {
    test.use({ viewport: { width: 360, height: 740 }, colorScheme, reducedMotion: 'reduce' });

    test('no result has axe violations or scrolls the page sideways, with everything open that opens', async ({
      page,
      complaints,
    }) => {
      // A link without a valid booking.
      complaints.expect(/404/);
      test.setTimeout(300_000);
      // The colour schemes alternate; the nightly run checks each page in both.
      const addresses = nightly ? [...sampled, ...others] : sampled.filter((_, at) => at % 2 === index);
      for (const address of addresses) await test.step(address, () => isSound(page, address));
    });
  });
}

async function isSound(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('main details')) part.setAttribute('open', '');
  });
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(sideways, `${address} moves sideways`).toBe(0);
  expect.soft(await axeViolations(page), address).toEqual([]);
}
