import { ongoingStates } from '@portway/contracts/candidate/jobs/job-choices';
import { readStoredJob } from '@portway/contracts/candidate/jobs/job-fields';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import type { Notifications } from '../../account/notifications/notifications.service.ts';
import { applicationsRepository } from './applications.repository.ts';
import { applicationsRoutes } from './applications.routes.ts';
import { type ApplicationsDeps, applicationsService } from './applications.service.ts';
import { applicationsTables } from './applications.tables.ts';
import { unreadCountsRepository } from './unread-counts.repository.ts';
import { type OpenHires, unreadCountsService } from './unread-counts.service.ts';

interface Deps extends Pick<Notifications, 'notify'>, Pick<ApplicationsDeps, 'callOff'> {
  readonly signedIn: SignedInDeps;
  readonly cases: OpenHires;
}

/** A candidate's applications, and the counts in the sidebar of both sides. */
export function applicationsModule(
  { limits, today }: Platform,
  { signedIn, notify, callOff, cases }: Deps,
): Module<undefined> {
  const tabs = { ongoing: ongoingStates, today };
  const applications = applicationsService({
    repository: applicationsRepository(limits, tabs),
    readAnswers: readStoredJob,
    today,
    notify,
    callOff,
  });
  const standing = unreadCountsService(unreadCountsRepository(), tabs, cases);
  return {
    tables: applicationsTables,
    service: undefined,
    routes: (api) => applicationsRoutes(api, { ...signedIn, applications, standing }),
  };
}
