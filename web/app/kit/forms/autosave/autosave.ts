import type { AnswerKey, Edit, SaveState, Sent, UnsentEdits } from './answer-states.ts';
import { isSame } from './same-answer.ts';
import { turns } from './serial-queue.ts';

export type * from './answer-states.ts';

export interface AutosaveDeps {
  readonly send: (key: AnswerKey, edit: Edit) => Promise<Sent>;
  /** What is wrong with a value, without asking the server. */
  readonly faultOf: (key: AnswerKey, value: unknown) => string | undefined;
  readonly unsent: UnsentEdits;
  /** Milliseconds without a key until a text is sent, and until we try again to reach the server. */
  readonly patience: { readonly typing: number; readonly reach: number };
}

interface Slot {
  /** As the server has it, as far as this page knows. */
  stored: unknown;
  edit: { value: unknown } | undefined;
  state: SaveState;
  timer: ReturnType<typeof setTimeout> | undefined;
  sending: boolean;
  /** When it was saved from here last, in milliseconds. */
  savedAt: number;
  /** Grows whenever the value was replaced by another than the person’s own. */
  replaced: number;
}

/** What a field shows of its answer. A new object whenever something changed. */
export interface Shown {
  readonly value: unknown;
  readonly state: SaveState;
  readonly replaced: number;
}

/**
 * Saves answers one by one while they are given: a text when its writer pauses or leaves the field, a choice at once.
 * One is on its way at a time, in the order in which they were given: an answer may rest on the one before it. Nothing
 * is ever dropped but by its writer.
 */
export class Autosave {
  readonly #needs: AutosaveDeps;
  readonly #slots = new Map<AnswerKey, Slot>();
  readonly #shown = new Map<AnswerKey, Shown>();
  readonly #listeners = new Set<() => void>();
  readonly #aside = new Set<string>();
  /** What there is to answer: an entry that was removed elsewhere is asked no more. */
  #known: ReadonlySet<AnswerKey> = new Set();

  readonly #inTurn = turns();
  /** Only at first: what comes later belongs to another window, which is at work on it. */
  #hasAdopted = false;

  constructor(needs: AutosaveDeps) {
    this.#needs = needs;
  }

