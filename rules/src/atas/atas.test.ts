import { describe, expect, it } from 'vitest';
import { calendarDate, lawOn } from '../kernel/index.ts';
import { type AtasFacts, atasExemptNationalities, atasNeeded, atasSubjects } from './index.ts';

const day = calendarDate;

type StatusMessage = Partial<Omit<AtasFacts, 'appliedOn' | 'assignedOn'>>;

/** A physicist (2114) whom a university hires for research on 20 November 2026, unless given otherwise. */
const atas = (facts: StatusMessage) =>
  atasNeeded({
    appliedOn: day('2026-11-20'),
    occupationCode: '2114',
    exemptNational: false,
    employerIsStudentSponsor: true,
    phdLevelResearch: true,
    ...facts,
  });

it('is needed for research at PhD level at a student sponsor by somebody who is not exempt', () => {
  expect(atas({})).toMatchObject({
    status: 'needed',
    sentence:
      'An ATAS certificate is needed before the visa application. It takes at least 2 weeks, and 3 from April to September.',
    time: { atLeastWeeks: 2, aprilToSeptemberWeeks: 3 },
    steps: [
      { figure: { text: '2114 is listed' }, law: { parameter: 'atas.codes', inForceFrom: '2025-11-25' } },
      { law: { parameter: 'atas.requirement' } },
      { law: { parameter: 'atas.time' } },
      { law: { parameter: 'atas.on-certificate' } },
    ],
  });
});

describe('the occupation code', () => {
  const codes =
    '2111 2112 2113 2114 2115 2119 2122 2123 2124 2125 2126 2127 2129 2161 2162 2311 3111 3112 3113 3114 5234';

  it.each(codes.split(' '))('%s is listed', (occupationCode) => {
    expect(atas({ occupationCode })).toMatchObject({ status: 'needed' });
  });

  it.each(['2121', '2128', '2134', '2160', '2237', '2312', '3115', '5233', '5235'])(
    '%s is not: nothing else is asked, and the certificate need not say why',
    (occupationCode) => {
      const facts = { occupationCode, exemptNational: undefined, phdLevelResearch: undefined };
      expect(atas(facts)).toMatchObject({
        status: 'not-needed',
        because: 'occupation',
        sentence: `No ATAS certificate is needed: ${occupationCode} is not one of its occupation codes.`,
        certificateSaysWhy: false,
      });
    },
  );
});

describe('one fact is enough for none to be needed', () => {
  const nothing = {
    exemptNational: undefined,
    employerIsStudentSponsor: undefined,
    phdLevelResearch: undefined,
  };

  it.each([
    [{ exemptNational: true }, 'nationality', 'the worker is an exempt national', false],
    [{ employerIsStudentSponsor: false }, 'employer', 'the employer is not a licensed student sponsor', true],
    [
      { phdLevelResearch: false },
      'research',
      'the role does not include research at PhD level in a listed subject',
      true,
    ],
  ])('%j', (answers, because, words, certificateSaysWhy) => {
    const sentence = expect.stringContaining(words);
    const answer = { status: 'not-needed', because, sentence, certificateSaysWhy };
    expect(atas(answers)).toMatchObject(answer);
    expect(atas({ ...nothing, ...answers })).toMatchObject(answer);
  });

  it('the certificate says why where the code and the nationality point to one', () => {
    expect(atas({ phdLevelResearch: false })).toMatchObject({
      sentence:
        'No ATAS certificate is needed: the role does not include research at PhD level in a listed subject. The Certificate of Sponsorship must say so, because the occupation code is listed.',
      steps: expect.arrayContaining([
        expect.objectContaining({ law: expect.objectContaining({ parameter: 'atas.on-certificate' }) }),
      ]),
    });
    expect(atas({ phdLevelResearch: false, exemptNational: true })).toMatchObject({
      because: 'nationality',
      certificateSaysWhy: false,
    });
  });
});

it.each([
  [{ exemptNational: undefined }, ['exemptNational']],
  [{ employerIsStudentSponsor: undefined }, ['employerIsStudentSponsor']],
  [{ phdLevelResearch: undefined }, ['phdLevelResearch']],
  [{ exemptNational: undefined, phdLevelResearch: undefined }, ['exemptNational', 'phdLevelResearch']],
])('without %j it asks for it', (answers, missing) => {
  expect(atas(answers)).toMatchObject({ status: 'needs-facts', missing });
});

describe('the day', () => {
  const rest = { occupationCode: '2311', exemptNational: false } as const;

  it('is on record from 25 November 2025; about the day before nothing is claimed', () => {
    expect(atasNeeded({ appliedOn: day('2025-11-24'), ...rest })).toMatchObject({
      status: 'no-law',
      recordsBeginOn: '2025-11-25',
    });
    expect(atasNeeded({ appliedOn: day('2025-11-25'), ...rest })).toMatchObject({ status: 'needs-facts' });
  });

  it('is the application’s, or the certificate’s while there is no application', () => {
    const governed = (governedBy: string) => ({ steps: [{ law: { governedBy } }, { law: { governedBy } }] });
    expect(atasNeeded({ appliedOn: day('2026-11-20'), ...rest })).toMatchObject(governed('appliedOn'));
    expect(atasNeeded({ assignedOn: day('2026-11-20'), ...rest })).toMatchObject(governed('assignedOn'));
    expect(
      atasNeeded({ assignedOn: day('2025-11-24'), appliedOn: day('2025-11-25'), ...rest }),
    ).toMatchObject({ status: 'needs-facts' });
  });
});

it('38 nationalities are exempt: the European Economic Area and eight more', () => {
  const law = lawOn(atasExemptNationalities, day('2026-11-20'));
  const countries = law.status === 'in-force' ? law.value : [];
  expect(new Set(countries).size).toBe(38);
  expect(countries).toEqual(expect.arrayContaining(['Ireland', 'Republic of Korea', 'Switzerland']));
  expect(countries).not.toContain('China');
  expect(countries).not.toContain('India');
});

it('the subjects of research are on record', () => {
  expect(lawOn(atasSubjects, day('2025-11-25'))).toMatchObject({
    value: expect.arrayContaining(['engineering']),
  });
});
