import { calendarDate } from '@portway/rules/kernel';
import { describe, expect, it } from 'vitest';
import { evaluateBill } from './evaluate-bill.ts';

const today = calendarDate('2026-11-20');
const evaluate = (query: string) => evaluateBill(new URLSearchParams(query), today);
const bill = (query: string) => evaluate(query).bill;

function line(query: string, key: string) {
  const lines = bill(query)?.sections.flatMap((section) => section.lines) ?? [];
  const { figure, remark } = lines.find((each) => each.key === key) ?? {};
  return { figure, remark };
}

const totals = (query: string) =>
  Object.fromEntries((bill(query)?.sections ?? []).map(({ short, total }) => [short, total]));

const abroad = 'location=outside&years=3';

describe('an untouched form', () => {
  it('has £525 for the employer and no charge, on conditions that are named once', () => {
    expect(totals('')).toEqual({ Candidate: 'Choose a length', Employer: '£525.00' });
    const { figure, remark } = line('', 'employer-skills-charge');
    expect(figure).toBe('Not Applicable');
    expect(remark).toContain('the course is completed');
    const warnings = bill('')?.warnings.join(' ') ?? '';
    expect(warnings).toContain('Answer “How far along is the course?”');
    expect(warnings).not.toContain('the course is completed');
  });

  it('names the conditions in a warning where no line does', () => {
    expect(bill('enteredAsStudent=no')?.warnings.join(' ')).toContain('the course is completed');
  });
});

describe('a candidate outside the UK', () => {
  it('has switched from no Student visa, whatever the hidden question still says', () => {
    const { answers } = evaluate('location=outside&enteredAsStudent=yes&years=3');
    expect(answers.enteredAsStudent).toBe('no');
    expect(evaluate('location=inside&enteredAsStudent=yes').answers.enteredAsStudent).toBe('yes');
  });
});

describe('children of 18 or over', () => {
  const query = `${abroad}&children=yes&childrenCount=2&childrenUnder18=1`;

  it('have no price before it is answered whether they came as dependent children', () => {
    expect(line(query, 'children-visa-fee').figure).toBe('£819.00');
    expect(line(query, 'children-family')).toEqual({
      figure: 'Answer needed',
      remark:
        'To see whether they can come, answer “Were the children of 18 or over last granted permission as dependent children?”.',
    });
    expect(line(`${query}&adultChildrenWereDependants=no`, 'children-family').figure).toBe(
      'Cannot come as a new dependant',
    );
    expect(line(`${query}&adultChildrenWereDependants=yes`, 'children-visa-fee').figure).toBe('£1,638.00');
  });

  it('an answer that is no longer asked for does not count', () => {
    const young = query.replace('childrenUnder18=1', 'childrenUnder18=2');
    expect(line(`${young}&adultChildrenWereDependants=no`, 'children-visa-fee').figure).toBe('£1,638.00');
  });
});

describe('family who cannot come with the job', () => {
  const query = `role=3544&${abroad}&partner=yes&children=yes`;

  it('have no price, with the reason below', () => {
    expect(line(query, 'partner-family')).toEqual({
      figure: 'Cannot come with this job',
      remark: expect.stringMatching(/^Exceptions: workers granted in such a job/),
    });
    expect(line(query, 'children-family')).toEqual({
      figure: 'Cannot come with this job',
      remark: 'The same as for the partner.',
    });
  });

  it('leave totals for the employer and the candidate only', () => {
    // A small sponsor: £525 and £1,440; £819 and £3,105.
    expect(totals(query)).toEqual({
      Candidate: '£3,924.00',
      Dependants: 'No total',
      Employer: '£1,965.00',
    });
    expect(bill(query)).toMatchObject({
      gap: expect.stringContaining('No total. Not all of the family can come.'),
      shares: [],
    });
  });

  it('have a warning without the exceptions that their line names', () => {
    const warnings = bill(query)?.warnings.join(' ') ?? '';
    expect(warnings).toContain('No partner or children can come');
    expect(warnings).not.toContain('Exceptions:');
    expect(bill(`role=3544&${abroad}`)?.warnings.join(' ')).toContain('Exceptions:');
  });

  it('except a child born in the UK, who has a price', () => {
    expect(line(`${query}&childrenGround=born-in-uk`, 'children-visa-fee').figure).toBe('£819.00');
  });

  it('have no payer', () => {
    const dependants = bill(query)?.sections.find(({ short }) => short === 'Dependants');
    expect(dependants?.whoPays).toBeUndefined();
  });
});

