import { serialQueue } from '../../../../kit/forms/autosave/serial-queue.ts';

/** Whether a job is saved, if this page has changed it. */
export interface Mark {
  readonly saved: boolean;
  /** Why the last change failed: the job is as before. */
  readonly fault?: string;
}

/** The server's response when a job was saved or removed. */
export interface Saving {
  readonly saved: boolean;
  readonly savedCount: number;
}

interface Slot {
  /** The server's value. */
  readonly stored: boolean;
  /** The user's choice, until the server has it too. */
  readonly wish?: boolean;
  readonly mark: Mark;
}

/**
 * Saves and removes jobs: a change is shown at once, and sent to the server in turn. The last change counts;
 * a failed one is reverted, with the reason.
 */
export class SavedMarks {
  readonly #send: (job: string, saved: boolean) => Promise<Saving>;
  readonly #faultOf: (error: unknown) => string;
  readonly #slots = new Map<string, Slot>();
  readonly #listeners = new Set<() => void>();
  readonly #oneAtATime = serialQueue();
  #count: number | undefined;

  constructor(
    send: (job: string, saved: boolean) => Promise<Saving>,
    /** The message for a failure. */
    faultOf: (error: unknown) => string,
  ) {
    this.#send = send;
    this.#faultOf = faultOf;
  }

  /** Refetched lists are newer, except for changes in flight. */
  learn(jobs: Iterable<{ readonly id: string; readonly saved: boolean }>, count: number): void {
    for (const { id, saved } of jobs) {
      const slot = this.#slots.get(id);
      if (slot?.wish === undefined) this.#slots.delete(id);
      else this.#slots.set(id, { ...slot, stored: saved });
    }
    this.#count = count;
    this.#tell();
  }

  /** Undefined where this page has not changed the job: then the list's value applies. */
  markOf(job: string): Mark | undefined {
    return this.#slots.get(job)?.mark;
  }

  /** The number of saved jobs, changes in flight included. */
  count(): number | undefined {
    const wishes = [...this.#slots.values()].filter(
      ({ stored, wish }) => wish !== undefined && wish !== stored,
    );
    const change = wishes.reduce((sum, { wish }) => sum + (wish === true ? 1 : -1), 0);
    return this.#count === undefined ? undefined : Math.max(0, this.#count + change);
  }

  async want(job: string, { was, saved }: { readonly was: boolean; readonly saved: boolean }): Promise<void> {
    const storedValue = this.#slots.get(job)?.stored ?? was;
    this.#set(job, { stored: storedValue, wish: saved, mark: { saved } });
    await this.#oneAtATime(() => this.#carryOut(job, saved));
  }

  /** Resolves once the server has every change made so far, or has refused it. */
  async settled(): Promise<void> {
    await this.#oneAtATime(() => Promise.resolve());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async #carryOut(job: string, wish: boolean): Promise<void> {
    const slot = this.#slots.get(job);
    // Another change was made meanwhile: that one is sent.
    if (slot === undefined || slot.wish !== wish) return;
    try {
      const { saved, savedCount } = await this.#send(job, wish);
      this.#count = savedCount;
      this.#settle(job, wish, { stored: saved, mark: { saved } });
    } catch (error) {
      const { stored } = slot;
      this.#settle(job, wish, { stored, mark: { saved: stored, fault: this.#faultOf(error) } });
    }
  }

  #settle(job: string, wish: boolean, slot: Slot): void {
    const current = this.#slots.get(job);
    if (current?.wish === undefined || current.wish === wish) this.#set(job, slot);
    else this.#set(job, { ...current, stored: slot.stored });
  }

  #set(job: string, slot: Slot): void {
    this.#slots.set(job, slot);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
