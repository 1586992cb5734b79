import { randomUUID } from 'node:crypto';
import type { FileToSend } from '@portway/contracts/candidate/resumes/resumes';
import type { MessageAttachment } from '@portway/contracts/hiring/conversations/conversations';
import type { Audit } from '../../../../platform/db/audit.ts';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import type { FileStore } from '../../../../platform/files/file-store.ts';
import type { Asker } from '../../../../platform/files/renderings.ts';
import { missing, Refusal } from '../../../../platform/refusal.ts';
import { type Party, requireOpen, requireParty, requireWriter } from '../conversations.policy.ts';
import type { ConversationsRepository } from '../conversations.repository.ts';
import type { AttachmentRow, AttachmentsRepository, StoredFile } from './attachments.repository.ts';

type Fetch = (signal: AbortSignal) => Promise<FileToSend>;

export interface AttachmentsDeps {
  readonly repository: AttachmentsRepository;
  readonly conversations: ConversationsRepository;
  readonly store: FileStore;
  /** Gives a file of one person to another, as a rendering of ours. */
  readonly fileForOthers: (file: StoredFile, asker: Asker) => Promise<FileToSend>;
  readonly audit: Audit;
  /** The type of a file; throws a Refusal for one that recipients should not open. */
  readonly checked: (name: string, bytes: Uint8Array) => Promise<StoredFile['kind']>;
  readonly types: Readonly<Record<StoredFile['kind'], string>>;
}

/** More than one message may have: the user may change the selection. The oldest unsent ones are deleted. */
const maxUnsent = 10;

/** Attachments of messages. */
export function attachmentsService(deps: AttachmentsDeps) {
  const { repository, conversations, store } = deps;

  async function requireIn(requestContext: RequestContext, party: Party, id: string) {
    const row = await conversations.find(requestContext.transaction, party, id);
    if (row === undefined) throw missing();
    return row;
  }

  /** One visible to the caller: row-level security shows those sent to them, and their own. */
  async function seen(requestContext: RequestContext, id: string): Promise<AttachmentRow> {
    const party = requireParty(requestContext.caller);
    const row = await repository.find(requestContext.transaction, id);
    if (row === undefined) throw missing();
    await requireIn(requestContext, party, row.conversation);
    return row;
  }

  async function original({ file_key, kind, name }: StoredFile): Promise<FileToSend> {
    const bytes = await store.get(file_key);
    if (bytes === undefined) throw unreadable();
    return { bytes, type: deps.types[kind], name };
  }

  return {
    /** Whether the caller may send a file to this conversation. */
    async admit(requestContext: RequestContext, id: string): Promise<void> {
      const party = requireWriter(requestContext.caller);
      requireOpen(await requireIn(requestContext, party, id), party.side);
    },
    /** Checks a file and stores it. Takes time, and needs no transaction. */
    async prepare(bytes: Uint8Array, name: string): Promise<StoredFile> {
      const kind = await deps.checked(name, bytes);
      const file_key = randomUUID();
      await repository.announce(file_key);
      await store.put(file_key, bytes);
      return { file_key, name, kind, bytes: bytes.length };
    },
    /** Deletes a prepared file that was not saved. */
    async drop({ file_key }: StoredFile): Promise<void> {
      await store.delete(file_key);
      await repository.forget(file_key);
    },
    async add(
      requestContext: RequestContext,
      conversation: string,
      file: StoredFile,
    ): Promise<MessageAttachment> {
      const party = requireWriter(requestContext.caller);
      // Locked, so that of two concurrent files the second sees the first.
      const row = await conversations.hold(requestContext.transaction, party, conversation);
      if (row === undefined) throw missing();
      requireOpen(row, party.side);
      await repository.dropOldest(requestContext.transaction, party, conversation, maxUnsent - 1);
      const attachment = { ...file, id: randomUUID(), conversation, account: party.account };
      await repository.add(requestContext.transaction, attachment);
      return attachmentOf(attachment);
    },
    /** The response of `add` to a repeated call. */
    recall: async (requestContext: RequestContext, id: string): Promise<MessageAttachment> =>
      attachmentOf(await seen(requestContext, id)),
    /** Returns a function that fetches the file: as a rendering, unless it is the caller's own. */
    async download(requestContext: RequestContext, id: string): Promise<Fetch> {
      const row = await seen(requestContext, id);
      const { account, organisation } = requestContext.caller;
      if (row.account === account) return () => original(row);
      return (signal) => deps.fileForOthers(row, { account, organisation: organisation?.id ?? null, signal });
    },
    /** Returns a function that fetches the file as it was sent. */
    async downloadOriginal(requestContext: RequestContext, id: string): Promise<Fetch> {
      const row = await seen(requestContext, id);
      if (row.account !== requestContext.caller.account) {
        await deps.audit.note(requestContext, 'original-downloaded', id, { file: 'attachment' });
      }
      return () => original(row);
    },
  };
}

export type Attachments = ReturnType<typeof attachmentsService>;

function attachmentOf({ id, name, kind, bytes }: AttachmentRow): MessageAttachment {
  return { id, name, kind, bytes };
}

function unreadable(): Refusal {
  return new Refusal('unreadable', 'This file can no longer be opened.', { status: 409 });
}
