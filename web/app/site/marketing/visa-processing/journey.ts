import { certificateFee } from '@portway/rules/certificate-fee';
import { type CalendarDate, lawOn } from '@portway/rules/kernel';
import { biometricsRange } from '@portway/rules/visa-fee';
import { inShortPounds } from '../../../text/money.ts';
import { type WorkedBill, workedBill } from '../parts/examples/worked-bill.ts';
import { lawFigure, type RuleRead, ruleRead } from '../parts/law-figure.ts';
import { ruleInForce } from '../parts/rules/rule-in-force.ts';

/** One step from the offer to the first day: who takes it, and its figure. */
export interface JourneyStep {
  readonly who: 'Your employer' | 'You' | 'The Home Office';
  readonly title: string;
  readonly text: string;
  readonly figure: string;
  /** What the figure is for. */
  readonly of: string;
  readonly rule?: RuleRead;
}

/** The steps of an engineer hired from abroad for three years, by the law of the day. */
export function journey(day: CalendarDate): JourneyStep[] {
  const certificate = lawFigure(
    certificateFee({ assignedOn: day, route: 'worker' }),
    (fee) => fee.amountPence,
  );
  const bill = workedBill({ occupationCode: '2134', sponsorSize: 'small', years: 3, holds: 'abroad' }, day);
  const rule = (id: string) => {
    const { says, rule: source } = ruleInForce(id, day);
    return { figure: says, ...(source && { rule: source }) };
  };
  return [
    {
      who: 'Your employer',
      title: 'Assigns your certificate',
      text: 'A licensed sponsor puts the job, its pay and its dates on a Certificate of Sponsorship, and sends you its number. Nobody may ask you to pay for it.',
      of: 'paid by the employer',
      ...certificate,
    },
    {
      who: 'You',
      title: 'Show your English',
      text: 'A test, a degree taught in English, a GCSE or A level in English, your regulator’s assessment if you are a doctor, dentist, nurse, midwife or vet, or the passport of some countries. A lower level is enough to extend this visa.',
      of: 'for a first application',
      ...rule('visa-requirements.english-first'),
    },
    {
      who: 'You',
      title: 'Show your money',
      text: 'In your account for weeks before you apply. An employer with an A rating may vouch for it on the certificate instead.',
      of: 'for you alone',
      ...rule('visa-requirements.funds.applicant'),
    },
    {
      who: 'You',
      title: 'Apply and pay',
      text: 'You pay the application fee and the health surcharge for all the years together, online, before the certificate expires.',
      of: 'for three years',
      ...wholeBill(bill),
    },
    {
      who: 'You',
      title: 'Prove who you are',
      text: 'You use an app, or go to a visa application centre that takes your fingerprints and photograph. What centres charge depends on the country and the service.',
      of: 'usual charge at a centre',
      ...centre(day),
    },
    {
      who: 'The Home Office',
      title: 'Decides, and then you start',
      text: 'If the visa is granted you start work within this time, counted from the latest of three days that the rule names.',
      of: 'to start work',
      ...rule('sponsor-duties.start-within'),
    },
  ];
}

/** What the applicant pays, with the rule of the application fee. */
function wholeBill(bill: WorkedBill | undefined): Pick<JourneyStep, 'figure' | 'rule'> {
  const fee = bill?.lines.find(({ title }) => title === 'Visa application fee');
  return { figure: bill?.candidate ?? 'To be confirmed', ...(fee?.rule && { rule: fee.rule }) };
}

function centre(day: CalendarDate): Pick<JourneyStep, 'figure' | 'rule'> {
  const range = lawOn(biometricsRange, day);
  if (range.status === 'no-law') return { figure: 'To be confirmed' };
  const { fromPence, toPence } = range.value;
  return { figure: `${inShortPounds(fromPence)}–${inShortPounds(toPence)}`, rule: ruleRead(range.law) };
}
