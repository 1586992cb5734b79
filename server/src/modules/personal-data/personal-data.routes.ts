import {
  deleteAccountOperation,
  exportOperation,
  keepAccountOperation,
} from '@portway/contracts/account-settings/account';
import type { Hono } from 'hono';
import type { Door } from '../../platform/http/app-env.ts';
import { type SignedInNeeds, serveSignedIn } from '../../platform/http/signed-in.ts';
import type { OwnData } from './personal-data.service.ts';

interface Needs extends SignedInNeeds {
  readonly ownData: OwnData;
}

export function personalDataRoutes(api: Hono<Door>, needs: Needs): void {
  const { ownData } = needs;
  const on = { api, ...needs };
  serveSignedIn(on, exportOperation, (_, { work }) => ownData.export(work));
  serveSignedIn(on, deleteAccountOperation, (_, { work }) => ownData.askDeletion(work));
  serveSignedIn(on, keepAccountOperation, (_, { work }) => ownData.keep(work));
}
