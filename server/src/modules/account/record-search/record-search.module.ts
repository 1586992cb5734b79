import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module } from '../../../platform/module.ts';
import { requireReader } from '../notifications/notifications.policy.ts';
import { recordSearchRepository } from './record-search.repository.ts';
import { recordSearchRoutes } from './record-search.routes.ts';
import { recordSearchService } from './record-search.service.ts';

/** Workers, applicants, jobs and applications by name, for the quick search. */
export function recordSearchModule({ signedIn }: { readonly signedIn: SignedInDeps }): Module<undefined> {
  const search = recordSearchService({ repository: recordSearchRepository, requireReader });
  return { service: undefined, routes: (api) => recordSearchRoutes(api, { ...signedIn, search }) };
}
