import { createServer } from 'node:http';
import { axeViolations } from '../../support/pages/axe-violations.ts';
import { pageMetadata } from '../../support/pages/page-metadata.ts';
import { test as reading } from '../../support/requests.ts';
import { expect, test } from '../../test.ts';

const frameOf = (address: string) =>
  `<iframe title="tool" width="700" height="800" src="${address}"></iframe>`;

/** Another site: one page that shows an address of ours in a frame, or the code that we give for it. */
async function anotherSite(address: string, baseURL: string | undefined, code?: string) {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(
      `<!doctype html><title>A firm</title><h1>A firm</h1>${code ?? frameOf(`${baseURL}${address}`)}`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  const port = typeof at === 'object' && at !== null ? at.port : 0;
  return {
    address: `http://127.0.0.1:${port}/`,
    [Symbol.dispose]: () => void server.close(),
  };
}

test('the embed code of a tool names the tool and carries the answers that are filled in', async ({
  page,
  baseURL,
}) => {
  await page.goto('/embed?tool=cost-estimator&sponsorSize=large');
  await expect(page.locator('pre')).toContainText(
    `<iframe src="${baseURL}/embed/cost-estimator?sponsorSize=large" title="Licence cost estimator by Portway" width="100%" height="900" style="border:0" loading="lazy" allow="clipboard-write"></iframe>`,
  );
  await page.getByRole('link', { name: 'Am I a small sponsor?' }).click();
  await expect(page.locator('pre')).toContainText('/embed/sponsor-size"');
  expect(await axeViolations(page)).toEqual([]);
});

test('on another site a tool answers in its frame, and its links open in a new tab', async ({
  page,
  context,
  baseURL,
}) => {
  using site = await anotherSite('/embed/cost-estimator?appliedOn=2026-11-20', baseURL);
  await page.goto(site.address);
  const frame = page.frameLocator('iframe');
  const total = frame.getByRole('region', { name: 'Total licence fee' });
  await expect(total).toContainText('£611.00');
  await frame.getByRole('radio', { name: 'Large' }).check();
  await expect(total).toContainText('£1,682.00');
  await expect(frame.getByRole('link', { name: 'Embed' })).toHaveCount(0);
  const newTab = context.waitForEvent('page');
  await frame
    .getByRole('link', { name: /^The rule/ })
    .first()
    .click();
  expect(new URL((await newTab).url()).pathname).toMatch(/^\/rules\//);
  await expect(total).toContainText('£1,682.00');
  await frame.getByRole('link', { name: 'Reset' }).click();
  await expect(frame.getByRole('radio', { name: 'Small' })).toBeChecked();
});

test('pasted whole, the code makes the frame as high as the tool and shows a new answer', async ({
  page,
  baseURL,
}) => {
  await page.goto('/embed?tool=skills-charge');
  const code = (await page.locator('pre').textContent()) ?? '';
  using site = await anotherSite('/', baseURL, code);
  await page.setViewportSize({ width: 1200, height: 600 });
  await page.goto(site.address);
  const frame = page.locator('iframe');
  await expect.poll(async () => Number(await frame.getAttribute('height'))).not.toBe(900);
  const inner = page.frameLocator('iframe');
  const overflow = () =>
    inner.locator('html').evaluate((element) => element.scrollHeight - element.clientHeight);
  await expect.poll(overflow).toBeLessThanOrEqual(1);
  await inner.getByRole('button', { name: 'Calculate' }).click();
  await expect(inner.locator('#answer')).toBeInViewport();
});

test('the plan of a hire answers in a frame, where nobody is asked to log in', async ({ page, baseURL }) => {
  using site = await anotherSite('/embed/plan-a-hire?role=2134&salary=58000&assignedOn=2026-11-23', baseURL);
  await page.goto(site.address);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('region', { name: 'Can this job be sponsored' })).toContainText('£54,700');
  await expect(frame.getByRole('link', { name: /save this plan/i })).toHaveCount(0);
  await expect(frame.getByRole('link', { name: 'Change one thing' })).toHaveAttribute('target', '_blank');
});

reading(
  'every tool that may be embedded opens alone, with a title, without the site’s header and footer',
  async ({ request }) => {
    const { html } = await pageMetadata(request, '/embed');
    const [tools = ''] = /<nav aria-label="Tools".*?<\/nav>/s.exec(html) ?? [];
    const names = [...tools.matchAll(/href="\/embed\?tool=([a-z-]+)/g)].map(([, name]) => name);
    for (const name of names) {
      const tool = await pageMetadata(request, `/embed/${name}`);
      expect(tool.html.match(/<h1\b/g), name).toHaveLength(1);
      expect(tool.html, name).not.toContain('<nav aria-label="Main"');
    }
    expect(names).toHaveLength(8);
  },
);

test('no other page may be framed', async ({ page, baseURL, complaints }) => {
  complaints.expect(/frame-ancestors|X-Frame-Options|chrome-error|refused|policy-reports/i);
  using site = await anotherSite('/cost-estimator/calculate', baseURL);
  await page.goto(site.address);
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a framed tool still answers', async ({ page, baseURL }) => {
    using site = await anotherSite('/embed/cost-estimator?appliedOn=2026-11-20', baseURL);
    await page.goto(site.address);
    const frame = page.frameLocator('iframe');
    await frame.getByRole('radio', { name: 'Large' }).check();
    await frame.getByRole('button', { name: 'Calculate' }).click();
    await expect(frame.getByRole('region', { name: 'Total licence fee' })).toContainText('£1,682.00');
    await expect(frame.getByRole('link', { name: /^The rule/ }).first()).toHaveAttribute('target', '_blank');
  });
});
