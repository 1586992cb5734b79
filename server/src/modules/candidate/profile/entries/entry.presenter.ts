import type { EntryKind } from '@portway/contracts/candidate/profile/profile';

interface Stored {
  readonly id: string;
  readonly kind: EntryKind;
  readonly answers: Readonly<Record<string, unknown>>;
}

/** An entry as the contract reads it. */
export function storedEntry({ id, kind, answers }: Stored) {
  return { ...answers, id, kind };
}
