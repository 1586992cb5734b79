import type { CalendarDate } from '@portway/rules/kernel';
import { licenceCost } from '@portway/rules/licence-fee';
import { lawFigure } from '../parts/law-figure.ts';
import { type RuleInForce, ruleInForce } from '../parts/rules/rule-in-force.ts';

/** The cost of a licence by the law of the day. */
export interface LicenceTicket {
  readonly fees: readonly (RuleInForce & { readonly label: string })[];
  /** The total for a small sponsor with the priority service. */
  readonly together: string;
}

const labels = {
  'licence-fee.worker.small': 'Small or charitable',
  'licence-fee.worker.large': 'Medium or large',
  'licence-fee.priority': 'Priority service, if you want it',
};

export function licenceTicket(day: CalendarDate): LicenceTicket {
  const together = licenceCost({
    appliedOn: day,
    licenceType: 'worker',
    sponsorSize: 'small',
    priority: true,
  });
  return {
    fees: Object.entries(labels).map(([id, label]) => {
      const fee = ruleInForce(id, day);
      return { ...fee, label: fee.rule?.settled === false ? `${label}, to be confirmed` : label };
    }),
    together: lawFigure(together, ({ totalPence }) => totalPence).figure,
  };
}
