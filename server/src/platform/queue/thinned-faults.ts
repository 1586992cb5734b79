const saidEachMs = 60_000;
/** More kinds than this are not told apart: then all are said again. */
const maxKinds = 100;

/**
 * Says each kind of fault once a minute: while the database is gone each of some twenty workers meets the same one every
 * second. What follows the message in brackets, the queue and the worker, makes no other kind of it.
 */
export function thinnedFaults(say: (message: string) => void, now = performance.now.bind(performance)) {
  const saidAt = new Map<string, number>();
  return (message: string): void => {
    const kind = message.replace(/ \(Queue: [^()]*\)$/, '');
    const last = saidAt.get(kind);
    if (last !== undefined && now() - last < saidEachMs) return;
    if (saidAt.size >= maxKinds) saidAt.clear();
    saidAt.set(kind, now());
    say(message);
  };
}
