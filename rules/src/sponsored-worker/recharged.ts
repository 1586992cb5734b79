import { type CalendarDate, lawOn, lawStep } from '../kernel/index.ts';
import { whoPaysCertificateAndLicence, whoPaysSkillsCharge } from '../sponsorship-cost/index.ts';
import { type Conclusion, lookAtThis } from './conclusion.ts';

export interface RechargedFacts {
  readonly what: 'skills-charge' | 'certificate-fee';
  /** Of the certificate that the cost was for. */
  readonly assignedOn: CalendarDate;
}

const costs = {
  'skills-charge': { title: 'The skills charge', whoPays: whoPaysSkillsCharge },
  'certificate-fee': { title: 'The fee of the certificate', whoPays: whoPaysCertificateAndLicence },
} as const;

/** What the duty of it is called. */
export const rechargedTitle = 'A cost of sponsorship was taken from the worker';

const keep = ['What was taken, when, and the repayment', 'The advice taken'];

/** A cost of sponsorship that was taken from the worker. It is never reported by itself: a person looks at it. */
export function recharged({ what, assignedOn }: RechargedFacts): Conclusion {
  const { title, whoPays } = costs[what];
  const law = lawOn(whoPays, assignedOn);
  const steps = law.status === 'in-force' ? [lawStep(law, { text: whoPaysWords[law.value] })] : law.steps;
  if (law.status === 'in-force' && law.value !== 'sponsor-only')
    return lookAtThis({
      because: `${title} was taken from the worker. For a certificate assigned on ${assignedOn} no rule against it is recorded. Take advice before you do more.`,
      keep,
      steps,
    });
  return lookAtThis({
    because: `${title} was taken from the worker. The sponsor alone pays it: repay it, and take advice. Sources differ on what follows for the licence.`,
    keep,
    steps,
  });
}

const whoPaysWords = {
  'sponsor-only': 'the sponsor alone',
  either: 'either',
  'repayment-lowers-pay': 'either, and a repayment lowers the pay that counts',
} as const;
