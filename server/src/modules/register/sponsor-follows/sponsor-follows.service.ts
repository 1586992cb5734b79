import { randomUUID } from 'node:crypto';
import type {
  SponsorFollow,
  SponsorFollows,
} from '@portway/contracts/register/sponsor-follows/sponsor-follows';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { missing, Refusal } from '../../../platform/refusal.ts';
import type { FollowRow, SponsorFollowsRepository } from './sponsor-follows.repository.ts';

export interface ToFollow {
  readonly slug?: string | undefined;
  readonly town?: string | undefined;
  readonly route?: string | undefined;
}

export interface SponsorFollowsDeps {
  readonly repository: SponsorFollowsRepository;
  readonly readSearch: (stored: unknown) => SponsorFollow['search'];
  readonly max: number;
}

/** What an account follows on the register of sponsors. */
export function sponsorFollowsService({ repository, readSearch, max }: SponsorFollowsDeps) {
  async function followsWith(
    { caller, transaction }: RequestContext,
    message: string,
  ): Promise<SponsorFollows> {
    const rows = await repository.list(transaction, caller.account);
    const emails = await repository.emails(transaction, caller.account);
    return { message, emails, follows: rows.map(sponsorFollow) };
  }

  function sponsorFollow({ id, slug, name, town, search, created_at, ...row }: FollowRow): SponsorFollow {
    const { listed, routes, lastChange } = row;
    return {
      id,
      sponsor:
        slug === null || name === null
          ? null
          : { slug, name, town, listed: listed === true, routes, lastChange },
      search: search === null ? null : readSearch(search),
      createdAt: created_at.toISOString(),
    };
  }

  /** The entry, or the search: one of the two. */
  async function targetOf({ transaction }: RequestContext, { slug, town, route }: ToFollow) {
    const isSearch = town !== undefined || route !== undefined;
    if (slug === undefined && !isSearch) throw onField('slug', 'Name an entry, a town or a route to follow.');
    if (slug === undefined)
      return {
        sponsor: null,
        search: { ...(town !== undefined && { town }), ...(route !== undefined && { route }) },
      };
    if (isSearch) throw onField('slug', 'Follow an entry or a search, one at a time.');
    const sponsor = await repository.entry(transaction, slug);
    if (sponsor === undefined) throw onField('slug', 'There is no such entry on the register.');
    return { sponsor, search: null };
  }

  return {
    list: (requestContext: RequestContext): Promise<SponsorFollows> => followsWith(requestContext, ''),
    async follow(requestContext: RequestContext, subject: ToFollow): Promise<SponsorFollows> {
      const { caller, transaction } = requestContext;
      const { account } = caller;
      const target = await targetOf(requestContext, subject);
      const count = await repository.add(transaction, { id: randomUUID(), account, ...target });
      if (count > max) throw onField('slug', `You follow ${max} already. Stop following one first.`);
      await repository.setEmails(transaction, account, true);
      return await followsWith(requestContext, 'You are following this.');
    },
    async unfollow(requestContext: RequestContext, id: string): Promise<SponsorFollows> {
      const { caller, transaction } = requestContext;
      if (!(await repository.remove(transaction, caller.account, id))) throw missing();
      return await followsWith(requestContext, 'You are not following this now.');
    },
    async setEmails(requestContext: RequestContext, isWanted: boolean): Promise<SponsorFollows> {
      const { caller, transaction } = requestContext;
      await repository.setEmails(transaction, caller.account, isWanted);
      return await followsWith(requestContext, isWanted ? 'Emails are on.' : 'Emails are off.');
    },
  };
}

export type SponsorFollowsService = ReturnType<typeof sponsorFollowsService>;

function onField(field: string, message: string): Refusal {
  return new Refusal('invalid', message, { status: 422, fields: { [field]: message } });
}
