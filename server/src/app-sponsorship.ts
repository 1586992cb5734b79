import { readStoredAnswers } from '@portway/contracts/profile';
import type { Hono } from 'hono';
import type { Audit } from './db/audit.ts';
import { registerRepository } from './features/register/register.repository.ts';
import { registerRoutes } from './features/register/register.routes.ts';
import { registerService } from './features/register/register.service.ts';
import { sponsorshipRepository } from './features/sponsorship/sponsorship.repository.ts';
import { type Sponsorship, sponsorshipService } from './features/sponsorship/sponsorship.service.ts';
import type { Door } from './http/door.ts';
import type { SignedInNeeds } from './http/signed-in.ts';

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
