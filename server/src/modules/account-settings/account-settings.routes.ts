import {
  changeDetailsOperation,
  changeEmailOperation,
  changeNotificationsOperation,
  changePasswordOperation,
  confirmEmailOperation,
  showNotificationsOperation,
} from '@portway/contracts/account-settings/account';
import { confirmIdentityOperation, meOperation } from '@portway/contracts/authentication/auth';
import { securityOperation } from '@portway/contracts/second-factors/second-factors';
import type { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../platform/http/signed-in.ts';
import type { Account } from './account-settings.service.ts';
import type { Security } from './security.service.ts';

interface Deps extends SignedInDeps {
  readonly account: Account;
  readonly security: Security;
}

export function accountSettingsRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { account, security } = deps;
  const on = { api, ...deps };
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
  serveSignedIn(on, securityOperation, (_, { work }) => security.show(work));
}
