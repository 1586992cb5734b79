import { calendarDate } from '@portway/rules/kernel';
import { getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import type { NoResult } from '../../subjects/document/document-file.server.ts';
import type { DocumentContext } from '../../subjects/document/made-from.ts';
import { pdfOf } from '../../subjects/document/pdf-of.server.ts';
import type { ResultDocument } from '../../subjects/document/result-document.ts';
import { evaluateLicence } from './licence-cost/evaluate-licence.ts';
import { licenceDocument } from './licence-cost/licence-document.ts';
import { salaryDocument } from './salary/document/salary-document.ts';
import { evaluateSalary } from './salary/evaluate-salary.ts';
import { evaluatePay } from './salary/pay-periods/evaluate-pay.ts';
import { payDocument } from './salary/pay-periods/pay-document.ts';
import { comparisonDocument } from './skills-charge/compare/compare-document.ts';
import { evaluateComparison } from './skills-charge/compare/evaluate-comparison.ts';
import { billDocument } from './skills-charge/document/bill-document.ts';
import { evaluateBill } from './skills-charge/evaluate-bill.ts';

const today = calendarDate('2026-11-23');

type Made = (query: URLSearchParams, context: DocumentContext) => Promise<ResultDocument | NoResult>;

const documentMakers: Readonly<Record<string, Made>> = {
  salary: async (query, context) =>
    salaryDocument(
      await evaluateSalary(query, today, {
        search: async () => [],
        details: () => Promise.reject(new Error('No details are needed.')),
      }),
      context,
    ),
  bill: async (query, context) => billDocument(evaluateBill(query, today), context),
  comparison: async (query, context) => comparisonDocument(evaluateComparison(query, today), context),
  licence: async (query, context) => licenceDocument(evaluateLicence(query, today), context),
  pay: async (query, context) => payDocument(evaluatePay(query, today), context),
};

/** The lines between the edges of each page, by reading the PDF back. */
async function linesOfPages(document: ResultDocument): Promise<string[][]> {
  const pdf = await getDocumentProxy(await pdfOf(document));
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const { items } = await page.getTextContent();
      const lines = new Map<number, string>();
      for (const item of items) {
        if (!('str' in item) || item.str.trim() === '') continue;
        const y = Math.round(item.transform[5] / 3);
        // Above the first line of a page, and below the last, stand its edges; the first page has a cover instead.
        const isEdge = item.transform[5] < 60 || (index > 0 && item.transform[5] > 775);
        if (!isEdge) lines.set(y, `${lines.get(y) ?? ''} ${item.str}`);
      }
      return [...lines.values()];
    }),
  );
}

const roles = ['1111', '2134', '2231', '2314', '3544', '6135', '9111'];
const cases: [string, string][] = [
  ...roles.flatMap((role): [string, string][] => [
    ['salary', `role=${role}`],
    ['salary', `role=${role}&salary=45000&visaType=skilled&under26=no&inRouteSince=2023-05-01&years=3`],
    ['bill', `role=${role}&years=3&location=outside`],
    [
      'bill',
      `role=${role}&years=5&partner=yes&children=yes&childrenCount=3&childrenUnder18=2&sponsorSize=large`,
    ],
    ['comparison', `role=${role}&a.years=1&b.years=3&c.years=5`],
  ]),
  ['licence', 'licenceType=worker&sponsorSize=small&priority=yes'],
  ['licence', 'licenceType=temporary'],
  ['pay', 'role=2134&pays=4558.34%0A4500%3B162.5'],
  ...[5, 20, 35].map((count): [string, string] => [
    'pay',
    `role=2134&pays=${Array.from({ length: count }, () => '4558.34').join('%0A')}`,
  ]),
];

it.each(cases)(
  'the PDF of %s?%s has no page of a few lines, and answers on its first',
  async (tool, query) => {
    const url = new URL(`http://localhost:5000/tool.pdf?${query}`);
    const document = await documentMakers[tool]?.(url.searchParams, { url, today });
    if (!document || 'missing' in document) throw new Error(document?.missing.join());
    const pages = await linesOfPages(document);
    for (const lines of pages) expect(lines.length, lines.join('\n')).toBeGreaterThan(3);
    expect(document.sentences).toHaveLength(3);
    const first = pages[0]?.join(' ').replace(/\s+/g, ' ') ?? '';
    for (const sentence of document.sentences ?? [])
      expect(first.replaceAll('- ', '-')).toContain(sentence.replaceAll('- ', '-'));
  },
);