describe('family of a worker whose entry to the route is unanswered', () => {
  const holder = 'role=3544&visaType=skilled&years=3&partner=yes';

  it('need that answer, not a length', () => {
    expect(line(holder, 'partner-family')).toEqual({
      figure: 'Answer needed',
      remark: 'To see whether they can come, answer “In the Skilled Worker route since”.',
    });
    expect(totals(holder).Dependants).toBe('Answer needed');
    expect(line(`${holder}&inRouteSince=2025-08-01`, 'partner-family').remark).toContain(
      '“First certificate assigned on”',
    );
  });

  it('have a price once it is answered', () => {
    expect(totals(`${holder}&inRouteSince=2025-07-21`).Dependants).toMatch(/^£/);
    expect(totals(`${holder}&inRouteSince=2025-08-01&firstCertificateOn=2025-07-22`).Dependants).toBe(
      'No total',
    );
  });
});

describe('a job that may be a Health and Care one, while the kind of employer is not answered', () => {
  const nurse = `role=2237&${abroad}&sponsorSize=large&partner=yes&children=yes&childrenCount=1&childrenUnder18=1`;

  it('shows both totals: a nurse with family pays £972 or £10,995', () => {
    expect(evaluate(nurse).answers.healthAndCare).toBe('');
    expect(bill(nurse)).toMatchObject({ worker: '£972 or £10,995', employer: '£4,485.00' });
    expect(bill(nurse)?.warnings.join(' ')).toContain('The kind of employer decides');
  });

  it('shows one once it is answered', () => {
    expect(bill(`${nurse}&healthAndCare=yes`)?.worker).toBe('£972.00');
    expect(bill(`${nurse}&healthAndCare=no`)?.worker).toBe('£10,995.00');
  });

  it('stays at the specified No for a programmer', () => {
    expect(evaluate(`role=2134&${abroad}`).answers.healthAndCare).toBe('no');
    expect(bill(`role=2134&${abroad}`)?.worker).toBe('£3,924.00');
  });
});

describe('Health and Care prices', () => {
  it('are refused for a code that is not on the list, with an offer to leave them out', () => {
    const refused = evaluate(`role=2134&${abroad}&healthAndCare=yes`);
    expect(refused.bill?.gap).toContain('is not an occupation of the Health and Care Worker visa');
    expect(refused.pricedWithoutHealth).toBe(true);
  });

  it('have no such offer where the job cannot be sponsored at all', () => {
    expect(evaluate('role=1112&healthAndCare=yes').pricedWithoutHealth).toBe(false);
    expect(evaluate('role=1112').pricedWithoutHealth).toBe(false);
  });

  it('for a code that is to be confirmed come with both prices', () => {
    const evaluation = evaluate(`role=2226&${abroad}&healthAndCare=yes`);
    expect(evaluation.bill?.gap).toBeUndefined();
    expect(evaluation.bill?.warnings.join(' ')).toMatch(
      /to be confirmed on GOV\.UK\. As a Health and Care Worker/,
    );
  });
});

describe('refunds', () => {
  it('are shown where a charge is due, otherwise only the routes with a charge', () => {
    expect(evaluate(`role=2134&sponsorSize=large&${abroad}`).refunds?.refunds[0]?.figure).toBe('£3,960.00');
    expect(evaluate('years=3').refunds).toMatchObject({ refunds: [] });
  });
});

it('a certificate that starts more than three months after the application is refused', () => {
  const days = 'role=2134&location=outside&years=days&endsOn=2030-01-31';
  expect(bill(`${days}&startsOn=2027-02-20`)?.gap).toBeUndefined();
  expect(bill(`${days}&startsOn=2027-02-21`)?.gap).toContain('It must start by 20 February 2027.');
});
