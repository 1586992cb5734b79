import { describe, expect, it } from 'vitest';
import { calendarDate } from '../kernel/index.ts';
import { type EligibilityAnswers, licenceEligibility, licenceEligibilityParameters } from './index.ts';

const allYes: EligibilityAnswers = {
  isUKRegistered: 'yes',
  documentsSubmitted: 'yes',
  knowsJobRoleAndCode: 'yes',
  meetsSalaryThreshold: 'yes',
  authorizingOfficerAvailable: 'yes',
};

const judge = (answers: Partial<EligibilityAnswers> = {}, appliedOn = '2026-11-20') =>
  licenceEligibility({ ...allYes, ...answers, appliedOn: calendarDate(appliedOn) });

const eligible = 'eligible';
const notEligible = 'not-eligible';
const moreInformation = 'more-information-needed';

// Sources of the expectations: the customer's decisions on the specification ("Assessment status"), or our
// own decision record 13.
const vectors = [
  ['decisions: "All yes: eligible"', {}, eligible],
  ['decisions: "Salary No: not-eligible"', { meetsSalaryThreshold: 'no' }, notEligible],
  ['decisions: "Any other No"', { knowsJobRoleAndCode: 'no' }, moreInformation],
  ['decisions: "Any other No"', { authorizingOfficerAvailable: 'no' }, moreInformation],
  ['decisions: "foreign company"', { isUKRegistered: 'foreign-company' }, moreInformation],
  ['decisions: "planning"', { isUKRegistered: 'planning' }, moreInformation],
  ['decisions: "more information"', { documentsSubmitted: 'more-information' }, moreInformation],
  ['record 13: salary No wins', { meetsSalaryThreshold: 'no', knowsJobRoleAndCode: 'no' }, notEligible],
  [
    'record 13: salary No wins',
    { meetsSalaryThreshold: 'no', isUKRegistered: 'foreign-company', authorizingOfficerAvailable: 'no' },
    notEligible,
  ],
] as const satisfies readonly (readonly [string, Partial<EligibilityAnswers>, string])[];

describe('the status of the assessment', () => {
  it.each(vectors)('%s: %j is %s', (_origin, answers, status) => {
    expect(judge(answers).status).toBe(status);
  });
});

// The whole table, written out: 24 rows of the other four answers, with salary Yes. With salary No every row is
// not-eligible. Columns: registered Y(es) F(oreign) P(lanning), documents, job, officer.
const withSalary: Readonly<Record<string, string>> = {
  ...{ YYYY: eligible, YYYN: moreInformation, YYNY: moreInformation, YYNN: moreInformation },
  ...{ YNYY: moreInformation, YNYN: moreInformation, YNNY: moreInformation, YNNN: moreInformation },
  ...{ FYYY: moreInformation, FYYN: moreInformation, FYNY: moreInformation, FYNN: moreInformation },
  ...{ FNYY: moreInformation, FNYN: moreInformation, FNNY: moreInformation, FNNN: moreInformation },
  ...{ PYYY: moreInformation, PYYN: moreInformation, PYNY: moreInformation, PYNN: moreInformation },
  ...{ PNYY: moreInformation, PNYN: moreInformation, PNNY: moreInformation, PNNN: moreInformation },
};

const registered = { Y: 'yes', F: 'foreign-company', P: 'planning' } as const;
const documents = { Y: 'yes', N: 'more-information' } as const;
const yesOrNo = { Y: 'yes', N: 'no' } as const;

const rows = (['Y', 'F', 'P'] as const).flatMap((r) =>
  (['Y', 'N'] as const).flatMap((d) =>
    (['Y', 'N'] as const).flatMap((j) =>
      (['Y', 'N'] as const).flatMap((o) =>
        (['yes', 'no'] as const).map((meetsSalaryThreshold) => ({
          key: `${r}${d}${j}${o}`,
          answers: {
            isUKRegistered: registered[r],
            documentsSubmitted: documents[d],
            knowsJobRoleAndCode: yesOrNo[j],
            meetsSalaryThreshold,
            authorizingOfficerAvailable: yesOrNo[o],
          },
        })),
      ),
    ),
  ),
);

describe('all 48 combinations', () => {
  it('are 48, and every one is in the table', () => {
    expect(rows).toHaveLength(48);
    expect(new Set(rows.map(({ key }) => key))).toEqual(new Set(Object.keys(withSalary)));
  });

  it.each(rows)('$key, salary $answers.meetsSalaryThreshold', ({ key, answers }) => {
    const { status, reasons } = judge(answers);
    expect(status).toBe(answers.meetsSalaryThreshold === 'no' ? notEligible : withSalary[key]);
    expect(reasons.map(({ answer }) => answer)).toEqual(Object.keys(allYes));
    const answerByQuestion: Readonly<Record<string, string>> = answers;
    for (const { answer, ok } of reasons)
      expect([answer, ok]).toEqual([answer, answerByQuestion[answer] === 'yes']);
  });
});

