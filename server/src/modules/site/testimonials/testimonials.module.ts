import { testimonialsShown } from '@portway/contracts/site/testimonials/testimonials';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import { requireStaff } from '../../staff/staff.policy.ts';
import { testimonialsRepository } from './testimonials.repository.ts';
import { testimonialsRoutes } from './testimonials.routes.ts';
import { testimonialsService } from './testimonials.service.ts';
import { testimonialsTables } from './testimonials.tables.ts';

/** What clients said of us, for the home page. */
export function testimonialsModule(
  { database, audit, dropPage, now }: Platform,
  { signedIn }: { readonly signedIn: SignedInDeps },
): Module<undefined> {
  const testimonials = testimonialsService({
    repository: testimonialsRepository(database, now),
    audit,
    requireStaff,
    shown: testimonialsShown,
    now,
  });
  const dropHomePage = () => dropPage('/');
  let stopListening: (() => Promise<void>) | undefined;
  return {
    tables: testimonialsTables,
    service: undefined,
    routes: (api) => testimonialsRoutes({ api, ...signedIn }, testimonials),
    async start() {
      stopListening = await database.listen('testimonials', {
        onNotification: dropHomePage,
        again: dropHomePage,
      });
      dropHomePage();
    },
    stop: async () => await stopListening?.(),
  };
}
