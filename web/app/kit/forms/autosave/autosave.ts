import { isEqual } from '../is-equal.ts';
import type { AnswerKey, Edit, SaveState, Sent, UnsentEdits } from './answer-states.ts';
import { serialQueue } from './serial-queue.ts';

export type * from './answer-states.ts';

export interface AutosaveDeps {
  readonly send: (key: AnswerKey, edit: Edit) => Promise<Sent>;
  /** The error in a value, checked without a request. */
  readonly errorOf: (key: AnswerKey, value: unknown) => string | undefined;
  readonly unsent: UnsentEdits;
}

/** Milliseconds without a key press before a text is sent, and before an unreachable server is tried again. */
const patience = { typing: 700, retry: 5000 } as const;

interface Slot {
  /** The server's value, as far as this page knows. */
  stored: unknown;
  edit: { value: unknown } | undefined;
  state: SaveState;
  timer: ReturnType<typeof setTimeout> | undefined;
  sending: boolean;
  /** When it was last saved from this page, in milliseconds. */
  savedAt: number;
  /** Incremented whenever the value is replaced by one that the user did not enter here. */
  replaced: number;
}

/** What a field shows of its answer. A new object on every change. */
export interface AutosaveView {
  readonly value: unknown;
  readonly state: SaveState;
  readonly replaced: number;
}

/**
 * Saves answers one by one while the user edits: a text when typing pauses or the field is left, a choice at
 * once. Only one request is in flight at a time, in the order of the edits: an answer may depend on the one
 * before it. Only the user can discard an edit.
 */
export class Autosave {
  readonly #deps: AutosaveDeps;
  readonly #slots = new Map<AnswerKey, Slot>();
  readonly #shown = new Map<AnswerKey, AutosaveView>();
  readonly #listeners = new Set<() => void>();
  readonly #aside = new Set<string>();
  /** The answers that exist: those of an entry removed elsewhere are dropped. */
  #known: ReadonlySet<AnswerKey> = new Set();

  readonly #oneAtATime = serialQueue();
  /** Only at first: later edits belong to another window, which is handling them. */
  #hasAdopted = false;

  constructor(deps: AutosaveDeps) {
    this.#deps = deps;
  }

