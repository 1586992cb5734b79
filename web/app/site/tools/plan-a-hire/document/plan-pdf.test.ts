import { calendarDate } from '@portway/rules/kernel';
import { getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { pdfOf } from '../../../../subjects/document/pdf-of.server.ts';
import { evaluatePlan } from '../evaluate-plan.ts';
import { planDocument } from './plan-document.ts';

const today = calendarDate('2026-11-23');

async function pagesOf(query: string) {
  const url = new URL(`http://localhost:5000/plan-a-hire.pdf?${query}`);
  const document = planDocument(await evaluatePlan(url.searchParams, today, () => Promise.resolve([])), {
    url,
    today,
  });
  if ('missing' in document) throw new Error(document.missing.join());
  const pdf = await getDocumentProxy(await pdfOf(document));
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const { items } = await page.getTextContent();
      const texts = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
      const lowest = Math.min(
        ...texts.flatMap(({ str, transform }) => (str.startsWith('Page ') ? [] : [transform[5]])),
      );
      const links = (await page.getAnnotations()).flatMap(({ url: to }) => (to === undefined ? [] : [to]));
      return {
        text: texts
          .map(({ str }) => str)
          .join(' ')
          .replace(/\s+/g, ' '),
        lowest,
        links,
      };
    }),
  );
  return { pages, document };
}

const long =
  'role=2231&workNation=england&salary=38000&startWanted=2026-12-20&location=inside&visaType=skilled&partner=yes&children=yes&childrenCount=4&childrenUnder18=2&adultChildrenWereDependants=yes&years=5&priority=super-priority&licencePriority=yes&sponsorSize=large';

it.each([
  'role=2134&salary=58000&startWanted=2027-02-01',
  'role=2134',
  'role=2231&workNation=england',
  'role=8120',
  'role=2134&holdsLicence=yes&partner=yes&children=yes&childrenCount=2&childrenUnder18=2&adultChildrenWereDependants=yes&priority=priority',
  'role=2134&assignedOn=2025-10-21',
  'role=2111&location=inside&visaType=student&licencePriority=yes',
  long,
])('%s: two pages, nothing lost, nothing in the foot', async (query) => {
  const { pages, document } = await pagesOf(query);
  expect(pages).toHaveLength(2);
  const [first, second] = pages;
  for (const sentence of document.sentences ?? []) expect(first?.text).toContain(sentence);
  expect(document.sentences).toHaveLength(3);
  for (const { title } of document.brief?.pictures ?? []) expect(first?.text).toContain(title);
  for (const { lines } of [...(document.brief?.needed ?? []), ...(document.brief?.lists ?? [])])
    for (const line of lines) expect(second?.text.replace(/- /g, '-')).toContain(line.replace(/- /g, '-'));
  expect(second?.links).toContain(document.address);
  for (const { lowest } of pages) expect(lowest).toBeGreaterThan(35);
});

it('the second page names each rule with its day and the address of its page', async () => {
  const { pages } = await pagesOf('role=2134');
  expect(pages[1]?.text).toContain(
    'Worker licence, small or charitable sponsor, since 8 April 2026: /rules/licence-fee.worker.small',
  );
  expect(pages[1]?.links).toContain('http://localhost:5000/rules/licence-fee.worker.small');
});
