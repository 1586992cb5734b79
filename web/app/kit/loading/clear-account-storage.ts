/**
 * The data of an account in this browser besides its unsent edits: message drafts, the id of the last event, the
 * workspace of a new tab.
 */
const ofAccounts = /^(?:draft|live|workspace):/;

/** Removes it for every account, so that the next user of this browser finds nothing. */
export function clearAccountStorage(storage: Pick<Storage, 'removeItem'>): void {
  for (const name of Object.keys(storage)) if (ofAccounts.test(name)) storage.removeItem(name);
}
