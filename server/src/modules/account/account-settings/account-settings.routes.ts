import {
  accountOperations,
  notificationChoiceOperations,
} from '@portway/contracts/account/account-settings/account';
import { activityOperations } from '@portway/contracts/account/account-settings/activity';
import { identityOperations } from '@portway/contracts/account/authentication/auth';
import { securityOperations } from '@portway/contracts/account/second-factors/second-factors';
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
  serveSignedIn(
    on,
    {
      ...identityOperations,
      ...securityOperations,
      ...accountOperations,
      ...activityOperations,
      ...notificationChoiceOperations,
    },
    {
      meOperation: (_, { requestContext }) => account.me(requestContext),
      confirmIdentityOperation: (proof, { requestContext }) => account.confirmIdentity(requestContext, proof),
      changeDetailsOperation: ({ fullName }, { requestContext }) =>
        account.changeDetails(requestContext, fullName),
      changeEmailOperation: ({ email }, { requestContext }) => account.changeEmail(requestContext, email),
      confirmEmailOperation: (request, { requestContext }) => account.confirmEmail(requestContext, request),
      changePasswordOperation: ({ password }, { requestContext }) =>
        account.changePassword(requestContext, password),
      showNotificationsOperation: (_, { requestContext }) => account.notifications(requestContext),
      changeNotificationsOperation: (choice, { requestContext }) =>
        account.changeNotifications(requestContext, choice),
      listActivityOperation: ({ after }, { requestContext }) => listActivity(requestContext, after),
      securityOperation: (_, { requestContext }) => security.show(requestContext),
    },
  );
}
