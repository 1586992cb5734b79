import { readStoredAnswers } from '@portway/contracts/candidate/profile/profile';
import type { Module } from '../../../platform/module.ts';
import type { Register } from '../../register/sponsor-register/sponsor-register.service.ts';
import { sponsorshipRepository } from './sponsorship.repository.ts';
import { type Sponsorship, sponsorshipService } from './sponsorship.service.ts';

/** Whether a job can be sponsored, and for whom. */
export function sponsorshipModule({ standing }: Pick<Register, 'standing'>): Module<Sponsorship> {
  return {
    service: sponsorshipService({
      repository: sponsorshipRepository(),
      readAnswers: readStoredAnswers,
      standing,
    }),
  };
}
