/** The state of an answer that the user changes. */
export type SaveState =
  /** As it is stored. `fresh` if it was saved from this page. */
  | { readonly status: 'stored'; readonly fresh: boolean }
  /** Typed, not sent yet. */
  | { readonly status: 'waiting' }
  | { readonly status: 'saving' }
  /** Stored in this browser, and sent once the server can be reached. */
  | { readonly status: 'offline' }
  /** Cannot be saved as it is. */
  | { readonly status: 'refused'; readonly message: string }
  /** Changed elsewhere meanwhile: the user has to choose one of the two versions. */
  | { readonly status: 'changed'; readonly theirs: unknown };

/** The outcome of sending an answer. */
export type Sent =
  | { readonly status: 'saved'; readonly value: unknown }
  | { readonly status: 'changed'; readonly theirs: unknown }
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'unreachable' }
  /** The session has ended. */
  | { readonly status: 'away' };

/** One answer: `profile.bio`, or `work.<id>.title`. */
export type AnswerKey = `${string}.${string}`;

export interface Edit {
  readonly value: unknown;
  /** The value it replaces. */
  readonly was: unknown;
}

/** Edits that are not saved yet, stored beyond the life of this page. */
export interface UnsentEdits {
  read(): ReadonlyMap<AnswerKey, Edit>;
  keep(key: AnswerKey, edit: Edit): void;
  /** Drops this edit; a newer one in its place stays. */
  drop(key: AnswerKey, value: unknown): void;
}
