import type { CalendarDate } from '@portway/rules/kernel';
import type { Item } from '@portway/rules/sponsorship-cost';
import { itemTitles } from '@portway/rules/sponsorship-cost';
import { workedBill } from '../parts/examples/worked-bill.ts';
import { type RuleInForce, ruleInForce } from '../parts/rules/rule-in-force.ts';

/** One fee, and who must pay it. */
export interface Payment {
  readonly title: string;
  readonly amount: string;
  /** Link to the calculator that shows the amount. */
  readonly address: string | undefined;
  readonly payer: RuleInForce;
}

const ruleOf = {
  'skills-charge': 'who-pays.skills-charge',
  certificate: 'who-pays.certificate-and-licence',
  'visa-fee': 'who-pays.visa-costs',
  'health-surcharge': 'who-pays.visa-costs',
} as const satisfies Partial<Record<Item, string>>;

const items = ['certificate', 'skills-charge', 'visa-fee', 'health-surcharge'] as const;

/** The fees for an engineer who moves for three years to a small employer, by the law of the day. */
export function whoPaysWhat(day: CalendarDate): Payment[] {
  const bill = workedBill({ occupationCode: '2134', sponsorSize: 'small', years: 3, holds: 'abroad' }, day);
  return items.map((item) => ({
    title: itemTitles[item],
    amount: bill?.lines.find(({ title }) => title === itemTitles[item])?.figure ?? 'To be confirmed',
    address: bill?.address,
    payer: ruleInForce(ruleOf[item], day),
  }));
}
