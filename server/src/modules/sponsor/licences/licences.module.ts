import { type SponsorTask, sponsorTasks } from '@portway/contracts/sponsor/licences/set-up';
import { requireMember } from '../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import type { Register } from '../../register/sponsor-register/sponsor-register.service.ts';
import type { SponsorChecks } from '../duties/checks/checks.service.ts';
import { sponsorCheckQueue, sponsorHistoryQueue } from '../duties/duties.queues.ts';
import { importHistoryQueue } from '../worker-imports/worker-imports.queues.ts';
import { sponsorLicencesRepository } from './licences.repository.ts';
import { sponsorLicencesRoutes } from './licences.routes.ts';
import { type SponsorLicences, sponsorLicencesService } from './licences.service.ts';
import { sponsorLicencesTables } from './licences.tables.ts';

interface Deps {
  readonly signedIn: SignedInDeps;
  readonly register: Pick<Register, 'show'>;
  readonly check: Pick<SponsorChecks, 'organisation'>;
}

const isTask = (task: string): task is SponsorTask => sponsorTasks.some((each) => each === task);

/** The licence that an organisation says it holds, its key people and its work places. */
export function sponsorLicencesModule(
  { audit, queue, today }: Platform,
  { signedIn, register, check }: Deps,
): Module<SponsorLicences> {
  const licences = sponsorLicencesService({
    repository: sponsorLicencesRepository,
    registerOf: register.show,
    isTask,
    audit,
    async rejudgeSoon(transaction, organisation) {
      await queue.add(transaction, sponsorHistoryQueue.name, organisation);
      await queue.add(transaction, importHistoryQueue.name, organisation);
      await queue.add(transaction, sponsorCheckQueue.name, organisation);
    },
    today,
  });
  /** What the organisation has to do is looked at again in the same transaction. */
  const thenLook =
    <Rest extends unknown[], Result>(act: (by: RequestContext, ...rest: Rest) => Promise<Result>) =>
    async (by: RequestContext, ...rest: Rest): Promise<Result> => {
      const result = await act(by, ...rest);
      await check.organisation(by.transaction, requireMember(by.caller).id);
      return result;
    };
  const checkedLicences = {
    ...licences,
    saveLicence: thenLook(licences.saveLicence),
    addKeyPerson: thenLook(licences.addKeyPerson),
    changeKeyPerson: thenLook(licences.changeKeyPerson),
    recordTask: thenLook(licences.recordTask),
  };
  return {
    tables: sponsorLicencesTables,
    service: licences,
    routes: (api) => sponsorLicencesRoutes(api, { ...signedIn, licences: checkedLicences }),
  };
}
