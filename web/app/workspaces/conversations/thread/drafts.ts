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

const begun: Begun = { text: '', attachments: [] };

/**
 * Text that is not on the server is stored only in this browser, account by account, until it is sent or the
 * user logs out. If storage is full or forbidden, only the saving is lost. Other tabs write here too: each
 * unsent message has its own key, and a tab removes only those that it wrote or found.
 */
export function storedDraft(account: string, conversation: string, storage: JsonStorage) {
  const name = `draft:${account}:${conversation}`;
  const own = { ...begun, unsent: new Set<string>() };
  const stored = (): Begun => asBegun(storage.read(name));
  return {
    read(): Draft {
      const unsent = unsentIn(storage, `${name}:`);
      for (const { id } of unsent) own.unsent.add(id);
      return { ...Object.assign(own, stored()), unsent };
    },
    keep(change: Partial<Begun>): void {
      const now = stored();
      const { text = now.text, attachments = now.attachments } = change;
      const next = {
        text: text === '' && now.text !== own.text ? now.text : text,
        attachments:
          attachments.length === 0 && !isEqual(now.attachments, own.attachments)
            ? now.attachments
            : attachments,
      };
      Object.assign(own, change);
      const isEmpty = next.text === '' && next.attachments.length === 0;
      if (isEmpty) storage.remove(name);
      else storage.write(name, next);
    },
    keepUnsent(messages: readonly Outgoing[]): void {
      const before = own.unsent;
      own.unsent = new Set(messages.map(({ id }) => id));
      const gone = [...before].filter((id) => !own.unsent.has(id));
      for (const id of gone) storage.remove(`${name}:${id}`);
      for (const one of messages) if (!before.has(one.id)) storage.write(`${name}:${one.id}`, one);
    },
  };
}

export type StoredDraft = ReturnType<typeof storedDraft>;

function asBegun(stored: unknown): Begun {
  if (!isObject(stored)) return begun;
  const { text, attachments } = stored;
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
