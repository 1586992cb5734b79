import { Refusal } from '../../refusal.ts';

/** How slowly a body may arrive. Only the time that we wait for the sender counts. */
export interface Pace {
  /** How long a sender may keep us waiting. What it sends buys that time back, and never more. */
  readonly graceMs: number;
  readonly bytesPerSecond: number;
  /** However fast it began, a body must have arrived within this. */
  readonly withinMs: number;
}

/** The rate is that of a poor mobile connection; a client that has vanished is noticed after the grace. */
export const usualPace: Pace = { graceMs: 20_000, bytesPerSecond: 8_000, withinMs: 240_000 };

/** The pieces of a body as they arrive; throws a Refusal when it is too large or arrives too slowly. */
export async function* arrivingBody(
  body: ReadableStream<Uint8Array>,
  max: number,
  { graceMs, bytesPerSecond, withinMs }: Pace,
): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = body.getReader();
  const end = performance.now() + withinMs;
  let patience = graceMs;
  let length = 0;
  try {
    for (;;) {
      const start = performance.now();
      let isLate = false;
      const timer = setTimeout(
        () => {
          isLate = true;
          // Ends the read that waits.
          void reader.cancel('too slow').catch(() => {});
        },
        Math.min(patience, end - start),
      );
      const next = await reader.read().finally(() => clearTimeout(timer));
      if (isLate) throw tooSlow();
      if (next.done) return;
      length += next.value.length;
      if (length > max) throw tooLarge(max);
      const bought = (next.value.length / bytesPerSecond) * 1000;
      patience = Math.min(graceMs, patience - (performance.now() - start) + bought);
      yield next.value;
    }
  } finally {
    reader.releaseLock();
  }
}

export function tooLarge(max: number): Refusal {
  const message = `This file is too large. Use one of at most ${max / 1_000_000} MB.`;
  return new Refusal('too-large', message, { status: 413, fields: { file: message } });
}

function tooSlow(): Refusal {
  const message =
    'The file arrived too slowly. Please try again, with a better connection or a smaller file.';
  return new Refusal('too-slow', message, { status: 408 });
}