describe('the words', () => {
  it('for eligible are "No obvious barrier found", never that a licence will be granted', () => {
    const { message } = judge();
    expect(message).toMatch(/^No obvious barrier found\. /);
    expect(JSON.stringify(judge())).not.toMatch(/you are eligible|will be granted|guarantee/i);
  });

  it.each(vectors)('after %s: %j end with who decides, and name what was not checked', (_origin, answers) => {
    const { message, notChecked } = judge(answers);
    expect(message).toMatch(/ General information\. The Home Office decides\.$/);
    expect(notChecked.join(' ')).toMatch(/genuineness.*suitability.*criminality/is);
  });

  it('for a foreign company point to UK Expansion Worker and a UK branch, as to be confirmed', () => {
    const { reasons, nextSteps } = judge({ isUKRegistered: 'foreign-company' });
    expect(reasons[0]?.summary).toContain('UK Expansion Worker, or a UK branch');
    expect(reasons[0]?.law).toMatch(/To be confirmed on GOV\.UK\.$/);
    expect(nextSteps.slice(0, 2).map(({ title }) => title)).toEqual([
      expect.stringContaining('UK Expansion Worker'),
      expect.stringContaining('UK branch'),
    ]);
  });

  it('for documents give the usual four, at least four, and that some bodies need none', () => {
    const [, documents] = judge({ documentsSubmitted: 'more-information' }).reasons;
    expect(documents?.law).toContain('At least four documents');
    expect(documents?.law).toContain('Some bodies need none');
    expect(documents?.law).toContain(
      'The usual four documents: a business bank account, a VAT certificate, HMRC registration for PAYE and National Insurance, employer’s liability insurance or proof of ownership of premises.',
    );
  });

  // From the collected facts, licence checklist, "Authorising Officer": one source, and a practitioner's
  // memory.
  it('for the Authorising Officer say what is recorded, and that it is to be confirmed', () => {
    const officer = judge({ authorizingOfficerAvailable: 'no' }).reasons.at(-1);
    expect(officer?.law).toContain('based in the UK');
    expect(officer?.law).toContain('A legal representative cannot be the Authorising Officer.');
    expect(officer?.law).toMatch(/To be confirmed on GOV\.UK\.$/);
  });
});

describe('the next steps', () => {
  const titles = (answers: Partial<EligibilityAnswers>) => judge(answers).nextSteps.map(({ title }) => title);

  it('of an eligible organisation are check, plan and then apply', () => {
    const { nextSteps } = judge();
    expect(nextSteps.map(({ title, link }) => [title, link.url])).toEqual([
      ['Check that nothing is missing', '#checklist'],
      ['Plan this hire', '/plan-a-hire?holdsLicence=no'],
      ['Apply on GOV.UK', 'https://www.gov.uk/uk-visa-sponsorship-employers/apply-for-your-licence'],
    ]);
    expect(nextSteps.at(-1)?.text).toContain('within 5 working days of the online application');
  });

  it('begin with the salary if it is too low, followed by what else is missing, the plan and the application', () => {
    expect(titles({ meetsSalaryThreshold: 'no', knowsJobRoleAndCode: 'no' })).toEqual([
      'Work out the lowest salary',
      'Find the occupation code',
      'Plan this hire',
      'Then apply on GOV.UK',
    ]);
  });

  it.each(rows)(
    'of $key, salary $answers.meetsSalaryThreshold, send to apply, without mending anything, only when eligible',
    (row) => {
      const { status, nextSteps } = judge(row.answers);
      expect(nextSteps.at(-1)?.title === 'Apply on GOV.UK').toBe(status === 'eligible');
    },
  );

  it.each(rows)('of $key, salary $answers.meetsSalaryThreshold, link to our pages or to GOV.UK', (row) => {
    for (const { link } of judge(row.answers).nextSteps)
      expect(link.url).toMatch(/^(#checklist|\/[a-z-]+(\?holdsLicence=no)?|https:\/\/www\.gov\.uk\/.+)$/);
  });
});

describe('the working', () => {
  it('shows each law that was read for the day, and the result last', () => {
    const { steps } = judge();
    expect(steps.flatMap(({ law }) => (law ? [law.parameter] : []))).toEqual([
      'licence.genuine-and-lawful',
      'licence.documents',
      'licence.documents-exempt',
      'licence.skill-level',
      'licence.eligible-role',
      'licence.salary',
      'licence.authorising-officer',
      'licence.documents-deadline',
    ]);
    for (const { law } of steps.slice(0, -1)) expect(law?.day).toBe('2026-11-20');
    expect(steps.at(-1)).toEqual({ label: 'Result', figure: { text: 'No obvious barrier found' } });
  });

  it.each(rows)('of $key, salary $answers.meetsSalaryThreshold, reads only published law', ({ answers }) => {
    const published = licenceEligibilityParameters.map(({ id }) => id);
    for (const { law } of judge(answers).steps) if (law) expect(published).toContain(law.parameter);
  });

  it.each([
    ['2026-04-07', moreInformation],
    ['2026-04-08', eligible],
  ])('on %s, all yes, is %s: nothing is eligible by law that is not on record', (day, status) => {
    const outcome = judge({}, day);
    expect(outcome.status).toBe(status);
    expect(outcome.reasons.every(({ ok }) => ok)).toBe(true);
  });

  it('says of a day before the records that they do not cover it, and sends to GOV.UK', () => {
    const { reasons, nextSteps } = judge({}, '2026-04-07');
    expect(reasons[0]?.law).toContain('Our records of this begin on 2026-04-08.');
    expect(nextSteps[0]?.text).toContain('our records do not cover the day');
  });

  it('on a day before the records salary No is still not-eligible', () => {
    expect(judge({ meetsSalaryThreshold: 'no' }, '2020-01-01').status).toBe(notEligible);
  });
});
