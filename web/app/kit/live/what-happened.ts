import { type LiveEvent, liveEvent } from '@portway/contracts/account/live/live';
import type { LiveState } from './live-stream.ts';

const everything: LiveEvent = { kind: 'reset', subject: null };

/** The meaning of a stream event; undefined where this version of the page does not know it. */
export function whatHappened({ kind, data }: { kind: string; data: string }): LiveEvent | undefined {
  return kind === 'reset' ? everything : liveEvent.safeParse(parseJson(data)).data;
}

/** The messages between the tabs of a browser. */
export type TabMessage =
  | { readonly event: LiveEvent }
  | { readonly state: LiveState }
  | { readonly ask: 'state' | 'hurry' };

/** Parses a message from another tab, which may run another version. */
export function parseTabMessage(message: unknown): TabMessage | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  if ('event' in message) {
    const { data: event } = liveEvent.safeParse(message.event);
    return event && { event };
  }
  if ('state' in message) return isOf(states, message.state) ? { state: message.state } : undefined;
  return 'ask' in message && isOf(asks, message.ask) ? { ask: message.ask } : undefined;
}

const states = ['joining', 'open', 'lost', 'ended'] as const;
const asks = ['state', 'hurry'] as const;

function isOf<One extends string>(all: readonly One[], value: unknown): value is One {
  return all.some((one) => one === value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
