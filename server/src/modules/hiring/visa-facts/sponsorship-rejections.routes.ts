import { sponsorshipRejectionOperations } from '@portway/contracts/hiring/visa-facts/sponsorship-rejections';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { SponsorshipRejections } from './sponsorship-rejections.service.ts';

interface Deps extends SignedInDeps {
  readonly rejections: SponsorshipRejections;
}

export function sponsorshipRejectionsRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { rejections } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, sponsorshipRejectionOperations, {
    showSponsorshipRejectionOperation: (_, { requestContext, parameters }) =>
      rejections.show(requestContext, parameters.id),
    draftSponsorshipRejectionOperation: ({ text }, { requestContext, parameters }) =>
      rejections.draft(requestContext, parameters.id, text),
    rejectForSponsorshipOperation: ({ seen }, { requestContext, parameters }) =>
      rejections.reject(requestContext, parameters.id, seen),
    answerSponsorshipReviewOperation: (reply, { requestContext, parameters }) =>
      rejections.answer(requestContext, parameters.id, reply),
    showMySponsorshipRejectionOperation: (_, { requestContext, parameters }) =>
      rejections.showMine(requestContext, parameters.id),
    askSponsorshipReviewOperation: ({ text }, { requestContext, parameters }) =>
      rejections.askReview(requestContext, parameters.id, text),
  });
}
