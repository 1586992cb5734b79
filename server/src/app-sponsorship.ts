import { readStoredAnswers } from '@portway/contracts/profile';
import type { Hono } from 'hono';
import { registerRepository } from './modules/sponsor-register/sponsor-register.repository.ts';
import { registerRoutes } from './modules/sponsor-register/sponsor-register.routes.ts';
import { registerService } from './modules/sponsor-register/sponsor-register.service.ts';
import { sponsorshipRepository } from './modules/sponsorship/sponsorship.repository.ts';
import { type Sponsorship, sponsorshipService } from './modules/sponsorship/sponsorship.service.ts';
import type { Audit } from './platform/db/audit.ts';
import type { Door } from './platform/http/app-env.ts';
import type { SignedInNeeds } from './platform/http/signed-in.ts';

export interface SponsorshipWingNeeds {
  readonly door: SignedInNeeds;
  readonly audit: Audit;
}

/** Whether jobs can be sponsored, and who stands on the register of sponsors, put together. */
export function sponsorshipWing({ door, audit }: SponsorshipWingNeeds): {
  readonly sponsorship: Sponsorship;
  routes(api: Hono<Door>): void;
} {
  const register = registerService({ repository: registerRepository(), audit });
  return {
    sponsorship: sponsorshipService({
      repository: sponsorshipRepository(),
      readAnswers: readStoredAnswers,
      standing: register.standing,
    }),
    routes(api) {
      registerRoutes(api, { ...door, register });
    },
  };
}