  /**
   * Takes in the server's values as of the time of the request. An answer being edited here, or saved from
   * here since, keeps its own value.
   */
  learn(values: ReadonlyMap<AnswerKey, unknown>, askedAt = Number.POSITIVE_INFINITY): void {
    this.#known = new Set(values.keys());
    for (const [key, value] of values) {
      const slot = this.#slot(key);
      if (slot.state.status === 'changed') this.#compareAgain(key, slot, value);
      if (slot.edit !== undefined || slot.sending || slot.savedAt > askedAt) continue;
      if (!isEqual(slot.stored, value)) slot.replaced++;
      slot.stored = value;
    }
    if (!this.#hasAdopted) this.#adopt();
    this.#hasAdopted = true;
    this.#notify();
  }

  /** Records a change. `settled` for a choice; a text settles when its field is left. */
  change(key: AnswerKey, value: unknown, { settled }: { readonly settled: boolean }): void {
    const slot = this.#slot(key);
    slot.edit = { value };
    if (slot.state.status !== 'changed') slot.state = { status: 'waiting' };
    this.#deps.unsent.keep(key, { value, was: slot.stored });
    clearTimeout(slot.timer);
    if (settled) this.settle(key);
    else slot.timer = setTimeout(() => void this.#attempt(key), patience.typing);
    this.#notify();
  }

  /** Sets a value that was not typed in its field, which shows it. */
  set(key: AnswerKey, value: unknown): void {
    this.#slot(key).replaced++;
    this.change(key, value, { settled: true });
  }

  /** The field was left: from now on its error is shown too. */
  settle(key: AnswerKey): void {
    const slot = this.#slot(key);
    if (slot.edit === undefined || slot.state.status === 'changed') return;
    const error = this.#deps.errorOf(key, slot.edit.value);
    if (error !== undefined) slot.state = { status: 'refused', message: error };
    void this.#attempt(key);
    this.#notify();
  }

  /** Chooses between two versions of an answer that was changed elsewhere. */
  choose(key: AnswerKey, which: 'mine' | 'theirs'): void {
    const slot = this.#slot(key);
    if (slot.state.status !== 'changed') return;
    slot.stored = slot.state.theirs;
    if (which === 'mine') {
      this.#continue(key, slot);
    } else {
      this.#done(key, slot, { fresh: false });
      slot.replaced++;
    }
    this.#notify();
  }

  /** Sends all that is not saved yet, in the order of the edits, and waits for what is being sent. */
  async retry(): Promise<void> {
    const keys = new Set([...this.#deps.unsent.read().keys(), ...this.#slots.keys()]);
    await Promise.all([...keys].map((key) => this.#attempt(key)));
    await this.#oneAtATime(async () => undefined);
  }

  /** A removed entry's answers are neither sent nor counted until it is restored, but are not lost. */
  setAside(prefix: string): void {
    this.#aside.add(prefix);
    this.#notify();
  }

  bringBack(prefix: string): void {
    this.#aside.delete(prefix);
    this.#notify();
  }

  /** The error in a value, for fields that check a choice before they take it. */
  errorOf(key: AnswerKey, value: unknown): string | undefined {
    return this.#deps.errorOf(key, value);
  }

  shown(key: AnswerKey): AutosaveView {
    const slot = this.#slot(key);
    const snapshot = {
      value: slot.edit ? slot.edit.value : slot.stored,
      state: slot.state,
      replaced: slot.replaced,
    };
    const previous = this.#shown.get(key);
    if (
      previous &&
      previous.value === snapshot.value &&
      previous.state === snapshot.state &&
      previous.replaced === snapshot.replaced
    )
      return previous;
    this.#shown.set(key, snapshot);
    return snapshot;
  }

  /** The overall state: the most urgent one. */
  summary(): SaveState['status'] {
    const present = [...this.#slots].filter(([key]) => !this.#isAside(key));
    const states = present.map(([, { state }]) => state);
    const worst = (['changed', 'refused', 'offline', 'saving', 'waiting'] as const).find((status) =>
      states.some((state) => state.status === status),
    );
    return worst ?? 'stored';
  }

  /** Whether anything was saved from this page. */
  hasSaved(): boolean {
    return [...this.#slots.values()].some(({ state }) => state.status === 'stored' && state.fresh);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** A conflict resolved in another window is resolved here. */
  #compareAgain(key: AnswerKey, slot: Slot, value: unknown): void {
    if (slot.edit === undefined || !isEqual(slot.edit.value, value)) {
      slot.state = { status: 'changed', theirs: value };
    } else {
      slot.stored = value;
      this.#done(key, slot, { fresh: false });
    }
  }

  /** An edit of an entry that no longer exists. */
  #isGone(key: AnswerKey): boolean {
    return /\..+\./.test(key) && !this.#known.has(key);
  }

  #isAside(key: AnswerKey): boolean {
    return this.#isGone(key) || [...this.#aside].some((prefix) => key.startsWith(prefix));
  }

  #slot(key: AnswerKey): Slot {
    const existing = this.#slots.get(key);
    if (existing !== undefined) return existing;
    const slot: Slot = {
      stored: undefined,
      edit: undefined,
      state: { status: 'stored', fresh: false },
      timer: undefined,
      sending: false,
      savedAt: Number.NEGATIVE_INFINITY,
      replaced: 0,
    };
    this.#slots.set(key, slot);
    return slot;
  }

  /** Restores what an earlier page could not send. */
  #adopt(): void {
    for (const [key, { value, was }] of this.#deps.unsent.read()) {
      if (this.#isGone(key)) continue;
      const slot = this.#slot(key);
      if (slot.edit !== undefined) continue;
      if (isEqual(slot.stored, value)) {
        this.#deps.unsent.drop(key, value);
        continue;
      }
      slot.edit = { value };
      slot.replaced++;
      slot.state = isEqual(slot.stored, was)
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
    // A half-typed text may not be valid yet: its error is shown when the field is left.
    if (this.#deps.errorOf(key, edit.value) !== undefined) return;
    slot.sending = true;
    slot.state = { status: 'saving' };
    this.#notify();
    // An unintelligible response is retried, as if the server were unreachable.
    const outcome = await this.#oneAtATime(() =>
      this.#deps.send(key, { value: edit.value, was: slot.stored }),
    ).catch((): Sent => ({ status: 'unreachable' }));
    slot.sending = false;
    this.#take(key, slot, { edit, outcome });
    this.#notify();
    // What conflicted with other answers may fit with them now.
    if (outcome.status === 'saved')
      for (const [other, { state }] of this.#slots) if (state.status === 'refused') void this.#attempt(other);
  }

  #take(key: AnswerKey, slot: Slot, { edit, outcome }: { edit: { value: unknown }; outcome: Sent }): void {
    const later = slot.edit !== edit;
    switch (outcome.status) {
      case 'saved':
        slot.stored = outcome.value;
        slot.savedAt = performance.now();
        if (later) this.#continue(key, slot);
        else this.#done(key, slot, { fresh: true });
        return;
      case 'changed':
        slot.state = { status: 'changed', theirs: outcome.theirs };
        // The other window, which was first, has removed its own edit from the shared storage.
        if (slot.edit) this.#deps.unsent.keep(key, { value: slot.edit.value, was: slot.stored });
        return;
      case 'refused':
        if (later) this.#continue(key, slot);
        else slot.state = { status: 'refused', message: outcome.message };
        return;
      case 'unreachable':
        slot.state = { status: 'offline' };
        slot.timer = setTimeout(() => void this.#attempt(key), patience.retry);
        return;
      case 'away':
        slot.state = { status: 'offline' };
    }
  }

  /** Sends the current value, to replace the stored one. */
  #continue(key: AnswerKey, slot: Slot): void {
    slot.state = { status: 'waiting' };
    if (slot.edit) this.#deps.unsent.keep(key, { value: slot.edit.value, was: slot.stored });
    void this.#attempt(key);
  }

  #done(key: AnswerKey, slot: Slot, { fresh }: { readonly fresh: boolean }): void {
    this.#deps.unsent.drop(key, slot.edit?.value);
    slot.edit = undefined;
    slot.state = { status: 'stored', fresh };
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
