import {
  deleteIdentityOperation,
  saveIdentityOperation,
  showIdentityOperation,
} from '@portway/contracts/identity';
import type { Hono } from 'hono';
import type { Door } from '../../http/door.ts';
import { type SignedInNeeds, serveSignedIn } from '../../http/signed-in.ts';
import type { Identity } from './identity.service.ts';

export function identityRoutes(
  api: Hono<Door>,
  needs: SignedInNeeds & { readonly identity: Identity },
): void {
  const { identity } = needs;
  const on = { api, ...needs };
  serveSignedIn(on, showIdentityOperation, (_, { work }) => identity.show(work));
  serveSignedIn(on, saveIdentityOperation, (request, { work }) => identity.save(work, request));
  serveSignedIn(on, deleteIdentityOperation, (_, { work }) => identity.remove(work));
}
