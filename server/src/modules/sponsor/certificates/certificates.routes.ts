import {
  addCertificateOperation,
  correctCertificateOperation,
  listCertificatesOperation,
  moveCertificateOperation,
  noteCertificateOperation,
  rechargeOperation,
  saveAllocationOperation,
  saveCertificateOperation,
  showCertificateOperation,
} from '@portway/contracts/sponsor/certificates/certificates';
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
  serveSignedIn(on, listCertificatesOperation, ({ after }, { requestContext }) =>
    certificates.list(requestContext, after),
  );
  serveSignedIn(on, saveAllocationOperation, (allocation, { requestContext }) =>
    certificates.saveAllocation(requestContext, allocation),
  );
  serveSignedIn(on, addCertificateOperation, (request, { requestContext }) =>
    certificates.add(requestContext, request),
  );
  serveSignedIn(on, showCertificateOperation, (_, { requestContext, parameters }) =>
    certificates.show(requestContext, parameters.id),
  );
  serveSignedIn(on, saveCertificateOperation, (request, { requestContext, parameters }) =>
    certificates.save(requestContext, parameters.id, request),
  );
  serveSignedIn(on, moveCertificateOperation, (move, { requestContext, parameters }) =>
    certificates.move(requestContext, parameters.id, move),
  );
  serveSignedIn(on, noteCertificateOperation, ({ words }, { requestContext, parameters }) =>
    certificates.note(requestContext, parameters.id, words),
  );
  serveSignedIn(on, correctCertificateOperation, (mistake, { requestContext, parameters }) =>
    certificates.correct(requestContext, parameters.id, mistake),
  );
  serveSignedIn(on, rechargeOperation, (request, { requestContext, parameters }) =>
    certificates.recharge(requestContext, parameters.id, request),
  );
}
