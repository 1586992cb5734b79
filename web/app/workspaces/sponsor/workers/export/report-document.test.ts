import type { WorkerRow } from '@portway/contracts/sponsor/workers/workers';
import { getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { pdfOf } from '../../../../subjects/document/pdf-of.server.ts';
import { reportDocument } from './report-document.ts';

const worker = (fullName: string, more: Partial<WorkerRow> = {}): WorkerRow => ({
  ...{ id: fullName, fullName, reference: null, route: 'skilled-worker', isCounted: true, state: 'working' },
  ...{ jobTitle: 'Software engineer', occupationCode: '2134', payPence: 57_000_00, hoursPerWeek: 37.5 },
  ...{ pay: { requiredPence: 49_400_00, verdict: 'met' }, place: 'Leeds office', managerLeftOn: null },
  ...{ manager: { id: 'm', name: 'Piotr Nowak' }, certificateEnds: '2028-03-02', visaEnds: '2028-03-16' },
  ...{ nextCheckOn: null, gaps: [], tags: [], nextDuty: null },
  ...more,
});

const report = (workers: WorkerRow[], total = workers.length) => ({
  ...{ organisation: 'Northgate Systems', madeOn: '2026-11-29', madeBy: 'Carys Bevan' },
  ...{ authorisingOfficer: 'Helen Marsh', workers, total },
});
const address = 'http://localhost:5000/dashboard/sponsor/workers';
const wordsOf = (...[made, filters = {}]: [ReturnType<typeof report>, object?]) =>
  reportDocument(made, { filters, address });

it('is dated and for the Authorising Officer, and counts what is due, underpaid and not fully checked', () => {
  const document = wordsOf(
    report([
      worker('Ana', { nextDuty: { id: 'd', title: 'Absent ten days', reportBy: '2026-12-04' } }),
      worker('Ben', { payPence: 30_000_00, pay: { requiredPence: 49_400_00, verdict: 'under' } }),
      worker('Cem', { gaps: ['no-check'] }),
      worker('Dee', { gaps: null, state: 'left' }),
    ]),
  );
  expect(document).toMatchObject({
    fileName: 'sponsored-workers-2026-11-29',
    headline: {
      label: 'Northgate Systems, 29 November 2026',
      figure: '4 workers',
      note: 'For Helen Marsh, Authorising Officer. Made by Carys Bevan.',
    },
    sentences: [
      'Of 4 workers, 1 has a report to make or something to look at.',
      '1 is paid below the rule of the day on which it applied to them, or that could not be settled.',
      '1 is not fully checked: what is missing is named with each.',
    ],
  });
  const tables = document.parts.flatMap((part) =>
    part.kind === 'table' ? [[part.title, ...part.rows.map(({ cells }) => cells.join(' | '))]] : [],
  );
  expect(tables).toEqual([
    ['To report or to look at', 'Ana | Absent ten days | 4 Dec 2026'],
    ['Pay below its rule', 'Ben | £30,000 | £49,400'],
    ['Not fully checked', 'Cem | next check'],
    [
      'All of them',
      ...['Ana', 'Ben', 'Cem', 'Dee'].map(
        (name) => `${name} | ${name === 'Ben' ? '£30,000' : '£57,000'} | 2 Mar 2028 | 16 Mar 2028 | –`,
      ),
    ],
  ]);
});

it('says who is left out: by filters, and where there are more than it lists', () => {
  const { cautions } = wordsOf(report([worker('Ana')], 900), {
    ...{ sort: 'visa', state: 'working', place: 'p', gap: 'no-check' },
  });
  expect(cautions).toEqual([
    'This is the record as it was on 29 November 2026. Nothing in it was sent to the Home Office.',
    'Only the first 1 of 900 are listed. The spreadsheet has everyone.',
    'Not everyone is in it. Only these: state: Working; place of work: Leeds office; No next right to work check.',
  ]);
});

it('is drawn with its words on the pages', async () => {
  const bytes = await pdfOf(wordsOf(report([worker('Ana Sofia Marques')])));
  const pdf = await getDocumentProxy(bytes);
  const content = await (await pdf.getPage(1)).getTextContent();
  const text = content.items.map((item) => ('str' in item ? item.str : '')).join(' ');
  expect(text).toContain('Report on Sponsored Workers');
  expect(text).toContain('For Helen Marsh, Authorising Officer');
});
