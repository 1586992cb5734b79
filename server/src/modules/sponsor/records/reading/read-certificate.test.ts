import { describe, expect, it } from 'vitest';
import { readCertificate } from './read-certificate.ts';

const lefts = [56, 300, 400, 500];

/** Rows of one page, with `|` between the cells; an empty first cell leaves the row to the columns on the right. */
const page = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .map((cell, column) => ({ text: cell.trim(), left: lefts[column] ?? 0 }))
        .filter((cell) => cell.text !== ''),
    );

const fieldsIn = (...pages: readonly string[]) => readCertificate(pages.map(page), '2026-11-30');
const fieldIn = (name: string, ...pages: readonly string[]) =>
  fieldsIn(...pages).find(({ field }) => field === name);
const valuesIn = (...pages: readonly string[]) =>
  Object.fromEntries(
    fieldsIn(...pages).map(({ field, readings }) => [field, readings.map(({ value }) => value)]),
  );

/** Labels and sections as the sponsorship management system prints them, with its long label and its blank fields. */
const printed = [
  `
Certificate of Sponsorship Details
Certificate of sponsorship status
Sponsor licence number: | ABC123456
Sponsor name: | NORTHGATE SYSTEMS LTD
Certificate number: | C2G8H88871U
Current certificate status: | ASSIGNED
Current certificate status date: | 10/11/2026
Date assigned: | 10/11/2026
Expiry date (use by): | 10/02/2027
Sponsor note: |
Personal information
Family name: | MARQUES
Given name(s): | ANA SOFIA
Other names: |
Nationality: | PORTUGAL
Place of birth: | LISBON
Date of birth: | 14/03/1995
Gender: | FEMALE
Passport or travel document
Passport number: | CA 123456
Issue date: | 02/03/2021
Expiry date: | 02/03/2031
Current home address
Address: | RUA AUGUSTA 1
City or town: | LISBON
Postcode: | 1100-048
Country: | PORTUGAL`,
  `
Work dates
Start date: | 01/02/2027
End date: | 31/01/2030
Does the migrant need to leave and re-enter the UK during the period of approval? | N
Total weekly hours of work: | 37.50
Main work address in the United Kingdom (mandatory for assignment):
Address: | 1 WHARF STREET
 | SECOND FLOOR
City or town: | LEEDS
County, area district or province: |
Postcode: | LS1 4AP
Other regular work addresses in the United Kingdom:
Migrant's employment
Job title: | SOFTWARE ENGINEER
Job type: | 2134 Programmers and software development professionals
Summary of job description: | Designs and writes the booking system.
Gross salary in pounds sterling (Skilled Worker only: excluding any | 57000.00
allowances and guaranteed bonuses; all other routes: including any
allowances and guaranteed bonuses):
For each: | YEAR
Migrant's employment - PAYE
PAYE reference supplied? | Y`,
];

describe('a printed certificate', () => {
  it('is read by its labels; nationality and the home address are not read', () => {
    expect(valuesIn(...printed)).toEqual({
      name: ['ANA SOFIA MARQUES'],
      'birth-date': ['1995-03-14'],
      passport: ['CA123456'],
      'certificate-number': ['C2G8H88871U'],
      'certificate-start': ['2027-02-01'],
      'certificate-end': ['2030-01-31'],
      'job-title': ['SOFTWARE ENGINEER'],
      'occupation-code': ['2134'],
      pay: ['5700000'],
      hours: ['37.5'],
      'work-place': ['1 WHARF STREET, SECOND FLOOR, LEEDS, LS1 4AP'],
    });
    expect(JSON.stringify(fieldsIn(...printed))).not.toMatch(/portugal|lisbon/i);
  });

  it('says of each value its page and its words', () => {
    expect(fieldIn('pay', ...printed)).toMatchObject({
      page: 2,
      source: expect.stringMatching(/^Gross salary in pounds sterling .*: 57000\.00 · For each: YEAR$/),
      readings: [{ words: '£57,000 a year' }],
      question: null,
    });
    expect(fieldIn('name', ...printed)).toMatchObject({
      page: 1,
      source: 'Given name(s): ANA SOFIA · Family name: MARQUES',
    });
  });

  it('is read from lines with a colon, and from labels above their values', () => {
    const lines = valuesIn(
      'Full name: Ana Marques\nJob title: Nurse\nOccupation code: SOC 2020: 2237\nGross salary: £31,049.20 per annum',
    );
    expect(lines).toEqual({
      name: ['Ana Marques'],
      'job-title': ['Nurse'],
      'occupation-code': ['2237'],
      pay: ['3104920'],
    });
    expect(valuesIn('Job title\nSoftware engineer\nStart date\n13 February 2027')).toEqual({
      'job-title': ['Software engineer'],
      'certificate-start': ['2027-02-13'],
    });
    expect(fieldIn('pay', 'Gross salary £42,000.00 per year')).toMatchObject({
      source: 'Gross salary: £42,000.00 per year',
      readings: [{ value: '4200000' }],
    });
  });
});

