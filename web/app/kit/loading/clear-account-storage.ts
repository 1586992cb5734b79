/** What belongs to an account in this browser beside its unsent edits: messages that are begun, the last event heard. */
const ofAccounts = /^(?:draft|live):/;

/** Drops all of it, whoever's it is: the next person at this browser finds nothing. */
export function clearAccountStorage(storage: Pick<Storage, 'removeItem'>): void {
  for (const name of Object.keys(storage)) if (ofAccounts.test(name)) storage.removeItem(name);
}
