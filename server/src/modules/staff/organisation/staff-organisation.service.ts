import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '@portway/contracts/operation';
import type { staffOrganisationOperation } from '@portway/contracts/staff/staff-organisation';
import type { Audit } from '../../../platform/db/audit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { notThere, requireStaff } from '../staff.policy.ts';
import type { StaffOrganisationRepository } from './staff-organisation.repository.ts';

interface Deps {
  readonly repository: StaffOrganisationRepository;
  readonly audit: Audit;
}

/** One organisation as the team sees it. For staff only. */
export function staffOrganisationService({ repository, audit }: Deps) {
  async function findOrganisation(requestContext: RequestContext, id: string) {
    requireStaff(requestContext.caller);
    const row = await repository.find(requestContext, id);
    if (row === undefined) throw notThere();
    return row;
  }
  return {
    async show(on: RequestContext, id: string): Promise<ResponseOf<typeof staffOrganisationOperation>> {
      const { trading_name: tradingName, created_at, ...row } = await findOrganisation(on, id);
      const members = await repository.members(on, id);
      const jobs = await repository.jobs(on, id);
      const register = await repository.register(on, id);
      const claim = await repository.claim(on, id);
      const history = await repository.claimHistory(on, id);
      const notes = await repository.notes(on, id);
      return {
        ...row,
        tradingName,
        createdAt: created_at.toISOString(),
        members: members.map(({ full_name: fullName, since, ...member }) => ({
          ...member,
          fullName,
          since: since.toISOString(),
        })),
        jobs: jobs.map(({ published_at, ...job }) => ({ ...job, publishedAt: iso(published_at) })),
        register:
          register === undefined
            ? null
            : { entry: entryOf(register), mark: register.mark, since: register.claimed_at.toISOString() },
        claim:
          claim === undefined
            ? null
            : {
                entry: entryOf(claim),
                reason: claim.reason,
                askedAt: claim.asked_at.toISOString(),
                decidedAt: iso(claim.decided_at),
                confirmed: claim.confirmed,
                answer: claim.answer,
              },
        claimHistory: history.map(({ at, action, by }) => ({ at: at.toISOString(), action, by })),
        notes: notes.map(({ id: note, by, created_at: at, text }) => ({
          id: note,
          by,
          at: at.toISOString(),
          text,
        })),
      };
    },
    async note(requestContext: RequestContext, id: string, text: string): Promise<{ message: string }> {
      await findOrganisation(requestContext, id);
      await repository.addNote(requestContext, { id: randomUUID(), organisation: id, text });
      await audit.note(requestContext, 'organisation-noted', id);
      return { message: 'The note is saved.' };
    },
  };
}

export type StaffOrganisationDetail = ReturnType<typeof staffOrganisationService>;

const iso = (at: Date | null) => (at === null ? null : at.toISOString());
const entryOf = ({ slug, name, town }: { slug: string; name: string; town: string | null }) => ({
  slug,
  name,
  town,
});
