import type { ConversationWhole, Message } from '@portway/contracts/hiring/conversations/conversations';
import { Outbox, type OutboxDeps, type Outgoing, type Unsent } from './outbox.ts';

export interface ThreadDeps extends Pick<OutboxDeps, 'send'> {
  readonly show: (range: { before?: number; after?: number }) => Promise<ConversationWhole>;
  /** Records how far the user has read; resolves to how far the server knows. */
  readonly markRead: (upTo: number) => Promise<number>;
}

type Head = Pick<ConversationWhole, 'conversation' | 'keptUntil'>;

/** A conversation as far as this page knows it. A new object on every change. */
export interface ThreadSnapshot {
  /** Undefined until it was loaded for the first time. */
  readonly head: Head | undefined;
  /** In the order in which they were written. */
  readonly messages: readonly Message[];
  /** Written here, and not on the server yet. */
  readonly unsent: readonly Unsent[];
  readonly earlier: boolean;
  readonly readUpTo: number;
  readonly theyReadUpTo: number;
}

/**
 * One conversation: fetches only what is new, and sends what is written here. A message that arrives by both
 * routes, in the response to sending it and as a live event, is shown once.
 */
export class Thread {
  readonly outbox: Outbox;
  readonly #needs: ThreadDeps;
  readonly #messages = new Map<number, Message>();
  readonly #listeners = new Set<() => void>();
  #snapshot: ThreadSnapshot = {
    head: undefined,
    messages: [],
    unsent: [],
    earlier: false,
    readUpTo: 0,
    theyReadUpTo: 0,
  };
  /** Up to this number, no message after the first one loaded is missing. */
  #wholeUpTo: number | undefined;
  #loading: Promise<void> | undefined;
  #isStale = false;
  #isMarking = false;

  constructor(needs: ThreadDeps) {
    this.#needs = needs;
    this.outbox = new Outbox({
      send: needs.send,
      onSent: (message) => this.#addOwn(message),
      onChange: () => this.#change({}),
    });
  }

  readonly snapshot = (): ThreadSnapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Fetches what is new; if called during a fetch, fetches once more. Retries whatever could not be sent. */
  load(): Promise<void> {
    this.#isStale = true;
    this.#loading ??= this.#catchUp().finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  /** Restores what an earlier page left unsent, but for what has arrived. */
  adopt(unsent: readonly Outgoing[], keep: (messages: readonly Outgoing[]) => void): void {
    const arrivedIds = new Set([...this.#messages.values()].map(({ id }) => id));
    this.outbox.adopt(unsent, keep);
    this.outbox.drop(arrivedIds);
  }

  async loadEarlier(): Promise<void> {
    const first = this.#snapshot.messages[0]?.number;
    if (first === undefined || !this.#snapshot.earlier) return;
    const whole = await this.#needs.show({ before: first });
    this.#change({ earlier: whole.earlier });
    this.#add(whole.messages);
  }

  async markRead(upTo: number): Promise<boolean> {
    if (this.#isMarking || upTo <= this.#snapshot.readUpTo) return false;
    this.#isMarking = true;
    try {
      const readUpTo = await this.#needs.markRead(upTo);
      this.#change({ readUpTo: Math.max(readUpTo, this.#snapshot.readUpTo) });
      return true;
    } finally {
      this.#isMarking = false;
    }
  }

  async #catchUp(): Promise<void> {
    while (this.#isStale) {
      this.#isStale = false;
      const cursor = this.#wholeUpTo;
      const whole = await this.#needs.show(cursor === undefined ? {} : { after: cursor });
      this.#learn(whole, cursor === undefined);
      if (cursor !== undefined && whole.later && whole.messages.length > 0) this.#isStale = true;
    }
    this.outbox.sendAgain();
  }

  #learn(whole: ConversationWhole, isFirst: boolean): void {
    const { conversation, keptUntil, earlier, readUpTo, theyReadUpTo } = whole;
    this.#change({
      head: { conversation, keptUntil },
      readUpTo: Math.max(readUpTo, this.#snapshot.readUpTo),
      theyReadUpTo: Math.max(theyReadUpTo, this.#snapshot.theyReadUpTo),
      ...(isFirst && { earlier }),
    });
    this.#add(whole.messages);
    this.#wholeUpTo = Math.max(this.#wholeUpTo ?? 0, whole.messages.at(-1)?.number ?? 0) || undefined;
  }

  /** Its response may arrive before the other side's earlier messages. */
  #addOwn(message: Message): void {
    this.#add([message]);
    if (message.number === (this.#wholeUpTo ?? 0) + 1) this.#wholeUpTo = message.number;
    else void this.load().catch(() => undefined);
  }

  #add(messages: readonly Message[]): void {
    for (const message of messages) this.#messages.set(message.number, message);
    this.outbox.drop(new Set(messages.map(({ id }) => id)));
    const inOrder = [...this.#messages.values()].sort((one, other) => one.number - other.number);
    this.#change({ messages: inOrder });
  }

  #change(change: Partial<ThreadSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change, unsent: this.outbox.unsent() };
    for (const listener of this.#listeners) listener();
  }
}
