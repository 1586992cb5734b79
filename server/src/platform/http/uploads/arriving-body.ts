import { Refusal } from '../../refusal.ts';

/** How slowly a body may arrive. Only the time that we wait for the sender counts. */
export interface Pace {
  /** How long a sender may keep us waiting. What it sends buys that time back, and never more. */
  readonly graceMs: number;
  readonly bytesPerSecond: number;
  /** However fast it began, a body must have arrived within this. */
  readonly withinMs: number;
}

export interface ArrivingOptions {
  readonly max: number;
  readonly pace: Pace;
  /** Gives up the body, because the server stops. */
  readonly stopping: AbortSignal;
}

/** The rate is that of a poor mobile connection; a client that has vanished is noticed after the grace. */
export const usualPace: Pace = { graceMs: 20_000, bytesPerSecond: 8_000, withinMs: 240_000 };

/** The pieces of a body as they arrive; throws a Refusal when it is too large or arrives too slowly. */
export async function* arrivingBody(
  body: ReadableStream<Uint8Array>,
  { max, pace: { graceMs, bytesPerSecond, withinMs }, stopping }: ArrivingOptions,
): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = body.getReader();
  const end = performance.now() + withinMs;
  let patience = graceMs;
  let length = 0;
  let refusal: Refusal | undefined;
  /** Ends the read that waits. */
  const giveUp = (reason: Refusal) => {
    refusal = reason;
    void reader.cancel(reason.code).catch(() => {});
  };
  const stop = () => giveUp(serverStops());
  stopping.addEventListener('abort', stop);
  try {
    for (;;) {
      const start = performance.now();
      const timer = setTimeout(() => giveUp(tooSlow()), Math.min(patience, end - start));
      const next = await reader.read().finally(() => clearTimeout(timer));
      if (refusal !== undefined) throw refusal;
      if (next.done) return;
      length += next.value.length;
      if (length > max) throw tooLarge(max);
      const bought = (next.value.length / bytesPerSecond) * 1000;
      patience = Math.min(graceMs, patience - (performance.now() - start) + bought);
      yield next.value;
    }
  } finally {
    stopping.removeEventListener('abort', stop);
    reader.releaseLock();
  }
}

export function tooLarge(max: number): Refusal {
  const message = `This file is too large. Choose one of up to ${max / 1_000_000} MB.`;
  return new Refusal('too-large', message, { status: 413, fields: { file: message } });
}

function tooSlow(): Refusal {
  const message =
    'The file arrived too slowly. Please try again, with a better connection or a smaller file.';
  return new Refusal('too-slow', message, { status: 408 });
}

function serverStops(): Refusal {
  const message = 'We are restarting Portway. Please try again in a minute.';
  return new Refusal('restarting', message, { status: 503, retryAfter: 60 });
}
