import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import type {
  staffOrganisationsOperation,
  staffUsersOperation,
} from '@portway/contracts/staff/staff-records';
import { requireRecentLogin } from '../../../platform/auth/recent-login.ts';
import type { Audit } from '../../../platform/db/audit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { renderEmail } from '../../../platform/mail/email.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import { notThere, requireStaff } from '../staff.policy.ts';
import { secondFactorReset } from './staff-people.emails.ts';
import type { Person, StaffPeopleRepository } from './staff-people.repository.ts';

export interface StaffPeopleDeps {
  readonly audit: Audit;
  readonly outbox: Outbox;
  /** The reply-to address of the notice. */
  readonly staff: string;
  readonly origin: string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** Accounts, and what the team may do about them. */
export function staffPeopleService(
  repository: StaffPeopleRepository,
  { audit, outbox, staff, origin, now }: StaffPeopleDeps,
) {
  async function findPerson(requestContext: RequestContext, id: string) {
    requireStaff(requestContext.caller);
    const person = await repository.one(requestContext, id);
    if (person === undefined) throw notThere();
    return person;
  }
  return {
    async list(
      requestContext: RequestContext,
      query: RequestOf<typeof staffUsersOperation>,
    ): Promise<ResponseOf<typeof staffUsersOperation>> {
      requireStaff(requestContext.caller);
      const { rows, next } = await repository.list(requestContext, query);
      return { users: rows.map(presentPerson), next };
    },
    async organisations(
      requestContext: RequestContext,
      query: RequestOf<typeof staffOrganisationsOperation>,
    ): Promise<ResponseOf<typeof staffOrganisationsOperation>> {
      requireStaff(requestContext.caller);
      const { rows, next } = await repository.organisations(requestContext, query);
      const organisations = rows.map(({ id, name, website, industry, members, created_at }) => ({
        id,
        name,
        website,
        industry,
        members,
        createdAt: created_at.toISOString(),
      }));
      return { organisations, next };
    },
    async endSessions(requestContext: RequestContext, id: string): Promise<{ message: string }> {
      const { full_name: name } = await findPerson(requestContext, id);
      const sessionCount = await repository.endSessions(requestContext, id);
      await audit.note(requestContext, 'user-sessions-ended', id, { sessions: String(sessionCount) });
      const message =
        sessionCount === 0 ? `${name} was not logged in.` : `${name} has been logged out everywhere.`;
      return { message };
    },
    async resetSecondFactor(requestContext: RequestContext, id: string): Promise<{ message: string }> {
      const { full_name: name, email } = await findPerson(requestContext, id);
      requireRecentLogin(requestContext.caller, now());
      const hadSecondFactor = await repository.removeSecondFactors(requestContext, id);
      if (!hadSecondFactor) return { message: `${name} has no second factor.` };
      await repository.endSessions(requestContext, id);
      await outbox.post(requestContext.transaction, [
        {
          ...renderEmail(secondFactorReset({ email, origin })),
          security: true,
          kind: 'second-factor-reset',
          to: email,
          replyTo: staff,
        },
      ]);
      await audit.note(requestContext, 'user-second-factor-reset', id);
      return { message: `${name} no longer has a second factor. We have told them by email.` };
    },
  };
}

export type StaffPeople = ReturnType<typeof staffPeopleService>;

function presentPerson(person: Person) {
  return {
    id: person.id,
    fullName: person.full_name,
    email: person.email,
    role: person.role,
    organisations: person.organisations,
    secondFactor: person.second_factor,
    sessions: person.sessions,
    createdAt: person.created_at.toISOString(),
    deletionDue: person.deletion_due?.toISOString() ?? null,
  };
}