describe('what has two readings is asked about', () => {
  it('a day whose order no other day of the file says', () => {
    expect(fieldIn('certificate-start', 'Start date: 01/02/2027')).toMatchObject({
      readings: [
        { value: '2027-02-01', words: '1 February 2027' },
        { value: '2027-01-02', words: '2 January 2027' },
      ],
      question: expect.stringContaining('1 February 2027 or 2 January 2027'),
    });
    expect(fieldIn('certificate-start', 'Start date: 01/02/2027\nEnd date: 31/01/2030')?.question).toBeNull();
    const mixed = 'Start date: 01/02/2027\nEnd date: 31/01/2030\nIssue date: 12/25/2020';
    expect(fieldIn('certificate-start', mixed)?.readings).toHaveLength(2);
  });

  it('pay without what it is for, however plain the amount', () => {
    expect(fieldIn('pay', 'Gross salary: £42,000.00')).toMatchObject({
      readings: [
        { value: '4200000', words: '£42,000 a year' },
        { value: '50400000', words: '£42,000 a month: £504,000 a year' },
      ],
      question: expect.stringContaining('does not say what this pay is for'),
    });
    expect(fieldIn('pay', 'Gross salary: £18.50')?.question).not.toBeNull();
  });

  it('pay that is said to be for two things', () => {
    expect(fieldIn('pay', 'Gross salary: £3,500 per month\nFor each: Year')).toMatchObject({
      readings: [{ value: '4200000' }, { value: '350000' }],
      question: expect.stringContaining('twice'),
    });
  });

  it('a field that the file states twice, and not the same', () => {
    expect(fieldIn('job-title', 'Job title: Nurse', 'Job title: Senior nurse')).toMatchObject({
      readings: [{ value: 'Nurse' }, { value: 'Senior nurse' }],
      question: expect.stringContaining('more than once'),
    });
    expect(fieldIn('job-title', 'Job title: Nurse', 'Job title: Nurse')?.question).toBeNull();
  });

  it('a code of SOC 2010, by the first day of the certificate', () => {
    const old = fieldIn('occupation-code', 'Start date: 13 March 2023\nJob type: 2136 Programmers');
    expect(old?.question).not.toBeNull();
    expect(old?.readings.map(({ value }) => value)).toContain('2134');
  });
});

describe('what cannot be read is not', () => {
  it.each<[string, string, string]>([
    ['a month that is none', 'certificate-start', 'Start date: 01/Foo/2027'],
    ['another currency', 'pay', 'Gross salary: $42,000 per year'],
    ['pay for full time', 'pay', 'Gross salary: £42,000 FTE per year'],
    ['pay by the hour without hours', 'pay', 'Gross salary: £18.50 per hour'],
    ['a number without a digit', 'certificate-number', 'Certificate number: PENDING'],
    ['a code that is none', 'occupation-code', 'Job type: 9999'],
  ])('%s: the words are shown, and why', (_, field, text) => {
    expect(fieldIn(field, text)).toMatchObject({ readings: [], question: expect.stringMatching(/\w/) });
  });

  it('a label that is not known, an empty field, a sentence', () => {
    expect(fieldsIn('Salary band: 7')).toEqual([]);
    expect(fieldsIn('Job title: | \nJob type: N/A')).toEqual([]);
    expect(fieldsIn('The start date is 1 February 2027, and the job title is Nurse.')).toEqual([]);
  });

  it('an address that no heading names, or that of home', () => {
    expect(fieldsIn('Address: 1 Wharf Street\nPostcode: LS1 4AP')).toEqual([]);
    expect(fieldsIn('Home address\nAddress: 1 Wharf Street\nPostcode: LS1 4AP')).toEqual([]);
  });

  it('days and names of dependants', () => {
    expect(
      fieldsIn('Dependants\nFamily name: MARQUES\nGiven name(s): RUI\nDate of birth: 14/03/2015'),
    ).toEqual([]);
  });

  it('of ten thousand rows in moments', () => {
    const rows = Array.from({ length: 10_000 }, (_, row) => `Gross ${'salary '.repeat(60)}: ${row} (`).join(
      '\n',
    );
    const begin = performance.now();
    expect(fieldsIn(rows)).toEqual([]);
    expect(performance.now() - begin).toBeLessThan(5000);
  });
});
