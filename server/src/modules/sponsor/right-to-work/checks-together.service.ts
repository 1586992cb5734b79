import type { RequestOf } from '@portway/contracts/operation';
import type { checkTogetherOperation } from '@portway/contracts/sponsor/right-to-work/employed-people';
import type { NewRightToWorkCheck } from '@portway/contracts/sponsor/right-to-work/new-check';
import { requireRecordKeeper } from '../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { EmployedPeopleRepository } from './employed-people.repository.ts';
import { faultsAt, refuseFaults } from './right-to-work.policy.ts';

type RecordCheck = (
  requestContext: RequestContext,
  id: string,
  check: NewRightToWorkCheck,
) => Promise<{ readonly message: string }>;

interface Deps {
  readonly repository: Pick<EmployedPeopleRepository, 'among'>;
  readonly ofPerson: RecordCheck;
  readonly ofWorker: RecordCheck;
}

/** Checks of several people at once: all of them, or none. */
export function checksTogetherService({ repository, ofPerson, ofWorker }: Deps) {
  return async (requestContext: RequestContext, { checks }: RequestOf<typeof checkTogetherOperation>) => {
    const { transaction, caller } = requestContext;
    const organisation = requireRecordKeeper(caller).id;
    const people = await repository.among(
      transaction,
      organisation,
      checks.map(({ of }) => of),
    );
    const faults = [];
    for (const [at, { of, ...check }] of checks.entries()) {
      const record = people.has(of) ? ofPerson : ofWorker;
      faults.push(await faultsOf(record(requestContext, of, check), at));
    }
    refuseFaults(Object.assign({}, ...faults));
    const message = checks.length === 1 ? 'The check is recorded.' : `${checks.length} checks are recorded.`;
    return { message };
  };
}

export type ChecksTogether = ReturnType<typeof checksTogetherService>;

/** What was refused, at its place in the list; an unknown person is refused as one alone would be. */
async function faultsOf(recorded: Promise<unknown>, at: number): Promise<Readonly<Record<string, string>>> {
  try {
    await recorded;
    return {};
  } catch (error) {
    if (!(error instanceof Refusal) || error.fields === undefined) throw error;
    return faultsAt('checks', at, error.fields);
  }
}
