import { feeTableWarnings } from '../fee-table/index.ts';
import {
  type CalendarDate,
  lawOn,
  lawStep,
  type Outcome,
  type Pence,
  type Warning,
} from '../kernel/index.ts';
import { temporaryCertificate, workerCertificate } from './parameters.ts';

export interface CertificateFacts {
  readonly assignedOn: CalendarDate;
  readonly route: 'worker' | 'temporary';
}

export interface CertificateFee {
  readonly amountPence: Pence;
  readonly warnings: readonly Warning[];
}

/** What assigning one Certificate of Sponsorship costs the sponsor, in pence. */
export function certificateFee({ assignedOn, route }: CertificateFacts): Outcome<CertificateFee> {
  const fee = lawOn(route === 'worker' ? workerCertificate : temporaryCertificate, assignedOn);
  if (fee.status === 'no-law') return fee;
  return {
    status: 'answered',
    amountPence: fee.value,
    warnings: feeTableWarnings(assignedOn),
    steps: [lawStep(fee, { pence: fee.value })],
  };
}
