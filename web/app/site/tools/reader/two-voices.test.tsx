import { calendarDate } from '@portway/rules/kernel';
import { type ReactElement, StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { evaluateChange } from '../plan-a-hire/compare/evaluate-change.ts';
import { planDocument } from '../plan-a-hire/document/plan-document.ts';
import { evaluatePlan } from '../plan-a-hire/evaluate-plan.ts';
import { PlanForm } from '../plan-a-hire/plan-form.tsx';
import { PlanResult } from '../plan-a-hire/result/plan-result.tsx';
import { evaluateSalary } from '../salary/evaluate-salary.ts';
import { SalaryResult } from '../salary/result/salary-result.tsx';
import { evaluateSettlement } from '../settlement/evaluate-settlement.ts';
import { SettlementForm } from '../settlement/settlement-form.tsx';
import { SettlementResult } from '../settlement/settlement-result.tsx';
import { BillResult } from '../skills-charge/bill/bill-result.tsx';
import { billOfRole } from '../skills-charge/bill-of-role.ts';
import { evaluateComparison } from '../skills-charge/compare/evaluate-comparison.ts';
import { billDocument } from '../skills-charge/document/bill-document.ts';
import { SponsorshipForm } from '../skills-charge/sponsorship-form.tsx';
import { ReaderChoice } from './reader-choice.tsx';

const today = calendarDate('2026-11-20');
const search = () => Promise.resolve([]);
const submission = { by: 'opened', attempt: '' } as const;
const address = (query: string) => ({ url: new URL(`http://localhost/tool.pdf?${query}`), today });

/** The text of a page's part at an address, without its tags. */
function textOf(query: string, element: ReactElement): string {
  const html = htmlOf(query, element);
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

function htmlOf(query: string, element: ReactElement): string {
  const router = createMemoryRouter([{ path: '/tool', element }], { initialEntries: [`/tool?${query}`] });
  return renderToStaticMarkup(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  ).replaceAll('&#x27;', '’');
}

const job = 'role=2134&location=outside&years=3&sponsorSize=small';

async function billPage(query: string): Promise<string> {
  const pageData = await billOfRole(new URLSearchParams(query), today, search);
  return textOf(
    query,
    <>
      <SponsorshipForm {...pageData} submission={submission} />
      <BillResult shown={pageData} recorded="" />
    </>,
  );
}

async function planPage(query: string): Promise<string> {
  const pageData = await evaluatePlan(new URLSearchParams(query), today, search);
  if (!pageData.plan) throw new Error('There is no plan.');
  return textOf(
    query,
    <>
      <PlanForm {...pageData} submission={submission} />
      <PlanResult plan={pageData.plan} answers={pageData.answers} reader={pageData.reader} note="" />
    </>,
  );
}

describe('the costs of a sponsorship', () => {
  it('speak to the employer where the address names nobody', async () => {
    const page = await billPage(job);
    expect(page).toContain('Sponsoring costs you');
    expect(page).toContain('The worker pays');
    expect(page).toContain('the sponsor pays, and may not recover it from the worker in any way.');
    expect(page).not.toContain('You pay');
    expect(await billPage(`${job}&reader=employer`)).toBe(page);
  });

  it('speak to the worker, with what the employer must not ask for', async () => {
    const page = await billPage(`${job}&reader=worker`);
    expect(page).toContain('Your employer pays');
    expect(page).toContain('You pay');
    expect(page).toContain('Where are you?');
    expect(page).toContain(
      'Your employer only: your employer pays. Your employer must not ask you to pay this, or recover it from you in any way.',
    );
    expect(page).not.toMatch(/The worker pays|Sponsoring costs you|[Tt]he candidate has/);
  });

  it('are the same figures to both', async () => {
    const figures = async (query: string) => {
      const { bill } = await billOfRole(new URLSearchParams(query), today, search);
      return [bill?.employer, bill?.worker, bill?.sections.map(({ total, lines }) => [total, lines])];
    };
    expect(await figures(`${job}&reader=worker`)).toEqual(await figures(job));
  });

  it('keep the reader in the form and in links that lead on', async () => {
    const query = `${job}&reader=worker`;
    const pageData = await billOfRole(new URLSearchParams(query), today, search);
    expect(htmlOf(query, <SponsorshipForm {...pageData} submission={submission} />)).toContain(
      '<input type="hidden" name="reader" value="worker"/>',
    );
    expect(htmlOf(query, <BillResult shown={pageData} recorded="" />)).toMatch(
      /href="\/plan-a-hire\?[^"]*reader=worker/,
    );
  });

  it('speak to the worker in the file too', async () => {
    const query = `${job}&reader=worker`;
    const document = billDocument(
      await billOfRole(new URLSearchParams(query), today, search),
      address(query),
    );
    expect(document).toMatchObject({
      headline: { label: 'Your employer pays', beside: [{ label: 'You pay' }] },
      address: expect.stringContaining('reader=worker'),
    });
    expect(JSON.stringify(document)).toContain(
      'Your employer must not ask you to pay these, or recover them from you in any way: Certificate of Sponsorship',
    );
  });

  it('side by side begin with what the reader pays', () => {
    const family = 'location=outside&years=3&a.partner=no&b.partner=yes&childrenCount=1';
    const headline = (query: string) =>
      evaluateComparison(new URLSearchParams(query), today)?.shown.headline.label;
    const years = 'location=outside&a.years=1&b.years=3';
    expect(headline(years)).toBe('Sponsoring costs you least');
    expect(headline(`${years}&reader=worker`)).toBe('You pay least');
    expect(headline(`${family}&reader=worker`)).toBe('You pay least');
  });
});

describe('a plan', () => {
  it('speaks to the employer', async () => {
    const page = await planPage(job);
    expect(page).toContain('When can they start?');
    expect(page).toContain('Do you hold a sponsor licence?');
    expect(page).toContain('Sponsoring costs you');
  });

  it('speaks to the worker', async () => {
    const page = await planPage(`${job}&salary=60000&reader=worker`);
    expect(page).toContain('When can you start?');
    expect(page).toContain('Does your employer hold a sponsor licence?');
    expect(page).toContain('You pay');
    expect(page).toContain('Your employer must not ask you to pay these');
    expect(page).not.toMatch(/[Tt]he worker pays|When can they start|Sponsoring costs you|you offer/);
  });

  it('names the worker’s papers first to the worker', async () => {
    const page = await planPage(`${job}&reader=worker`);
    const ready = page.slice(page.indexOf('What to have ready'));
    expect(ready.indexOf(' You ')).toBeLessThan(ready.indexOf(' Your employer '));
  });

  it('in a file has one voice, whole', async () => {
    const query = `${job}&reader=worker`;
    const document = planDocument(
      await evaluatePlan(new URLSearchParams(query), today, search),
      address(query),
    );
    expect(document).toMatchObject({
      tool: 'Plan this move',
      sentences: expect.arrayContaining([
        expect.stringMatching(/Your employer pays £[\d,]+, and you pay £[\d,]+\./),
      ]),
    });
  });

  it('with one thing changed keeps the reader', async () => {
    const { plans } = await evaluateChange(
      new URLSearchParams(`${job}&reader=worker&change=family`),
      today,
      search,
    );
    expect(plans.map(({ to, figures }) => [to.includes('reader=worker'), 'You pay' in figures])).toEqual([
      [true, true],
      [true, true],
    ]);
  });
});

it('the least salary asks the worker about the worker', async () => {
  const query = 'role=2134&reader=worker';
  const pageData = await evaluateSalary(new URLSearchParams(query), today, {
    search,
    details: () => Promise.reject(new Error('No details are needed.')),
  });
  const page = textOf(
    query,
    <SalaryResult {...pageData} waiting="" which={pageData.role.which} recorded="" />,
  );
  expect(page).toContain('Are you under 26?');
});

describe('the salary for settlement', () => {
  const query = 'role=2134&inRouteSince=2023-05-01';
  const page = async (reader: string) => {
    const pageData = await evaluateSettlement(new URLSearchParams(query + reader), today, search);
    return textOf(
      query + reader,
      <>
        <SettlementForm {...pageData} submission={submission} />
        <SettlementResult {...pageData} waiting="" recorded="" />
      </>,
    );
  };

  it('speaks to the worker by itself', async () => {
    expect(await page('')).toContain('Salary you need to settle');
    expect(await page('')).toContain('When you could first apply');
  });

  it('speaks to the employer', async () => {
    const text = await page('&reader=employer');
    expect(text).toContain('Salary the worker needs to settle');
    expect(text).toContain('When they could first apply');
    expect(text).not.toMatch(/\b[Yy]our? (?:salary|partner|job|could|need)\b/);
  });
});

it('who reads is chosen by links to the same answers, with the present one marked', () => {
  const html = htmlOf(job, <ReaderChoice reader="employer" />);
  expect(html).toContain('aria-label="I am the employer" aria-current="true"');
  expect(html).toMatch(/aria-label="I am the worker"[^>]*href="\/tool\?role=2134[^"]*reader=worker"/);
});
