import {
  changeDetailsOperation,
  changeEmailOperation,
  changeNotificationsOperation,
  changePasswordOperation,
  confirmEmailOperation,
  deleteAccountOperation,
  exportOperation,
  keepAccountOperation,
  showNotificationsOperation,
} from '@portway/contracts/account';
import { confirmIdentityOperation, meOperation } from '@portway/contracts/auth';
import type { Hono } from 'hono';
import type { Door } from '../../http/door.ts';
import { type SignedInNeeds, serveSignedIn } from '../../http/signed-in.ts';
import type { Account } from './account.service.ts';
import type { OwnData } from './own-records.service.ts';

interface Needs extends SignedInNeeds {
  readonly account: Account;
  readonly ownData: OwnData;
}

export function accountRoutes(api: Hono<Door>, needs: Needs): void {
  const { account, ownData } = needs;
  const on = { api, ...needs };
  serveSignedIn(on, meOperation, (_, { work }) => account.me(work));
  serveSignedIn(on, confirmIdentityOperation, (proof, { work }) => account.confirmIdentity(work, proof));
  serveSignedIn(on, changeDetailsOperation, ({ fullName }, { work }) =>
    account.changeDetails(work, fullName),
  );
  serveSignedIn(on, changeEmailOperation, ({ email }, { work }) => account.changeEmail(work, email));
  serveSignedIn(on, confirmEmailOperation, (request, { work }) => account.confirmEmail(work, request));
  serveSignedIn(on, changePasswordOperation, ({ password }, { work }) =>
    account.changePassword(work, password),
  );
  serveSignedIn(on, showNotificationsOperation, (_, { work }) => account.notifications(work));
  serveSignedIn(on, changeNotificationsOperation, (choice, { work }) =>
    account.changeNotifications(work, choice),
  );
  serveSignedIn(on, exportOperation, (_, { work }) => ownData.export(work));
  serveSignedIn(on, deleteAccountOperation, (_, { work }) => ownData.askDeletion(work));
  serveSignedIn(on, keepAccountOperation, (_, { work }) => ownData.keep(work));
}