  /**
   * Learns what the server had when it was asked. An answer that is being changed here, or was saved from here since,
   * keeps its own value.
   */
  learn(stored: ReadonlyMap<AnswerKey, unknown>, askedAt = Number.POSITIVE_INFINITY): void {
    this.#known = new Set(stored.keys());
    for (const [key, value] of stored) {
      const slot = this.#slot(key);
      if (slot.state.status === 'changed') this.#lookAgain(key, slot, value);
      if (slot.edit !== undefined || slot.sending || slot.savedAt > askedAt) continue;
      if (!isSame(slot.stored, value)) slot.replaced++;
      slot.stored = value;
    }
    if (!this.#hasAdopted) this.#adopt();
    this.#hasAdopted = true;
    this.#tell();
  }

  /** A change that has been made. `settled` for a choice; a text settles when its field is left. */
  change(key: AnswerKey, value: unknown, { settled }: { readonly settled: boolean }): void {
    const slot = this.#slot(key);
    slot.edit = { value };
    if (slot.state.status !== 'changed') slot.state = { status: 'waiting' };
    this.#needs.unsent.keep(key, { value, was: slot.stored });
    clearTimeout(slot.timer);
    if (settled) this.settle(key);
    else slot.timer = setTimeout(() => void this.#attempt(key), this.#needs.patience.typing);
    this.#tell();
  }

  /** Its writer is done with it: now a fault is told, too. */
  settle(key: AnswerKey): void {
    const slot = this.#slot(key);
    if (slot.edit === undefined || slot.state.status === 'changed') return;
    const fault = this.#needs.faultOf(key, slot.edit.value);
    if (fault !== undefined) slot.state = { status: 'refused', message: fault };
    void this.#attempt(key);
    this.#tell();
  }

  /** Chooses between two versions of an answer that was changed elsewhere. */
  choose(key: AnswerKey, which: 'mine' | 'theirs'): void {
    const slot = this.#slot(key);
    if (slot.state.status !== 'changed') return;
    slot.stored = slot.state.theirs;
    if (which === 'mine') {
      this.#goOn(key, slot);
    } else {
      this.#done(key, slot, { fresh: false });
      slot.replaced++;
    }
    this.#tell();
  }

  /** Tries everything again that waits for the server, in the order in which it was given. */
  async retry(): Promise<void> {
    const keys = new Set([...this.#needs.unsent.read().keys(), ...this.#slots.keys()]);
    await Promise.all([...keys].map((key) => this.#attempt(key)));
  }

  /** What was removed is neither sent nor counted until it is brought back, and not lost either. */
  setAside(prefix: string): void {
    this.#aside.add(prefix);
    this.#tell();
  }

  bringBack(prefix: string): void {
    this.#aside.delete(prefix);
    this.#tell();
  }

  shown(key: AnswerKey): Shown {
    const slot = this.#slot(key);
    const now = {
      value: slot.edit ? slot.edit.value : slot.stored,
      state: slot.state,
      replaced: slot.replaced,
    };
    const before = this.#shown.get(key);
    if (
      before &&
      before.value === now.value &&
      before.state === now.state &&
      before.replaced === now.replaced
    )
      return before;
    this.#shown.set(key, now);
    return now;
  }

  /** How all of them stand together: the one that most needs to be told. */
  summary(): SaveState['status'] {
    const present = [...this.#slots].filter(([key]) => !this.#isAside(key));
    const states = present.map(([, { state }]) => state);
    const worst = (['changed', 'refused', 'offline', 'saving', 'waiting'] as const).find((status) =>
      states.some((state) => state.status === status),
    );
    return worst ?? 'stored';
  }

  /** Whether anything was saved from here. */
  hasSaved(): boolean {
    return [...this.#slots.values()].some(({ state }) => state.status === 'stored' && state.fresh);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** A conflict that was settled in another window is none here. */
  #lookAgain(key: AnswerKey, slot: Slot, value: unknown): void {
    if (slot.edit === undefined || !isSame(slot.edit.value, value)) {
      slot.state = { status: 'changed', theirs: value };
    } else {
      slot.stored = value;
      this.#done(key, slot, { fresh: false });
    }
  }

  /** Of an entry that is there no more. */
  #isGone(key: AnswerKey): boolean {
    return /\..+\./.test(key) && !this.#known.has(key);
  }

  #isAside(key: AnswerKey): boolean {
    return this.#isGone(key) || [...this.#aside].some((prefix) => key.startsWith(prefix));
  }

  #slot(key: AnswerKey): Slot {
    const found = this.#slots.get(key);
    if (found !== undefined) return found;
    const made: Slot = {
      stored: undefined,
      edit: undefined,
      state: { status: 'stored', fresh: false },
      timer: undefined,
      sending: false,
      savedAt: Number.NEGATIVE_INFINITY,
      replaced: 0,
    };
    this.#slots.set(key, made);
    return made;
  }

  /** Takes up what an earlier page could not send. */
  #adopt(): void {
    for (const [key, { value, was }] of this.#needs.unsent.read()) {
      if (this.#isGone(key)) continue;
      const slot = this.#slot(key);
      if (slot.edit !== undefined) continue;
      if (isSame(slot.stored, value)) {
        this.#needs.unsent.drop(key, value);
        continue;
      }
      slot.edit = { value };
      slot.replaced++;
      slot.state = isSame(slot.stored, was)
        ? { status: 'waiting' }
        : { status: 'changed', theirs: slot.stored };
      if (slot.state.status === 'waiting') this.settle(key);
    }
  }

  async #attempt(key: AnswerKey): Promise<void> {
    const slot = this.#slot(key);
    const { edit } = slot;
    clearTimeout(slot.timer);
    if (edit === undefined || slot.sending || slot.state.status === 'changed' || this.#isAside(key)) return;
    // Half a text may be no answer yet: that is told when its writer leaves it.
    if (this.#needs.faultOf(key, edit.value) !== undefined) return;
    slot.sending = true;
    slot.state = { status: 'saving' };
    this.#tell();
    // What cannot be understood is asked again, like a server that cannot be reached.
    const sent = await this.#inTurn(() =>
      this.#needs.send(key, { value: edit.value, was: slot.stored }),
    ).catch((): Sent => ({ status: 'unreachable' }));
    slot.sending = false;
    this.#take(key, slot, { edit, sent });
    this.#tell();
    // What did not go with the others may go with them now.
    if (sent.status === 'saved')
      for (const [other, { state }] of this.#slots) if (state.status === 'refused') void this.#attempt(other);
  }

  #take(key: AnswerKey, slot: Slot, { edit, sent }: { edit: { value: unknown }; sent: Sent }): void {
    const later = slot.edit !== edit;
    switch (sent.status) {
      case 'saved':
        slot.stored = sent.value;
        slot.savedAt = performance.now();
        if (later) this.#goOn(key, slot);
        else this.#done(key, slot, { fresh: true });
        return;
      case 'changed':
        slot.state = { status: 'changed', theirs: sent.theirs };
        // The window that was first has taken its own edit out of the place they share.
        if (slot.edit) this.#needs.unsent.keep(key, { value: slot.edit.value, was: slot.stored });
        return;
      case 'refused':
        if (later) this.#goOn(key, slot);
        else slot.state = { status: 'refused', message: sent.message };
        return;
      case 'unreachable':
        slot.state = { status: 'offline' };
        slot.timer = setTimeout(() => void this.#attempt(key), this.#needs.patience.reach);
        return;
      case 'away':
        slot.state = { status: 'offline' };
    }
  }

  /** Sends what is there now in the place of what is stored now. */
  #goOn(key: AnswerKey, slot: Slot): void {
    slot.state = { status: 'waiting' };
    if (slot.edit) this.#needs.unsent.keep(key, { value: slot.edit.value, was: slot.stored });
    void this.#attempt(key);
  }

  #done(key: AnswerKey, slot: Slot, { fresh }: { readonly fresh: boolean }): void {
    this.#needs.unsent.drop(key, slot.edit?.value);
    slot.edit = undefined;
    slot.state = { status: 'stored', fresh };
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
