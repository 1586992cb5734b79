import { ProblemError } from '@portway/contracts/problem';
import { type AnswerKey, Autosave, type Edit, type Sent } from '../../../../kit/forms/autosave/autosave.ts';
import { unsentInMemory } from '../../../../kit/forms/autosave/unsent-edits.ts';
import { type FormState, succeeded } from '../../../../kit/forms/form-state.ts';
import type { IdentityCalls } from './equality-monitoring-calls.ts';

/** All equality-monitoring answers are one value: consented to, compared and deleted together. */
export const identityKey = 'identity.answers';

export type IdentityState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  /** Encrypted with a key that no longer exists. */
  | { readonly status: 'unreadable'; readonly message: string }
  /** Nothing is stored: consent comes first. `outcome` is of the last request. */
  | { readonly status: 'asking'; readonly outcome?: FormState; readonly busy?: true }
  /** `fresh` if consent was given just now; `outcome` if deleting failed. */
  | {
      readonly status: 'agreed';
      readonly since: string;
      readonly fresh: boolean;
      readonly outcome?: FormState;
    };

/**
 * The user's equality-monitoring answers as far as this page knows: in memory only, never in browser storage.
 */
export class IdentityRecord {
  readonly #calls: IdentityCalls;
  readonly #listeners = new Set<() => void>();
  #state: IdentityState = { status: 'loading' };
  #autosave: Autosave;

  constructor(calls: IdentityCalls) {
    this.#calls = calls;
    this.#autosave = this.#anew();
  }

  readonly state = (): IdentityState => this.#state;

  /** A new object each time the answers start from empty. */
  get autosave(): Autosave {
    return this.#autosave;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Fetches the current state; edits in progress stay as they are. */
  readonly look = async (): Promise<void> => {
    try {
      const { answers, consentedAt } = await this.#calls.show();
      if (answers === null || consentedAt === null) {
        this.#nothingKept();
        return;
      }
      this.#autosave.learn(new Map([[identityKey, answers]]));
      if (this.#state.status !== 'agreed') this.#be({ status: 'agreed', since: consentedAt, fresh: false });
    } catch (error) {
      this.#notSeen(error);
    }
  };

  /** Sends edits that could not be sent. */
  retry(): Promise<void> {
    return this.#autosave.retry();
  }

  async agree(): Promise<void> {
    this.#be({ status: 'asking', busy: true });
    const outcome = await orAway(this.#calls.agree());
    if (outcome === undefined) return;
    if (outcome.status === 'success') {
      await this.look();
      if (this.#state.status === 'agreed') this.#be({ ...this.#state, fresh: true });
    } else this.#be({ status: 'asking', outcome });
  }

  async remove(): Promise<void> {
    const outcome = await orAway(this.#calls.remove());
    if (outcome === undefined) return;
    if (outcome.status === 'success') this.#forget(outcome);
    else if (this.#state.status === 'agreed') this.#be({ ...this.#state, fresh: false, outcome });
  }

  readonly #gone = (): void =>
    this.#forget(succeeded('You deleted these answers, and your consent, in another window.', undefined));

  #nothingKept(): void {
    if (this.#state.status === 'agreed') this.#gone();
    else if (this.#state.status !== 'asking') this.#be({ status: 'asking' });
  }

  #forget(outcome: FormState): void {
    this.#autosave = this.#anew();
    this.#be({ status: 'asking', outcome });
  }

  #notSeen(error: unknown): void {
    if (error instanceof Response) leave(error);
    else if (error instanceof ProblemError && error.code === 'unreadable')
      this.#be({ status: 'unreadable', message: error.message });
    else if (this.#state.status === 'loading') this.#be({ status: 'failed' });
  }

  #anew(): Autosave {
    const send = async (_: AnswerKey, edit: Edit): Promise<Sent> =>
      // Retries of answers that have been deleted since are dropped.
      this.#autosave === autosave ? await this.#calls.send(edit, this.#gone) : { status: 'away' };
    const autosave = new Autosave({ send, errorOf: () => undefined, unsent: unsentInMemory() });
    return autosave;
  }

  #be(state: IdentityState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

async function orAway(action: Promise<FormState>): Promise<FormState | undefined> {
  try {
    return await action;
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    leave(error);
    return undefined;
  }
}

/** The session has ended: go to the log-in. */
function leave(redirect: Response): void {
  location.assign(redirect.headers.get('Location') ?? '/login');
}
