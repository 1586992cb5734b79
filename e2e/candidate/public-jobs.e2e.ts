import { nightly } from '../support/nightly.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { logInByApi, openAccount } from '../support/people/accounts.ts';
import { arrive } from '../support/people/behind-log-in.ts';
import { openEmployer, ownWord } from '../support/people/employer.ts';
import { expect, test } from '../test.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor without an account finds a job, reads what sponsoring it needs, and is led to apply', async ({
    page,
    request,
    complaints,
  }) => {
    complaints.expect(/status of 4(?:10|22)/);
    const word = ownWord();
    const employer = await openEmployer(request, `${word} Systems`);
    const job = await employer.offer({
      title: `${word} Engineer`,
      payFrom: 50_000,
      payTo: 55_000,
      employment: 'permanent',
    });
    const other = await employer.offer({
      title: `${word} Tester`,
      payFrom: 30_000,
      payTo: 33_000,
      level: 'mid',
    });

    await page.goto('/login');
    await page.getByRole('link', { name: /^Browse .*jobs without an account$/ }).click();
    await page.getByLabel('Job title').fill(word);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { name: '2 jobs', level: 1 })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('article').filter({ hasText: 'Tester' })).toContainText('Below £38,300');
    await page.locator('summary').filter({ hasText: 'Filters' }).click();
    await page.getByRole('radio', { name: 'Senior Level' }).check();
    await page.getByLabel('Pay from').fill('£45k');
    await page.getByRole('button', { name: 'Show 2 jobs' }).click();
    await expect(page.getByRole('heading', { name: '1 job', level: 1 })).toBeVisible();
    await expect(page.locator('summary').filter({ hasText: 'Filters' })).toContainText('2 on');
    await page.getByRole('link', { name: job.title }).click();
    await expect(page).toHaveURL(`/jobs/${job.slug}`);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title);
    const panel = page.getByRole('region', { name: 'Can this job be sponsored?' });
    await expect(panel).toContainText('The top of the pay is enough for anyone');
    await expect(panel).toContainText('at the top of the range, £55,000, and not at the bottom, £50,000');
    await expect(panel).toContainText('The employer says it would sponsor this job');
    await panel.getByText('How we worked this out').click();
    await expect(panel.getByText('Going rate of 2134, option A')).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Find the lowest salary' })).toHaveAttribute(
      'href',
      '/salary-calculator/calculate?role=2134&hours=37.5&salary=55000&workNation=england&under26=no&newEntrantLimb=none&reader=worker',
    );
    const described = await page.locator('script[type="application/ld+json"]').textContent();
    expect(described).toContain(`"@type":"JobPosting","title":"${job.title}"`);
    await page.getByRole('link', { name: 'Log in to apply' }).click();
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/dashboard/job-details?job=${job.id}`)}`);

    await employer.close(other);
    const response = await page.goto(`/jobs/${other.slug}`);
    expect(response?.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This job is closed');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const addresses = await (await request.get('/sitemap-jobs/1.xml')).text();
    expect([addresses.includes(job.slug), addresses.includes(other.slug)]).toEqual([true, false]);
    for (const part of ['0', '99999', 'x'])
      expect((await request.get(`/sitemap-jobs/${part}.xml`)).status()).toBe(404);

    const faulty = await page.goto('/jobs?pay=lots');
    expect(faulty?.status()).toBe(422);
    await expect(page.getByLabel('Pay from')).toHaveAttribute('aria-invalid', 'true');
    // A page number beyond the end leads back to the first page.
    await page.goto(`/jobs?title=${word}&after=x`);
    await expect(page).toHaveURL(`/jobs?title=${word}`);
    await page.goto(`/jobs?title=${word}&nation=wales`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `No job here for “${word}” with these filters`,
    );
    await expect(page.getByLabel('Job title')).toHaveValue(word);
    const nearest = page.locator('section').filter({ hasText: 'Nearest jobs here' });
    await expect(nearest).toContainText('They fit your words, not your filters.');
    await expect(nearest.getByRole('article')).toHaveCount(1);
  });

  test('a nurse who finds nothing reads where such jobs are, and what sponsoring a nurse needs', async ({
    page,
    request,
  }) => {
    await (await openEmployer(request, ownWord())).offer({ title: 'Platform Engineer' });
    await page.goto('/jobs?title=nurse');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No job here for “nurse”');
    await expect(page.getByText(/^(?:\d+|300\+) jobs? (?:is|are) open here/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'NHS Jobs' })).toHaveAttribute(
      'href',
      'https://www.jobs.nhs.uk',
    );
    await expect(page.getByText('These boards are not ours.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create an account to be told by email' })).toHaveAttribute(
      'href',
      /next=.*title%3Dnurse%26tell%3Dyes$/,
    );
    await page
      .getByRole('link', { name: /nurses/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/occupations\/223\d$/);
  });
});

