import { readStoredJob } from '@portway/contracts/candidate/jobs/job-fields';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import { renderEmail } from '../../../platform/mail/email.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import type { Notifications } from '../../account/notifications/notifications.service.ts';
import type { Sponsorship } from '../../law/sponsorship/sponsorship.service.ts';
import { decisionEmail } from '../employer-applications/employer-applications.emails.ts';
import { sponsorshipRejectionsRepository } from './sponsorship-rejections.repository.ts';
import { sponsorshipRejectionsRoutes } from './sponsorship-rejections.routes.ts';
import {
  type SponsorshipRejectionsDeps,
  sponsorshipRejectionsService,
} from './sponsorship-rejections.service.ts';
import { visaFactsRepository } from './visa-facts.repository.ts';
import { visaFactsRoutes } from './visa-facts.routes.ts';
import { type VisaFactsDeps, visaFactsService } from './visa-facts.service.ts';
import { visaFactsTables } from './visa-facts.tables.ts';

interface Deps extends Pick<Notifications, 'notify'> {
  readonly signedIn: SignedInDeps;
  readonly sponsorship: Sponsorship;
  readonly tellOfMove: VisaFactsDeps['tellOfMove'];
}

/** What candidates choose to share about sponsorship with the employer of one application, and what it decides. */
export function visaFactsModule(
  { today, outbox, origin }: Platform,
  { signedIn, sponsorship, notify, tellOfMove }: Deps,
): Module<undefined> {
  const repository = visaFactsRepository();
  const rejected = sponsorshipRejectionsRepository(outbox);
  const deps = { sponsorship, readJob: readStoredJob, notify, today };
  const mailDecision: SponsorshipRejectionsDeps['mailDecision'] = async (on, application, state) => {
    const to = await rejected.addressFor(on, application.account);
    if (to === undefined) return;
    const url = `${origin}/dashboard/applied?application=${application.id}`;
    const letter = renderEmail(decisionEmail({ ...application, state, url }));
    await rejected.post(on, [{ ...letter, kind: 'application-decided', to }]);
  };
  const visaFacts = visaFactsService({ ...deps, tellOfMove, repository });
  const rejections = sponsorshipRejectionsService({
    ...deps,
    repository: rejected,
    visaFacts: repository,
    mailDecision,
  });
  return {
    tables: visaFactsTables,
    service: undefined,
    routes(api) {
      visaFactsRoutes(api, { ...signedIn, visaFacts });
      sponsorshipRejectionsRoutes(api, { ...signedIn, rejections });
    },
  };
}
