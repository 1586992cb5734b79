import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { csvOf } from './csv-of.ts';
import type { ResultDocument } from './result-document.ts';

const sample: ResultDocument = {
  tool: 'Sponsor Licence Cost Estimator',
  fileName: 'licence-cost',
  headline: { label: 'Total licence fee', figure: '£1,361.00', tag: 'Rates for 20 November 2026' },
  cautions: ['Places are “limited”, and "go" quickly.'],
  answers: [
    { question: 'Job title', answer: '=HYPERLINK("http://example.com","click")' },
    { question: 'Pays', answer: '4558.34\n4500' },
  ],
  parts: [
    {
      kind: 'table',
      title: 'Fees',
      columns: [{ head: 'Fee' }, { head: 'Who must pay' }, { head: 'Amount', figure: true }],
      rows: [
        { cells: ['Licence', 'Sponsor only', '£611.00'] },
        { cells: ['Priority', 'Sponsor only', '£750'] },
        { cells: ['Charge', 'Sponsor only', 'Not Applicable'], remark: 'A switch carries no charge.' },
        { cells: ['Fees together', '', '£1,361.00'], total: true },
      ],
    },
    {
      kind: 'working',
      title: 'How we worked this out',
      steps: [
        { label: 'Licence', heading: true },
        {
          label: 'Worker licence, small sponsor',
          figure: '£611.00',
          law: {
            title: 'Worker licence, small or charitable sponsor',
            href: '/rules/licence-fee.worker.small',
            says: 'in force from 8 April 2026. Checked on 20 November 2026.',
          },
        },
      ],
    },
  ],
  lawAskedFor: [{ label: 'Day you apply', day: '20 November 2026' }],
  madeOn: '21 November 2026',
  address: 'http://localhost:5000/cost-estimator/calculate?appliedOn=2026-11-20',
};

interface Row {
  readonly section: string;
  readonly item: string;
  readonly value: string;
  readonly amount: string;
}

const rowsOf = (document: ResultDocument): Row[] => parse(csvOf(document), { bom: true, columns: true });
const findValue = (section: string, item: string) =>
  rowsOf(sample).find((row) => row.section === section && row.item === item)?.value;

describe('a result as CSV', () => {
  it('has the UTF-8 byte order mark that spreadsheets look for, four columns, and RFC 4180 line ends', () => {
    const text = csvOf(sample);
    expect(text.startsWith('\uFEFFsection,item,value,amount\r\n')).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
    expect(text.replaceAll('4558.34\n4500', '').replaceAll('\r\n', '')).not.toContain('\n');
    for (const record of parse(text, { bom: true })) expect(record).toHaveLength(4);
  });

  it('gives amounts in words and as numbers; a table column can be summed, its total is separate', () => {
    expect(rowsOf(sample)).toContainEqual({
      section: 'Result',
      item: 'Total licence fee',
      value: '£1,361.00',
      amount: '1361.00',
    });
    const fees = rowsOf(sample).filter(({ section }) => section === 'Fees: Amount');
    expect(fees.map(({ amount }) => amount)).toEqual(['611.00', '750.00', '']);
    expect(fees.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(1361);
    expect(findValue('Fees: Amount, total', 'Fees together')).toBe('£1,361.00');
    expect(findValue('Fees: why', 'Charge')).toBe('A switch carries no charge.');
  });

  it('reproduces what was typed, quotes and line breaks included', () => {
    expect(findValue('What you told us', 'Pays')).toBe('4558.34\n4500');
    expect(findValue('Before you read the figures', '1')).toBe('Places are “limited”, and "go" quickly.');
  });

  it('neutralises what a spreadsheet would run as a formula', () => {
    expect(findValue('What you told us', 'Job title')).toBe('\'=HYPERLINK("http://example.com","click")');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
    'neutralises %j as a question and as an answer',
    (text) => {
      const [row] = rowsOf({ ...sample, answers: [{ question: text, answer: text }] }).filter(
        ({ section }) => section === 'What you told us',
      );
      expect(row).toMatchObject({ item: `'${text}`, value: `'${text}` });
    },
  );

  it.each(['\r=1', '\n=1'])('neutralises both lines of %j', (text) => {
    const neutralText = `'${text.replace('=', "'=")}`;
    const [row] = rowsOf({ ...sample, answers: [{ question: 'Pays', answer: text }] }).filter(
      ({ section }) => section === 'What you told us',
    );
    expect(row).toMatchObject({ value: neutralText });
  });

  it('has each step under its section, the rule with its version, and sources with addresses', () => {
    expect(findValue('How we worked this out: Licence', 'Worker licence, small sponsor')).toBe('£611.00');
    expect(
      findValue('How we worked this out: Licence, the rule', 'Worker licence, small or charitable sponsor'),
    ).toBe('in force from 8 April 2026. Checked on 20 November 2026.');
    expect(findValue('The law we used: In force from', 'Worker licence, small or charitable sponsor')).toBe(
      '8 April 2026',
    );
    const sources = rowsOf(sample).filter(({ section }) => section === 'Sources');
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.some(({ value }) => /^https?:\/\//.test(value))).toBe(true);
  });

  it('gives the law’s date, how far it is recorded, the link to the result, and the disclaimer', () => {
    expect(findValue('About this document', 'Law of the day: Day you apply')).toBe('20 November 2026');
    expect(findValue('About this document', 'As recorded')).toBe(
      'Fees read to 8 April 2026 (a newer table exists)',
    );
    expect(findValue('About this document', 'Open it again at')).toBe(sample.address);
    expect(findValue('About this document', 'Information, not legal advice')).toContain(
      'The Home Office decides',
    );
  });
});
