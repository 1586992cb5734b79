import { calendarDate, figureStep, lawOn, lawStep, type Parameter } from '@portway/rules/kernel';
import { register } from '@portway/rules/register';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { workingSteps } from '../../text/working-steps.ts';
import { pdfOf } from './pdf-of.server.ts';
import type { ResultDocument } from './result-document.ts';

const day = calendarDate('2026-11-20');
const address = 'http://localhost:5000/cost-estimator/calculate?licenceType=temporary&appliedOn=2026-11-20';

function stepOf(id: string) {
  const parameter: Parameter<unknown> | undefined = register.parameters.find((each) => each.id === id);
  const outcome = parameter && lawOn(parameter, day);
  if (outcome?.status !== 'in-force') throw new Error(id);
  return lawStep(outcome, { pence: 61_100 });
}

const sample: ResultDocument = {
  tool: 'Sponsor Licence Cost Estimator',
  fileName: 'licence-cost-temporary-2026-11-20',
  headline: { label: 'Total licence fee', figure: '£1,361.00', beside: [{ label: 'Later', figure: '£7' }] },
  cautions: ['Places are limited.'],
  answers: [{ question: 'Day you apply', answer: '20 November 2026' }],
  parts: [
    {
      kind: 'table',
      title: 'Fees for this application',
      columns: [{ head: 'Fee' }, { head: 'Amount', figure: true }],
      rows: [
        { cells: ['Licence “fee” – the organisation’s · 1 × £', '£611.00'] },
        { cells: ['Together', '£1,361.00'], total: true, remark: 'Both fees.' },
      ],
    },
    { kind: 'paragraph', title: 'What the fees are for', text: 'These are one-time fees.' },
    { kind: 'list', title: 'What this does not check', lines: ['The register.'] },
    {
      kind: 'working',
      title: 'How we worked this out',
      steps: workingSteps([
        stepOf('licence-fee.temporary'),
        stepOf('licence-fee.priority'),
        figureStep('Total licence fee', { pence: 136_100 }),
      ]),
    },
  ],
  lawAskedFor: [{ label: 'Day you apply', day: '20 November 2026' }],
  madeOn: '21 November 2026',
  address,
};

interface StructureNode {
  readonly role?: string;
  readonly type?: string;
  readonly children?: readonly StructureNode[];
}

async function readBack(document: ResultDocument) {
  const bytes = await pdfOf(document);
  const raw = Buffer.from(bytes).toString('latin1');
  const pdf = await getDocumentProxy(bytes);
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const { items } = await page.getTextContent();
      const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
      const links = (await page.getAnnotations()).flatMap(({ url }) =>
        typeof url === 'string' ? [url] : [],
      );
      const tree: StructureNode | null = await page.getStructTree();
      return { text: text.replace(/\s+/g, ' '), links, roles: rolesIn(tree) };
    }),
  );
  return {
    raw,
    pdf,
    pages,
    text: pages.map((page) => page.text).join(' '),
    roles: pages.flatMap((page) => page.roles),
  };
}

function rolesIn(node: StructureNode | null): string[] {
  if (node === null) return [];
  return [...(node.role === undefined ? [] : [node.role]), ...(node.children ?? []).flatMap(rolesIn)];
}

const count = (roles: readonly string[], role: string) => roles.filter((each) => each === role).length;

