import {
  addClaimEvidenceOperation,
  askRegisterClaimOperation,
  decideRegisterClaimOperation,
  downloadClaimEvidenceOperation,
  registerClaimsOperation,
  removeClaimEvidenceOperation,
  showRegisterClaimOperation,
} from '@portway/contracts/register/sponsor-register/register-claims';
import { registerFetchingOperation } from '@portway/contracts/register/sponsor-register/register-fetching';
import {
  claimRegisterEntryOperation,
  showRegisterMatchOperation,
} from '@portway/contracts/register/sponsor-register/register-match';
import {
  listSponsorAddressesOperation,
  listSponsorRoutesOperation,
  listSponsorTownsOperation,
} from '@portway/contracts/register/sponsor-register/sponsor-places';
import {
  searchSponsorsOperation,
  showSponsorOperation,
  sponsorChangesOperation,
} from '@portway/contracts/register/sponsor-register/sponsors';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { serve } from '../../../platform/http/serve.ts';
import { serveFile } from '../../../platform/http/serve-file.ts';
import { serveUpload, type UploadRoutesDeps } from '../../../platform/http/serve-upload.ts';
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
  serve(api, searchSponsorsOperation, (request) => sponsors.search(request));
  // Before the address of an entry, which would match them.
  serve(api, sponsorChangesOperation, (request) => sponsors.changes(request));
  serve(api, listSponsorTownsOperation, (request) => places.towns(request));
  serve(api, listSponsorRoutesOperation, () => places.routes());
  serve(api, listSponsorAddressesOperation, ({ part }) => places.addresses(part));
  serve(api, showSponsorOperation, (_, { parameters }) => sponsors.show(parameters.slug));
  serveSignedIn(on, registerFetchingOperation, (_, { requestContext }) => fetching.show(requestContext));
  serveSignedIn(on, showRegisterMatchOperation, (_, { requestContext }) => register.show(requestContext));
  serveSignedIn(on, claimRegisterEntryOperation, ({ entry }, { requestContext }) =>
    register.claim(requestContext, entry),
  );
  serveSignedIn(on, showRegisterClaimOperation, (_, { requestContext }) => claims.show(requestContext));
  serveSignedIn(on, askRegisterClaimOperation, (claim, { requestContext }) =>
    claims.ask(requestContext, claim),
  );
  serveSignedIn(on, registerClaimsOperation, (_, { requestContext }) => claims.list(requestContext));
  serveSignedIn(on, decideRegisterClaimOperation, (decision, { requestContext, parameters }) =>
    claims.decide(requestContext, parameters.id, decision),
  );
  serveUpload(on, addClaimEvidenceOperation, {
    admit: (requestContext) => evidence.admit(requestContext),
    prepare: (bytes, { request }) => evidence.prepare(bytes, request.name),
    keep: (requestContext, file) => evidence.add(requestContext, file),
    drop: evidence.drop,
  });
  serveSignedIn(on, removeClaimEvidenceOperation, (_, { requestContext }) => evidence.remove(requestContext));
  serveFile(on, downloadClaimEvidenceOperation, (requestContext, { id }) =>
    evidence.download(requestContext, id),
  );
}
