import { requireRecentLogin } from '../../../platform/auth/recent-login.ts';
import type { Audit } from '../../../platform/db/audit.ts';
import type { Subject } from '../../../platform/db/owned-table.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { renderEmail } from '../../../platform/mail/email.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { DecryptedIdentity } from '../../candidate/equality-monitoring/equality-monitoring.service.ts';
import { deletionAsked } from './personal-data.emails.ts';
import type { OwnDataRepository, OwnFile } from './personal-data.repository.ts';
import type { Records } from './personal-records.repository.ts';

export interface OwnDataDeps {
  readonly repository: OwnDataRepository;
  readonly decryptIdentity: DecryptedIdentity;
  readonly sessions: {
    endAll(
      on: RequestContext['transaction'],
      account: string,
      but: { readonly session: string },
    ): Promise<number>;
  };
  readonly audit: Audit;
  /** A decrypted file of the store; undefined when it is gone, or encrypted with another secret. */
  readonly fetch: (key: string) => Promise<Uint8Array | undefined>;
  /** Packs the records and files with a page that says what they are. */
  readonly pack: (
    owner: Subject,
    held: { readonly records: readonly Records[]; readonly files: readonly PackedFile[] },
    madeAt: Date,
  ) => Uint8Array<ArrayBuffer>;
  /** The day in words, in London. */
  readonly dayOf: (moment: number) => string;
  readonly origin: string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

interface PackedFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

const sevenDays = 7 * 86_400_000;

/** Export and deletion of what we hold about a user. */
export function personalDataService(deps: OwnDataDeps) {
  const { repository, decryptIdentity, sessions, audit, pack, origin, now } = deps;

  const deletionAnswer = (due: number) => ({
    message: `Your account will be deleted on ${deps.dayOf(due)}. Until then you can keep it.`,
    deletionDue: new Date(due).toISOString(),
  });

  async function packed(on: RequestContext['transaction'], owner: Subject): Promise<Uint8Array<ArrayBuffer>> {
    const records = await recordsOf(on, owner);
    const files: PackedFile[] = [];
    for (const file of await repository.files(on, owner)) files.push(await opened(file));
    return pack(owner, { records, files }, new Date(now()));
  }

  async function opened({ path, at }: OwnFile): Promise<PackedFile> {
    const bytes = 'bytes' in at ? at.bytes : await deps.fetch(at.key);
    if (bytes !== undefined) return { path, bytes };
    return { path: `${path}.missing.txt`, bytes: Buffer.from('This file can no longer be opened.\n') };
  }

  async function erase(owner: Subject, { onlyIfDue }: { readonly onlyIfDue: boolean }): Promise<void> {
    await repository.asOwner(owner, async (on) => {
      if (onlyIfDue && !(await repository.isDue(on, owner))) return;
      await eraseAll(on, owner);
    });
  }

  async function eraseAll(on: RequestContext['transaction'], owner: Subject): Promise<void> {
    await repository.erase(on, owner);
    await audit.add(on, { action: 'account-erased', actor: null, subject: owner.account, network: null });
  }

  /** Everything, with encrypted values decrypted. */
  async function recordsOf(on: RequestContext['transaction'], owner: Subject): Promise<readonly Records[]> {
    const records = await repository.records(on, owner);
    return records.map((kind) =>
      kind.name === 'identity'
        ? { ...kind, rows: kind.rows.map((row) => identityOf(row, decryptIdentity, owner.account)) }
        : kind,
    );
  }

  return {
    /** A ZIP of everything we hold about the caller. */
    async export(requestContext: RequestContext): Promise<Uint8Array<ArrayBuffer>> {
      requireRecentLogin(requestContext.caller, now());
      const zip = await packed(requestContext.transaction, await repository.subjectOf(requestContext));
      // Adding to the log takes its lock, so it comes last.
      await audit.note(requestContext, 'data-exported');
      return zip;
    },
    async askDeletion(
      requestContext: RequestContext,
    ): Promise<{ readonly message: string; readonly deletionDue: string }> {
      const { caller, transaction } = requestContext;
      requireRecentLogin(caller, now());
      const organisations = await repository.colleagues(requestContext);
      const needed = organisations.some(
        ({ role, others, otherOwners }) => role === 'owner' && others > 0 && otherOwners === 0,
      );
      if (needed) throw lastOwner();
      if (organisations.some((each) => each.others === 0 && each.hasWorkers)) throw stillHasWorkers();
      if (caller.deletionDue !== null) return deletionAnswer(caller.deletionDue);
      const due = now() + sevenDays;
      await repository.setDeletion(requestContext, new Date(due));
      await sessions.endAll(transaction, caller.account, { session: caller.session });
      await audit.note(requestContext, 'deletion-asked');
      const day = deps.dayOf(due);
      const letter = renderEmail(deletionAsked(day, origin));
      await repository.post(transaction, [
        { ...letter, security: true, kind: 'deletion-asked', to: caller.email },
      ]);
      return deletionAnswer(due);
    },
    async keep(requestContext: RequestContext): Promise<{ readonly message: string }> {
      if (requestContext.caller.deletionDue === null) return { message: 'We will keep your account.' };
      await repository.setDeletion(requestContext, null);
      await audit.note(requestContext, 'deletion-undone');
      return { message: 'We will keep your account.' };
    },
    /** The same ZIP for an operator; undefined when the address has no account. */
    async exportOf(email: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
      const owner = await repository.owner({ email });
      if (owner === undefined) return undefined;
      return await repository.asOwner(owner, async (on) => {
        const zip = await packed(on, owner);
        await audit.add(on, { action: 'data-exported', actor: null, subject: owner.account, network: null });
        return zip;
      });
    },
    /** Erases an account at once; false when the address has none. */
    async eraseOf(email: string): Promise<boolean> {
      const owner = await repository.owner({ email });
      if (owner !== undefined) await erase(owner, { onlyIfDue: false });
      return owner !== undefined;
    },
    /** Erases an account as the last step of a transaction, which acts for it from then on. */
    async eraseWithin(on: RequestContext['transaction'], account: string): Promise<void> {
      const owner = await repository.become(on, account);
      if (owner !== undefined) await eraseAll(on, owner);
    },
    /** Erases every account whose seven days are over, and says how many that were. */
    async eraseDue(): Promise<number> {
      const due = await repository.due();
      for (const id of due) {
        const owner = await repository.owner({ account: id });
        if (owner !== undefined) await erase(owner, { onlyIfDue: true });
      }
      return due.length;
    },
  };
}

export type OwnData = ReturnType<typeof personalDataService>;

function identityOf(
  { sealed, ...row }: Records['rows'][number],
  decrypt: DecryptedIdentity,
  account: string,
): Records['rows'][number] {
  const answers = decrypt(account, String(sealed));
  return {
    ...(answers ?? { answers: 'They cannot be opened, because they were sealed with another key.' }),
    ...row,
  };
}

function stillHasWorkers(): Refusal {
  return new Refusal(
    'has-workers',
    'You are the only member of an organisation with sponsored workers on record, and the law has it keep those records. Invite someone and make them an owner first. Or take the archive of those records, and erase them: under Sponsorship, Set-up, Archive.',
    { status: 409 },
  );
}

function lastOwner(): Refusal {
  return new Refusal(
    'last-owner',
    'You are the only owner of an organisation. Make a colleague an owner first, or remove the others.',
    { status: 409 },
  );
}
