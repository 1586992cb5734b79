import { maxPeopleTogether } from '@portway/contracts/sponsor/right-to-work/employed-people';
import { endsSoonDays } from '@portway/contracts/sponsor/right-to-work/right-to-work';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import type { KeptRecords } from '../records/records.service.ts';
import type { TablesForOthers } from '../worker-imports/worker-imports.module.ts';
import type { WorkersForOthers } from '../workers/workers.module.ts';
import { checksTogetherService } from './checks-together.service.ts';
import { employedPeopleRepository } from './employed-people.repository.ts';
import { employedPeopleService } from './employed-people.service.ts';
import { peopleFileService } from './people-file.service.ts';
import { readPeople } from './reading/read-people.ts';
import { rightToWorkRepository } from './right-to-work.repository.ts';
import { rightToWorkRoutes } from './right-to-work.routes.ts';
import { rightToWorkService } from './right-to-work.service.ts';
import { rightToWorkTables } from './right-to-work.tables.ts';

const checksPerPage = 50;

interface Deps {
  readonly signedIn: SignedInDeps;
  readonly workers: Pick<WorkersForOthers, 'judgeCheck' | 'recordCheck'>;
  readonly readTable: TablesForOthers['readTable'];
  readonly copiesOf: KeptRecords['copiesOf'];
}

/**
 * How an organisation stands with right to work checks: of its sponsored workers, who carry their newest check, and of
 * everybody else who works for it.
 */
export function rightToWorkModule(
  { today, audit, uploads }: Platform,
  { signedIn, workers, readTable, copiesOf }: Deps,
): Module<undefined> {
  const rightToWork = rightToWorkService({
    repository: rightToWorkRepository,
    pageSize: checksPerPage,
    soonDays: endsSoonDays,
    today,
  });
  const people = employedPeopleService({
    repository: employedPeopleRepository,
    judgeCheck: workers.judgeCheck,
    copiesOf,
    audit,
    today,
  });
  const together = checksTogetherService({
    repository: employedPeopleRepository,
    ofPerson: people.recordCheck,
    ofWorker: workers.recordCheck,
  });
  const file = peopleFileService({ readTable, readPeople, max: maxPeopleTogether, today });
  return {
    tables: rightToWorkTables,
    service: undefined,
    routes: (api) => rightToWorkRoutes(api, { ...signedIn, uploads, rightToWork, people, together, file }),
  };
}
