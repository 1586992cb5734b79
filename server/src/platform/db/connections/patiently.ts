/** Milliseconds for which a database that answers late is asked again. */
const patience = 30_000;

/**
 * Asks a database that may answer late, such as on a machine that starts everything at once: after a connection timed out
 * it is asked again, for up to half a minute. Any other error, such as a refused connection, is final.
 */
export async function patiently<Result>(
  ask: () => Promise<Result>,
  now: () => number = Date.now,
): Promise<Result> {
  const until = now() + patience;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isTimeout(error) || now() >= until) throw error;
    }
  }
}

/** The driver names no code for it. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && /timeout/i.test(error.message);
}
