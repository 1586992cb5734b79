import type { JsonStorage } from '../../loading/json-storage.ts';
import { isEqual } from '../is-equal.ts';
import type { AnswerKey, Edit, UnsentEdits } from './answer-states.ts';

/**
 * Edits that the server has not saved yet, stored in this browser until it has: they exist nowhere else.
 * Removed one by one as they are saved, and all at once when the user logs out.
 */
export function unsentEdits(account: string, storage: JsonStorage): UnsentEdits {
  const name = `${prefix}${account}`;
  const readEdits = () => new Map(entriesIn(storage.read(name)));
  const write = (edits: ReadonlyMap<AnswerKey, Edit>) =>
    edits.size === 0 ? storage.remove(name) : storage.write(name, [...edits]);
  return {
    read: readEdits,
    keep: (key, edit) => write(readEdits().set(key, edit)),
    drop(key, value) {
      const edits = readEdits();
      const existing = edits.get(key);
      // Another window may have stored its own edit there meanwhile.
      if (existing === undefined || !isEqual(existing.value, value)) return;
      edits.delete(key);
      write(edits);
    },
  };
}

/** Edits that must not outlive the page. */
export function unsentInMemory(): UnsentEdits {
  const edits = new Map<AnswerKey, Edit>();
  return { read: () => edits, keep: (key, edit) => edits.set(key, edit), drop: (key) => edits.delete(key) };
}

const prefix = 'unsent:';

/** Gives edits in flight a moment to arrive, then drops the rest, of every account. */
export async function clearUnsentEdits(storage: JsonStorage, patience = 2000): Promise<void> {
  for (let waited = 0; waited < patience && storage.names(prefix).length > 0; waited += 100)
    await new Promise((resolve) => setTimeout(resolve, 100));
  for (const name of storage.names(prefix)) storage.remove(name);
}

function entriesIn(value: unknown): [AnswerKey, Edit][] {
  return Array.isArray(value) ? value.filter(isEntry) : [];
}

function isEntry(entry: unknown): entry is [AnswerKey, Edit] {
  if (!Array.isArray(entry) || entry.length !== 2) return false;
  const [key, edit]: unknown[] = entry;
  return (
    typeof key === 'string' &&
    key.includes('.') &&
    typeof edit === 'object' &&
    edit !== null &&
    'value' in edit
  );
}
