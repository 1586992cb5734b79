import { endsSoonDays } from '@portway/contracts/sponsor/right-to-work/right-to-work';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import { rightToWorkRepository } from './right-to-work.repository.ts';
import { rightToWorkRoutes } from './right-to-work.routes.ts';
import { rightToWorkService } from './right-to-work.service.ts';

const checksPerPage = 50;

/** How an organisation stands with right to work checks. It reads the workers, who carry their newest check. */
export function rightToWorkModule(
  { today }: Platform,
  { signedIn }: { readonly signedIn: SignedInDeps },
): Module<undefined> {
  const rightToWork = rightToWorkService({
    repository: rightToWorkRepository,
    pageSize: checksPerPage,
    soonDays: endsSoonDays,
    today,
  });
  return { service: undefined, routes: (api) => rightToWorkRoutes(api, { ...signedIn, rightToWork }) };
}
