import type { GuardedResponse } from './guarded-response.ts';

/** Limits so that made-up requests cannot fill the memory: about 8 MB in all. */
const most = 4096;
const longestUrl = 300;
const longestBody = 20_000;

/** API responses that depend on the URL alone, by the exact URL. */
export interface ReadyAnswers {
  /** Sends the response if it is cached, and returns whether it was. */
  send(url: string, response: GuardedResponse): boolean;
  /** For this many seconds; without it, indefinitely. */
  keep(url: string, json: string, forSeconds?: number): void;
}

interface Ready {
  readonly head: string[];
  /** The bytes, each as a character: Node sends a string together with the head, a buffer after it. */
  readonly body: string;
  /** In milliseconds since 1970. */
  readonly until: number;
}

/**
 * Caches the latest responses, each ready to send: suggestions are requested at every keystroke, often the
 * same ones.
 */
export function readyAnswers(now: () => number = Date.now): ReadyAnswers {
  const ready = new Map<string, Ready>();
  return {
    send(url, response) {
      const answer = ready.get(url);
      if (answer === undefined || answer.until <= now()) return false;
      response.writeHead(200, answer.head).end(answer.body, 'latin1');
      return true;
    },
    keep(url, json, forSeconds = Number.POSITIVE_INFINITY) {
      if (url.length > longestUrl || json.length > longestBody) return;
      const body = Buffer.from(json).toString('latin1');
      const [oldest] = ready.keys();
      if (ready.size >= most && oldest !== undefined) ready.delete(oldest);
      ready.set(url, {
        body,
        until: now() + forSeconds * 1000,
        head: ['Content-Type', 'application/json', 'Content-Length', `${body.length}`],
      });
    },
  };
}
