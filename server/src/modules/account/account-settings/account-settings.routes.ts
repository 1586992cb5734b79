import {
  changeDetailsOperation,
  changeEmailOperation,
  changeNotificationsOperation,
  changePasswordOperation,
  confirmEmailOperation,
  showNotificationsOperation,
} from '@portway/contracts/account/account-settings/account';
import { listActivityOperation } from '@portway/contracts/account/account-settings/activity';
import { confirmIdentityOperation, meOperation } from '@portway/contracts/account/authentication/auth';
import { securityOperation } from '@portway/contracts/account/second-factors/second-factors';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { Account } from './account-settings.service.ts';
import { listActivity } from './activity.service.ts';
import type { Security } from './security.service.ts';

interface Deps extends SignedInDeps {
  readonly account: Account;
  readonly security: Security;
}

export function accountSettingsRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { account, security } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, meOperation, (_, { requestContext }) => account.me(requestContext));
  serveSignedIn(on, confirmIdentityOperation, (proof, { requestContext }) =>
    account.confirmIdentity(requestContext, proof),
  );
  serveSignedIn(on, changeDetailsOperation, ({ fullName }, { requestContext }) =>
    account.changeDetails(requestContext, fullName),
  );
  serveSignedIn(on, changeEmailOperation, ({ email }, { requestContext }) =>
    account.changeEmail(requestContext, email),
  );
  serveSignedIn(on, confirmEmailOperation, (request, { requestContext }) =>
    account.confirmEmail(requestContext, request),
  );
  serveSignedIn(on, changePasswordOperation, ({ password }, { requestContext }) =>
    account.changePassword(requestContext, password),
  );
  serveSignedIn(on, showNotificationsOperation, (_, { requestContext }) =>
    account.notifications(requestContext),
  );
  serveSignedIn(on, changeNotificationsOperation, (choice, { requestContext }) =>
    account.changeNotifications(requestContext, choice),
  );
  serveSignedIn(on, listActivityOperation, ({ after }, { requestContext }) =>
    listActivity(requestContext, after),
  );
  serveSignedIn(on, securityOperation, (_, { requestContext }) => security.show(requestContext));
}
