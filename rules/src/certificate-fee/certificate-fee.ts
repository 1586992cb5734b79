import { type CalendarDate, lawOn, lawStep, type Outcome, type Pence } from '../kernel/index.ts';
import { temporaryCertificate, workerCertificate } from './parameters.ts';

export interface CertificateFacts {
  readonly assignedOn: CalendarDate;
  readonly route: 'worker' | 'temporary';
}

/** What assigning one Certificate of Sponsorship costs the sponsor, in pence. */
export function certificateFee({
  assignedOn,
  route,
}: CertificateFacts): Outcome<{ readonly amountPence: Pence }> {
  const fee = lawOn(route === 'worker' ? workerCertificate : temporaryCertificate, assignedOn);
  if (fee.status === 'no-law') return fee;
  return { status: 'answered', amountPence: fee.value, steps: [lawStep(fee, { pence: fee.value })] };
}
