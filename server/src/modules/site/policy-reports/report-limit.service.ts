const maxPerMinute = 20;
const maxRemembered = 1000;
const hour = 3_600_000;

/** Anybody may send reports, so neither the log nor this memory may grow with them. `now` in milliseconds. */
export function reportLimit(now: () => number) {
  const lastLogged = new Map<string, number>();
  let minute = 0;
  let admitted = 0;
  return {
    /** Whether a report of these facts is logged: once an hour for the same facts, and few a minute in all. */
    admits(facts: string): boolean {
      const at = now();
      const before = lastLogged.get(facts);
      if (before !== undefined && at - before < hour) return false;
      if (Math.floor(at / 60_000) !== minute) {
        minute = Math.floor(at / 60_000);
        admitted = 0;
      }
      if (admitted >= maxPerMinute) return false;
      admitted += 1;
      lastLogged.delete(facts);
      lastLogged.set(facts, at);
      const [oldest] = lastLogged.keys();
      if (lastLogged.size > maxRemembered && oldest !== undefined) lastLogged.delete(oldest);
      return true;
    },
  };
}

export type ReportLimit = ReturnType<typeof reportLimit>;
