/**
 * Whether an error says that the database cannot serve for now: connections lost or refused (class 08, 57P01
 * to 57P05), no memory, disk or connection left (class 53), a disk fault (58030), or one that may only be
 * read (25006).
 */
export function isUnavailable(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : '';
  if (/^(?:08|53)...$|^57P0[1-5]$|^58030$|^25006$/.test(code)) return true;
  // Node's errors for a server or its socket file that is not there.
  if ('syscall' in error && error.syscall === 'connect') return true;
  // Errors of `pg` and `pg-pool`, which have no code.
  return /^Connection terminated|^timeout exceeded when trying to connect/.test(error.message);
}