test('on a phone jobs come before filters, and the sheet says how many jobs it shows', async ({
  page,
  request,
}) => {
  const word = ownWord();
  const employer = await openEmployer(request, `${word} Systems`);
  await employer.offer({ title: `${word} Engineer` });
  await employer.offer({ title: `${word} Tester`, workplace: 'fully-remote', place: null, nation: null });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/jobs?title=${word}`);
  const first = await page.getByRole('article').first().boundingBox();
  expect(first?.y).toBeLessThan(240);
  const opener = page.locator('summary').filter({ hasText: 'Filters' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByLabel('Location')).toBeVisible();
  await sheet.getByRole('radio', { name: 'Fully Remote' }).check();
  await expect(sheet.getByRole('button', { name: 'Show 1 job' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await sheet.getByRole('button', { name: 'Show 1 job' }).click();
  await expect(page).toHaveURL(`/jobs?title=${word}&workplace=fully-remote`);
  await expect(opener).toContainText('1 on');
  await page.getByRole('link', { name: 'Remote (remove this filter)' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 jobs');
  // A choice is taken at once where the page's script has run; before, it waits for the button.
  await expect(page.locator('form[data-watched]')).toBeVisible();
  await page.getByLabel('Sort by').selectOption('Highest pay');
  await expect(page).toHaveURL(`/jobs?title=${word}&sort=pay`);
});

test('the public pages are sound on a phone in dark colours and on a wide screen in light ones', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/status of 404/);
  const word = ownWord();
  const employer = await openEmployer(request, `${word} Systems`);
  const job = await employer.offer({ title: `${word} Engineer`, payFrom: 45_000, payTo: 49_500 });
  const paths = [`/jobs?title=${word}&level=senior`, `/jobs/${job.slug}`, '/jobs/no-such-job'];
  for (const [index, path] of paths.entries()) {
    await page.goto(path);
    expect.soft(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1);
    // The sheet of the filters has a test of its own: it covers what is under it.
    await page
      .locator('main details:not(:has(dialog))')
      .evaluateAll((all) => all.map((each) => each.toggleAttribute('open', true)));
    for (const [view, { width, colorScheme }] of publicViews.entries()) {
      await page.setViewportSize({ width, height: 780 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
      if (nightly || index % 2 === view)
        expect.soft(await axeViolations(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

const publicViews = [
  { width: 360, colorScheme: 'dark' },
  { width: 1360, colorScheme: 'light' },
] as const;

test('a candidate sees on a job’s page whether they could be sponsored, and which answers would tell more', async ({
  page,
  request,
}) => {
  const word = ownWord();
  const employer = await openEmployer(request, `${word} Systems`);
  const job = await employer.offer({ title: `${word} Engineer`, payFrom: 38_000, payTo: 41_000 });
  const amara = await openAccount(request);
  const candidate = await logInByApi(request, amara);
  const save = (field: string, value: unknown) => candidate.patch('/api/me/profile', { field, value });
  await save('requiresSponsorship', 'Yes');
  await save('isLegallyAuthorized', 'No');
  await save('currentVisa', 'none');
  await arrive(page, amara, `/dashboard/job-details?job=${job.id}`);
  const panel = page.getByRole('region', { name: 'Can this job be sponsored?' });
  await expect(panel).toContainText('Possibly. Tell us what is missing to be sure.');
  await panel.getByRole('link', { name: 'your date of birth' }).click();
  const born = page.getByLabel('Date of birth');
  await expect(born).toBeFocused();
  await born.fill('1990-01-01');
  await born.blur();
  await expect(page.getByText('Saved').first()).toBeVisible();
  await save('newEntrantGround', 'none');
  await save('phd', 'none');
  await page.goto(`/dashboard/job-details?job=${job.id}`);
  await expect(panel).toContainText(
    'The pay is £13,700 a year short of the lowest figure that could apply to you.',
  );
  expect(await axeViolations(page)).toEqual([]);
});

test('a truncated link of a job alert says what to do, and the button is still there', async ({ page }) => {
  await page.goto('/job-alerts/stop?token=a.b.c');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(page.getByRole('main')).toContainText(
    'This link is incomplete. Copy all of it from the email.',
  );
  await expect(page.getByRole('button', { name: 'Stop these emails' })).toBeVisible();
});
