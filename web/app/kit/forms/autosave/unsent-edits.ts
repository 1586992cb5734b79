import type { AnswerKey, Edit, UnsentEdits } from './answer-states.ts';
import { isSame } from './same-answer.ts';

/**
 * Edits that the server has not saved yet, stored in this browser until it has: they exist nowhere else.
 * Removed one by one as they are saved, and all at once when the user logs out.
 */
export function unsentEdits(
  account: string,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): UnsentEdits {
  const place = placeOf(account);
  const read = () => new Map(entriesIn(attempt(() => storage.getItem(place)) ?? null));
  const write = (edits: ReadonlyMap<AnswerKey, Edit>) =>
    attempt(() => {
      if (edits.size === 0) storage.removeItem(place);
      else storage.setItem(place, JSON.stringify([...edits]));
    });
  return {
    read,
    keep: (key, edit) => write(read().set(key, edit)),
    drop(key, value) {
      const edits = read();
      const kept = edits.get(key);
      // Another window may have stored its own edit there meanwhile.
      if (kept === undefined || !isSame(kept.value, value)) return;
      edits.delete(key);
      write(edits);
    },
  };
}

/** Storage may be forbidden or full: the page still has the edit, and saves it. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

const prefix = 'unsent:';
const placeOf = (account: string) => `${prefix}${account}`;

/** Gives edits in flight a moment to arrive, then drops the rest, of every account. */
export async function clearUnsentEdits(storage: Names, patience = 2000): Promise<void> {
  for (let waited = 0; waited < patience && unsentIn(storage).length > 0; waited += 100)
    await new Promise((resolve) => setTimeout(resolve, 100));
  for (const name of unsentIn(storage)) storage.removeItem(name);
}

/** A `Storage`, whose keys are its own properties. */
type Names = Pick<Storage, 'removeItem'>;

function unsentIn(storage: Names): string[] {
  return Object.keys(storage).filter((name) => name.startsWith(prefix));
}

function entriesIn(text: string | null): [AnswerKey, Edit][] {
  if (text === null) return [];
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
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
