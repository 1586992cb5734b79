export { annualPay, type PayBasis, payBases } from './annual-pay.ts';
export { payPeriodParameters } from './parameters.ts';
export {
  type PayFrequency,
  type PayPeriod,
  type PayPeriodFacts,
  payFrequencies,
} from './pay-period-facts.ts';
export { type PayPeriods, payPeriods } from './pay-periods.ts';
export type { PeriodTest } from './period-test.ts';
export type { WindowTest } from './window-test.ts';
