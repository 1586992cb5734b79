import type { Message, MessageAttachment } from '@portway/contracts/hiring/conversations/conversations';

/** A message as it was written here. A retry keeps its id, so that it is stored once. */
export interface Outgoing {
  readonly id: string;
  readonly text: string;
  readonly attachments: readonly MessageAttachment[];
  readonly writtenAt: string;
}

/** The outcome of sending: accepted, refused, or the server could not be reached. */
export type Sent =
  | { readonly status: 'sent'; readonly message: Message }
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'unreached' };

export interface Unsent {
  readonly message: Outgoing;
  /** `left` by an earlier page: it is sent when the user asks. */
  readonly state: 'sending' | 'unreached' | 'refused' | 'left';
  /** Why the server refused it. */
  readonly fault?: string;
}

export interface OutboxDeps {
  readonly send: (message: Outgoing) => Promise<Sent>;
  readonly onSent: (message: Message) => void;
  readonly onChange: () => void;
}

/** Messages written but not on the server yet: sent one by one, in order; only the user can discard one. */
export class Outbox {
  readonly #needs: OutboxDeps;
  #unsent: readonly Unsent[] = [];
  #going: string | undefined;
  #keep: (messages: readonly Outgoing[]) => void = () => undefined;

  constructor(needs: OutboxDeps) {
    this.#needs = needs;
  }

  readonly unsent = (): readonly Unsent[] => this.#unsent;

  /** Restores what an earlier page left, and from now on reports what must outlive this one. */
  adopt(unsent: readonly Outgoing[], keep: (messages: readonly Outgoing[]) => void): void {
    this.#keep = keep;
    const queuedIds = new Set(this.#unsent.map(({ message }) => message.id));
    const newMessages = unsent.filter(({ id }) => !queuedIds.has(id));
    this.#become([...newMessages.map((message) => ({ message, state: 'left' as const })), ...this.#unsent]);
  }

  add(message: Outgoing): void {
    this.#become([...this.#unsent, { message, state: 'sending' }]);
    this.sendAgain();
  }

  /** Retries one that was refused or left. */
  retry(id: string): void {
    this.#become(this.#unsent.map((one) => (one.message.id === id ? asSending(one) : one)));
    this.sendAgain();
  }

  /**
   * Sends messages that could not be sent, before any written later. Until a message is sent, it is shown as
   * unsent.
   */
  sendAgain(): void {
    void this.#sendAll();
  }

  /** Takes back a message that is not in flight. */
  takeBack(id: string): Outgoing | undefined {
    // During a silent retry it is shown as unsent: now show it as being sent.
    if (this.#going === id)
      this.#become(this.#unsent.map((one) => (one.message.id === id ? asSending(one) : one)));
    const failed = this.#unsent.find(({ message, state }) => message.id === id && state !== 'sending');
    if (failed !== undefined) this.drop(new Set([id]));
    return failed?.message;
  }

  /** These are on the server, or discarded. */
  drop(ids: ReadonlySet<string>): void {
    if (this.#unsent.some(({ message }) => ids.has(message.id)))
      this.#become(this.#unsent.filter(({ message }) => !ids.has(message.id)));
  }

  async #sendAll(): Promise<void> {
    if (this.#going !== undefined) return;
    try {
      for (let next = this.#next(); next !== undefined; next = this.#next()) {
        this.#going = next.id;
        // Those behind it would arrive before it.
        if (!this.#take(next, await this.#needs.send(next))) return;
      }
    } finally {
      this.#going = undefined;
    }
  }

  #next(): Outgoing | undefined {
    return this.#unsent.find(({ state }) => state === 'sending' || state === 'unreached')?.message;
  }

  /** Records the outcome; returns whether the server was reached. */
  #take(message: Outgoing, result: Sent): boolean {
    if (result.status === 'sent') {
      this.drop(new Set([message.id]));
      this.#needs.onSent(result.message);
    } else if (result.status === 'refused') {
      const fault = result.message;
      this.#become(
        this.#unsent.map((one) =>
          one.message.id === message.id ? { message, state: 'refused', fault } : one,
        ),
      );
    } else if (this.#unsent.some(({ state }) => state === 'sending')) {
      this.#become(
        this.#unsent.map((one) => (one.state === 'sending' ? { ...one, state: 'unreached' } : one)),
      );
    }
    return result.status !== 'unreached';
  }

  #become(unsent: readonly Unsent[]): void {
    this.#unsent = unsent;
    this.#keep(unsent.map(({ message }) => message));
    this.#needs.onChange();
  }
}

const asSending = ({ message }: Unsent): Unsent => ({ message, state: 'sending' });
