export { type AdvertisedPay, advertisedPay, payBasisIn } from './advertised-pay.ts';
export type { PayPeriod } from './amounts.ts';
export type { PayBasis } from './pay-basis.ts';
