import { certificateOperations } from '@portway/contracts/sponsor/certificates/certificates';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { Certificates } from './certificates.service.ts';

interface Deps extends SignedInDeps {
  readonly certificates: Certificates;
}

export function certificatesRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { certificates } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, certificateOperations, {
    listCertificatesOperation: ({ after }, { requestContext }) => certificates.list(requestContext, after),
    saveAllocationOperation: (allocation, { requestContext }) =>
      certificates.saveAllocation(requestContext, allocation),
    addCertificateOperation: (request, { requestContext }) => certificates.add(requestContext, request),
    showCertificateOperation: (_, { requestContext, parameters }) =>
      certificates.show(requestContext, parameters.id),
    saveCertificateOperation: (request, { requestContext, parameters }) =>
      certificates.save(requestContext, parameters.id, request),
    moveCertificateOperation: (move, { requestContext, parameters }) =>
      certificates.move(requestContext, parameters.id, move),
    noteCertificateOperation: ({ words }, { requestContext, parameters }) =>
      certificates.note(requestContext, parameters.id, words),
    correctCertificateOperation: (mistake, { requestContext, parameters }) =>
      certificates.correct(requestContext, parameters.id, mistake),
    rechargeOperation: (request, { requestContext, parameters }) =>
      certificates.recharge(requestContext, parameters.id, request),
  });
}
