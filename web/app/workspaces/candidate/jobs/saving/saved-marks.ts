import { turns } from '../../../../kit/forms/autosave/serial-queue.ts';

/** How it stands with saving one job, as far as this page has a say in it. */
export interface Mark {
  readonly saved: boolean;
  /** Why the last wish was not met: the job stands as before. */
  readonly fault?: string;
}

/** What the server says when a job was saved or taken out. */
export interface Saving {
  readonly saved: boolean;
  readonly savedCount: number;
}

interface Slot {
  /** As the server has it. */
  readonly stored: boolean;
  /** As somebody wants it, until the server has it too. */
  readonly wish?: boolean;
  readonly mark: Mark;
}

/**
 * Saves jobs and takes them out: what somebody wants is shown at once, and goes to the server in turn. What was wanted
 * last counts; what fails is shown as it stands, with the reason.
 */
export class SavedMarks {
  readonly #send: (job: string, saved: boolean) => Promise<Saving>;
  readonly #faultOf: (error: unknown) => string;
  readonly #slots = new Map<string, Slot>();
  readonly #listeners = new Set<() => void>();
  readonly #inTurn = turns();
  #count: number | undefined;

  constructor(
    send: (job: string, saved: boolean) => Promise<Saving>,
    /** What to say of a failure. */
    faultOf: (error: unknown) => string,
  ) {
    this.#send = send;
    this.#faultOf = faultOf;
  }

  /** Lists that were asked for anew know better, but of what is still on its way. */
  learn(jobs: Iterable<{ readonly id: string; readonly saved: boolean }>, count: number): void {
    for (const { id, saved } of jobs) {
      const slot = this.#slots.get(id);
      if (slot?.wish === undefined) this.#slots.delete(id);
      else this.#slots.set(id, { ...slot, stored: saved });
    }
    this.#count = count;
    this.#tell();
  }

  /** Undefined where this page has no say: then a job stands as its list has it. */
  markOf(job: string): Mark | undefined {
    return this.#slots.get(job)?.mark;
  }

  /** How many are saved, what is on its way counted in. */
  count(): number | undefined {
    const wishes = [...this.#slots.values()].filter(
      ({ stored, wish }) => wish !== undefined && wish !== stored,
    );
    const change = wishes.reduce((sum, { wish }) => sum + (wish === true ? 1 : -1), 0);
    return this.#count === undefined ? undefined : Math.max(0, this.#count + change);
  }

  async want(job: string, { was, saved }: { readonly was: boolean; readonly saved: boolean }): Promise<void> {
    const stored = this.#slots.get(job)?.stored ?? was;
    this.#set(job, { stored, wish: saved, mark: { saved } });
    await this.#inTurn(() => this.#carryOut(job, saved));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async #carryOut(job: string, wanted: boolean): Promise<void> {
    const before = this.#slots.get(job);
    // Another wish has come meanwhile: that one goes.
    if (before === undefined || before.wish !== wanted) return;
    try {
      const { saved, savedCount } = await this.#send(job, wanted);
      this.#count = savedCount;
      this.#settle(job, wanted, { stored: saved, mark: { saved } });
    } catch (error) {
      const { stored } = before;
      this.#settle(job, wanted, { stored, mark: { saved: stored, fault: this.#faultOf(error) } });
    }
  }

  #settle(job: string, wanted: boolean, slot: Slot): void {
    const now = this.#slots.get(job);
    if (now?.wish === undefined || now.wish === wanted) this.#set(job, slot);
    else this.#set(job, { ...now, stored: slot.stored });
  }

  #set(job: string, slot: Slot): void {
    this.#slots.set(job, slot);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
