import type { RequestContext } from '../../../../platform/db/request-context.ts';
import { renderEmail } from '../../../../platform/mail/email.ts';
import { manyExportsEmail } from '../organisation.emails.ts';
import type { ExportNoticesRepository } from './export-notices.repository.ts';

interface Deps {
  readonly repository: ExportNoticesRepository;
  readonly origin: string;
}

/** Owners are told by email when somebody takes many tables or archives out, as before leaving for a competitor. */
export function exportNoticesService({ repository, origin }: Deps) {
  return async ({ caller, transaction }: RequestContext, organisation: string): Promise<void> => {
    if (!(await repository.isRemarkable(transaction, organisation, caller.account))) return;
    const who = caller.fullName;
    const owners = await repository.owners(transaction, organisation);
    await repository.post(
      transaction,
      owners.map(({ email, organisationName }) => ({
        ...renderEmail(manyExportsEmail({ id: organisation, organisation: organisationName, who, origin })),
        kind: 'many-exports',
        to: email,
      })),
    );
  };
}

export type CountExport = ReturnType<typeof exportNoticesService>;