describe('a result as a PDF', () => {
  it('is tagged, in British English, and displays its own title', async () => {
    const { pdf, raw } = await readBack(sample);
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Sponsor Licence Cost Estimator: £1,361.00', Language: 'en-GB' });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
    expect(raw).toContain('/Scope /Column');
    expect(raw).toContain('/Scope /Row');
  });

  it('has one main heading and one for each section, tables with header cells, lists and links', async () => {
    const { roles } = await readBack(sample);
    expect(count(roles, 'H1')).toBe(1);
    // Caution, answers, four sections of the result, points to be confirmed, law, sources, the document
    // itself.
    expect(count(roles, 'H2')).toBe(10);
    expect(count(roles, 'Table')).toBe(4);
    // Header cells: 2 in the answers, 2 in the fees, 4 in the law, 2 in the document; rows: 1, 2, 2 and 6.
    expect(count(roles, 'TH')).toBe(10 + 11);
    expect(count(roles, 'L')).toBeGreaterThanOrEqual(5);
    expect(count(roles, 'Link')).toBeGreaterThanOrEqual(4);
  });

  it('tags everything between the page edges: no text is outside the structure', async () => {
    const { pdf } = await readBack(sample);
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      let depth = 0;
      const outside: string[] = [];
      for (const item of items) {
        if ('str' in item) {
          if (depth === 0 && item.str.trim() !== '') outside.push(item.str);
        } else depth += item.type === 'endMarkedContent' ? -1 : 1;
      }
      expect(outside).toEqual([]);
    }
  });

  it('embeds its fonts, and relies on none of the reader’s', async () => {
    const { raw } = await readBack(sample);
    const faces = [...raw.matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g)].map(([, face]) => face);
    expect(new Set(faces)).toEqual(new Set(['Geist-Regular', 'Geist-SemiBold', 'BricolageGrotesque-Bold']));
    expect(raw.match(/\/FontFile2/g)).toHaveLength(faces.length);
    expect(raw).not.toMatch(/\/Subtype \/Type1|Helvetica|Times-/);
  });

  it('gives the answers, the figure, the working, the day, the versions and the date of record', async () => {
    const { text } = await readBack(sample);
    for (const phrase of [
      'Total licence fee £1,361.00',
      'Places are limited.',
      'Day you apply 20 November 2026',
      'Licence “fee” – the organisation’s · 1 × £',
      'Temporary Worker licence, any size of sponsor £611.00',
      'In force from 8 April 2026. Checked on 20 November 2026.',
      'Law of the day: Day you apply 20 November 2026',
      'As recorded Fees read to 8 April 2026 (a newer table exists)',
      'Information, not legal advice',
    ]) {
      expect(text).toContain(phrase);
    }
    expect(text).toMatch(
      /To be confirmed on GOV\.UK Temporary Worker licence, any size of sponsor: Worked out from/,
    );
  });

  it('links to every source that was read, and to the same result', async () => {
    const { pages, text } = await readBack(sample);
    const links = pages.flatMap((page) => page.links);
    const sources = ['licence-fee.temporary', 'licence-fee.priority'].flatMap(
      (id) => stepOf(id).law?.sources ?? [],
    );
    const urls = sources.flatMap(({ url }) => (url === undefined ? [] : [url]));
    expect(urls.length).toBeGreaterThanOrEqual(4);
    for (const url of urls) expect(links).toContain(url);
    for (const { title } of sources) expect(text).toContain(title);
    expect(links).toContain(address);
  });

  it('repeats a table’s header visually on each page, and has it once in the structure', async () => {
    const rows = Array.from({ length: 90 }, (_, index) => ({ cells: [`Row ${index + 1}`, '£1.00'] }));
    const columns = [{ head: 'Fee of each' }, { head: 'Amount', figure: true }];
    const { pages, raw } = await readBack({
      ...sample,
      parts: [{ kind: 'table', title: 'A long table', columns, rows }],
    });
    const pagesWithRows = pages.filter(({ text }) => /Row \d+/.test(text));
    expect(pagesWithRows.length).toBeGreaterThan(2);
    for (const { text } of pagesWithRows) expect(text).toContain('Fee of each');
    expect(pages.map(({ text }) => /Page \d+ of \d+/.exec(text)?.[0])).toEqual(
      pages.map((_, index) => `Page ${index + 1} of ${pages.length}`),
    );
    // Two columns each in this table, the answers and the document itself; then their rows.
    expect(raw.match(/\/Scope \/Column/g)).toHaveLength(2 + 2 + 2);
    expect(raw.match(/\/Scope \/Row/g)).toHaveLength(90 + 1 + 5);
  });

  it('splits an answer longer than a page, and loses none of it', async () => {
    const lines = Array.from({ length: 130 }, (_, index) => `line${index + 1}.`);
    const { pages, text } = await readBack({
      ...sample,
      answers: [{ question: 'Pay of each period', answer: lines.join('\n') }],
    });
    const answerPages = pages.filter((page) => /line\d+\./.test(page.text));
    expect(answerPages.length).toBeGreaterThan(2);
    for (const page of answerPages) expect(page.text).toContain('Your answer');
    expect(text.match(/line\d+\./g)).toEqual(lines);
  });

  it('leaves no page with a few lines, however long it is', async () => {
    for (let length = 30; length < 62; length++) {
      const lines = Array.from({ length }, (_, index) => `Line ${index + 1} of the list.`);
      const { pages } = await readBack({ ...sample, parts: [{ kind: 'list', title: 'A list', lines }] });
      const last = pages.at(-1)?.text ?? '';
      // The last table: its rows, or lines of the list before it.
      const rows = [
        'Made by',
        'Made on',
        'Law of the day',
        'As recorded',
        'Open it again',
        'Information, not legal',
      ];
      const rowCount = rows.filter((row) => last.replace(/Portway · Information.*/, '').includes(row)).length;
      expect(rowCount, `${length} lines: ${last}`).toBeGreaterThan(2);
    }
  });

  it('prints letters missing from the fonts without their accents, and never as an empty box', async () => {
    const answer = 'Žofie, Łódź, 日本, tab\tend';
    const { text } = await readBack({ ...sample, answers: [{ question: 'Typed', answer }] });
    expect(text).toContain('Zofie, ?ódz, ??, tab end');
  });
});
