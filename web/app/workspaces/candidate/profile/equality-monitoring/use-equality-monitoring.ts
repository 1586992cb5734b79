import { identityAnswers } from '@portway/contracts/candidate/equality-monitoring/equality-monitoring';
import { useEffect, useSyncExternalStore } from 'react';
import { onePerKey } from '../../../../kit/forms/autosave/one-per-key.ts';
import { useMe } from '../../../../kit/loading/use-me.ts';
import { useRevalidateOnFocus } from '../../../../kit/loading/use-revalidate-on-focus.ts';
import { identityCalls } from './equality-monitoring-calls.ts';
import { IdentityRecord, identityKey } from './equality-monitoring-record.ts';

const records = onePerKey(() => new IdentityRecord(identityCalls));

/** The logged-in user's equality-monitoring answers, as far as they are known here. */
export function useIdentity() {
  const record = records.of(useMe().id);
  const state = useSyncExternalStore(record.subscribe, record.state);
  useEffect(() => void record.look(), [record]);
  useRevalidateOnFocus(record.look);
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
