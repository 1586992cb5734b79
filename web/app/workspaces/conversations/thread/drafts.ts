import type { MessageAttachment } from '@portway/contracts/hiring/conversations/conversations';
import { isEqual } from '../../../kit/forms/is-equal.ts';
import type { JsonStorage } from '../../../kit/loading/json-storage.ts';
import type { Outgoing } from './outbox.ts';

/** The draft and the unsent messages of a conversation. */
export interface Draft {
  readonly text: string;
  readonly attachments: readonly MessageAttachment[];
  readonly unsent: readonly Outgoing[];
}

type Begun = Pick<Draft, 'text' | 'attachments'>;

const emptyText: Begun = { text: '', attachments: [] };

/**
 * Text that is not on the server is stored only in this browser, account by account, until it is sent or the
 * user logs out. If storage is full or forbidden, only the saving is lost. Other tabs write here too: each
 * unsent message has its own key, and a tab removes only those that it wrote or found.
 */
export function storedDraft(account: string, conversation: string, storage: JsonStorage) {
  const name = `draft:${account}:${conversation}`;
  const ownDraft = { ...emptyText, unsent: new Set<string>() };
  const readStored = (): Begun => asBegun(storage.read(name));
  return {
    read(): Draft {
      const unsent = unsentIn(storage, `${name}:`);
      for (const { id } of unsent) ownDraft.unsent.add(id);
      return { ...Object.assign(ownDraft, readStored()), unsent };
    },
    keep(change: Partial<Begun>): void {
      const current = readStored();
      const { text = current.text, attachments = current.attachments } = change;
      const next = {
        text: text === '' && current.text !== ownDraft.text ? current.text : text,
        attachments:
          attachments.length === 0 && !isEqual(current.attachments, ownDraft.attachments)
            ? current.attachments
            : attachments,
      };
      Object.assign(ownDraft, change);
      const isEmpty = next.text === '' && next.attachments.length === 0;
      if (isEmpty) storage.remove(name);
      else storage.write(name, next);
    },
    keepUnsent(messages: readonly Outgoing[]): void {
      const before = ownDraft.unsent;
      ownDraft.unsent = new Set(messages.map(({ id }) => id));
      const sentIds = [...before].filter((id) => !ownDraft.unsent.has(id));
      for (const id of sentIds) storage.remove(`${name}:${id}`);
      for (const one of messages) if (!before.has(one.id)) storage.write(`${name}:${one.id}`, one);
    },
  };
}

export type StoredDraft = ReturnType<typeof storedDraft>;

function asBegun(value: unknown): Begun {
  if (!isObject(value)) return emptyText;
  const { text, attachments } = value;
  return {
    text: typeof text === 'string' ? text : '',
    attachments: Array.isArray(attachments) ? attachments.filter(isAttachment) : [],
  };
}

/** In the order in which they were written. */
function unsentIn(storage: JsonStorage, prefix: string): Outgoing[] {
  return storage
    .names(prefix)
    .map((name) => storage.read(name))
    .filter(isOutgoing)
    .sort((one, other) => (one.writtenAt < other.writtenAt ? -1 : 1));
}

function isOutgoing(one: unknown): one is Outgoing {
  if (!isObject(one) || typeof one.id !== 'string' || typeof one.text !== 'string') return false;
  return (
    typeof one.writtenAt === 'string' && Array.isArray(one.attachments) && one.attachments.every(isAttachment)
  );
}

function isAttachment(one: unknown): one is MessageAttachment {
  return (
    isObject(one) &&
    typeof one.id === 'string' &&
    typeof one.name === 'string' &&
    typeof one.bytes === 'number'
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
