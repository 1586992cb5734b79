import type { CalendarDate } from '@portway/rules/kernel';
import { type Move, type WorkedBill, workedBill } from '../parts/examples/worked-bill.ts';
import { type WorkedSalary, workedSalary } from '../parts/examples/worked-salary.ts';
import { type RuleInForce, ruleInForce } from '../parts/rules/rule-in-force.ts';

/** The example: a small company; an engineer of 30 who lives abroad and comes alone, for three years. */
export const move: Move = { occupationCode: '2134', sponsorSize: 'small', years: 3, holds: 'abroad' };
export const withLicence: Move = { ...move, licence: true };
const hire = { occupationCode: '2134', years: 3, under26: false };

/** One line of the bill: who pays it and when, and a link to the calculator. */
export interface ExampleLine {
  readonly title: string;
  readonly payer: 'Company' | 'Engineer';
  readonly when: string;
  readonly figure: string;
  readonly address: string;
}

const paymentTimes: Readonly<Record<string, string>> = {
  'Sponsor licence': 'With the application for the licence',
  'Certificate of Sponsorship': 'When the certificate is assigned',
  'Immigration Skills Charge': 'When the certificate is assigned',
  'Visa application fee': 'With the visa application',
  'Immigration Health Surcharge': 'With the visa application',
};

const licenceAddress = '/cost-estimator/calculate?licenceType=worker&sponsorSize=small&priority=no';

/** The lines of the example's bill by the law of the day. */
export function exampleLines(bill: WorkedBill | undefined): ExampleLine[] {
  return (bill?.lines ?? []).flatMap(({ title, payer, figure }) => {
    const time = paymentTimes[title];
    if (time === undefined || bill === undefined) return [];
    return [
      {
        title,
        payer: payer === 'employer' ? ('Company' as const) : ('Engineer' as const),
        when: time,
        figure,
        address: title === 'Sponsor licence' ? licenceAddress : bill.address,
      },
    ];
  });
}

/** The same hire with one thing changed. */
export interface Variant {
  readonly change: string;
  readonly bill: WorkedBill | undefined;
  readonly salary: WorkedSalary | undefined;
}

/** What would change the result, compared with the example without its licence. */
export function variants(day: CalendarDate): Variant[] {
  const bill = (change: Partial<Move>) => workedBill({ ...move, ...change }, day);
  return [
    { change: 'As described here', bill: bill({}), salary: workedSalary(hire, day) },
    {
      change: 'The engineer is under 26',
      bill: bill({}),
      salary: workedSalary({ ...hire, under26: true }, day),
    },
    {
      change: 'The engineer has a Student visa in the UK',
      bill: bill({ holds: 'student' }),
      salary: workedSalary({ ...hire, inUk: true, visaType: 'student' }, day),
    },
    {
      change: 'The company is medium or large',
      bill: bill({ sponsorSize: 'large' }),
      salary: workedSalary(hire, day),
    },
    {
      change: 'The certificate lasts for five years',
      bill: bill({ years: 5 }),
      salary: workedSalary({ ...hire, years: 5 }, day),
    },
  ];
}

/** One stage of the example, with its length if a rule gives one. */
export interface Moment {
  readonly title: string;
  readonly text: string;
  readonly rule?: RuleInForce;
}

/** The stages in order. A length is given only where a rule gives it. */
export function moments(day: CalendarDate): Moment[] {
  const rule = (id: string) => ruleInForce(id, day);
  return [
    {
      title: 'The company checks that it is ready',
      text: 'Six questions, the usual documents, and a founder who will be the Authorising Officer.',
    },
    {
      title: 'It applies for the licence',
      text: 'Online, with the fee for a small sponsor. It then emails the documents.',
      rule: rule('licence.documents-deadline'),
    },
    {
      title: 'It waits for the decision',
      text: 'An officer may visit first. If the licence is granted, it has an A rating and the duties begin.',
      rule: rule('licence.decision-time'),
    },
    {
      title: 'It assigns the certificate',
      text: 'For a hire from abroad it asks for a defined certificate, and pays for it and the skills charge.',
      rule: rule('certificate.use-within-months'),
    },
    {
      title: 'The engineer applies for the visa',
      text: 'They pay the fee and surcharge together, then prove their English, money and identity.',
      rule: rule('visa-requirements.english-first'),
    },
    {
      title: 'The engineer starts',
      text: 'From now on, the company reports and keeps records.',
      rule: rule('sponsor-duties.start-within'),
    },
  ];
}
