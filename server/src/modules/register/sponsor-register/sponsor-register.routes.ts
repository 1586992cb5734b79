import {
  registerClaimOperations,
  registerStaffOperations,
  sponsorSearchOperations,
} from '@portway/contracts/register/sponsor-register/register-operations';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { serve } from '../../../platform/http/serve.ts';
import { fileRoute } from '../../../platform/http/serve-file.ts';
import { type UploadRoutesDeps, uploadRoute } from '../../../platform/http/serve-upload.ts';
import { serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { ClaimEvidence } from './claims/claim-evidence.service.ts';
import type { RegisterClaimsService } from './claims/register-claims.service.ts';
import type { RegisterFetch } from './fetching/register-fetch.service.ts';
import type { SponsorPlaces } from './sponsor-places.service.ts';
import type { Register } from './sponsor-register.service.ts';
import type { Sponsors } from './sponsors.service.ts';

export function registerRoutes(
  api: Hono<AppEnv>,
  deps: UploadRoutesDeps & {
    readonly evidence: ClaimEvidence;
    readonly register: Register;
    readonly sponsors: Sponsors;
    readonly places: SponsorPlaces;
    readonly fetching: Pick<RegisterFetch, 'show'>;
    readonly claims: RegisterClaimsService;
  },
): void {
  const { register, sponsors, places, fetching, claims, evidence } = deps;
  const on = { api, ...deps };
  serve(api, sponsorSearchOperations, {
    searchSponsorsOperation: (request) => sponsors.search(request),
    // Before the address of an entry, which would match them.
    sponsorChangesOperation: (request) => sponsors.changes(request),
    listSponsorTownsOperation: (request) => places.towns(request),
    listSponsorRoutesOperation: () => places.routes(),
    listSponsorAddressesOperation: ({ part }) => places.addresses(part),
    showSponsorOperation: (_, { parameters }) => sponsors.show(parameters.slug),
  });
  serveSignedIn(
    on,
    { ...registerStaffOperations, ...registerClaimOperations },
    {
      registerFetchingOperation: (_, { requestContext }) => fetching.show(requestContext),
      showRegisterMatchOperation: (_, { requestContext }) => register.show(requestContext),
      claimRegisterEntryOperation: ({ entry }, { requestContext }) => register.claim(requestContext, entry),
      showRegisterClaimOperation: (_, { requestContext }) => claims.show(requestContext),
      askRegisterClaimOperation: (claim, { requestContext }) => claims.ask(requestContext, claim),
      registerClaimsOperation: (_, { requestContext }) => claims.list(requestContext),
      decideRegisterClaimOperation: (decision, { requestContext, parameters }) =>
        claims.decide(requestContext, parameters.id, decision),
      addClaimEvidenceOperation: uploadRoute(on, {
        admit: (requestContext) => evidence.admit(requestContext),
        prepare: (bytes, { request }) => evidence.prepare(bytes, request.name),
        keep: (requestContext, file) => evidence.add(requestContext, file),
        drop: evidence.drop,
      }),
      removeClaimEvidenceOperation: (_, { requestContext }) => evidence.remove(requestContext),
      downloadClaimEvidenceOperation: fileRoute(on, (requestContext, { id }) =>
        evidence.download(requestContext, id),
      ),
    },
  );
}
