import { identityAnswers } from '@portway/contracts/equality-monitoring/equality-monitoring';
import { useEffect, useSyncExternalStore } from 'react';
import { useLookAgain } from '../../../../kit/forms/autosave/use-autosave.ts';
import { useMe } from '../../../../kit/loading/use-me.ts';
import { identityCalls } from './identity-calls.ts';
import { IdentityRecord, identityKey } from './identity-record.ts';

/** One for each account used since the page was loaded, so that unsent edits survive navigation. */
const made = new Map<string, IdentityRecord>();

function recordOf(account: string): IdentityRecord {
  const found = made.get(account);
  if (found !== undefined) return found;
  const record = new IdentityRecord(identityCalls);
  addEventListener('online', () => void record.autosave.retry());
  made.set(account, record);
  return record;
}

/** The logged-in user's equality-monitoring answers, as far as they are known here. */
export function useIdentity() {
  const record = recordOf(useMe().id);
  const state = useSyncExternalStore(record.subscribe, record.state);
  useEffect(() => void record.look(), [record]);
  useLookAgain(record.look);
  return { record, state };
}

/** The answers being edited, and their save state. */
export function useIdentityAnswers({ autosave }: IdentityRecord) {
  const { value, state, replaced } = useSyncExternalStore(autosave.subscribe, () =>
    autosave.shown(identityKey),
  );
  const unsaved = state.status !== 'stored';
  useEffect(() => {
    if (!unsaved) return undefined;
    // They exist only in this page's memory.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return { answers: identityAnswers.parse(value), state, replaced };
}
