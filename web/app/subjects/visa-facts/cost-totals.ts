import type { OfferJudgement } from '@portway/contracts/hiring/offers/offers';
import { inShortPounds } from '../../text/money.ts';

/** Both totals while the kind of employer decides and is not said: as a Health and Care Worker, and otherwise. */
export function totalIn(costs: OfferJudgement['costs'], healthCarePence: number | null): string {
  if (costs.some(({ amountPence }) => amountPence === null)) return 'To be confirmed on GOV.UK';
  const total = inShortPounds(costs.reduce((sum, { amountPence }) => sum + (amountPence ?? 0), 0));
  return healthCarePence === null ? total : `${inShortPounds(healthCarePence)} or ${total}`;
}
