/** What becomes of an answer that somebody changes. */
export type SaveState =
  /** As it is stored. `fresh` once it was saved from here. */
  | { readonly status: 'stored'; readonly fresh: boolean }
  /** Typed, and not sent yet. */
  | { readonly status: 'waiting' }
  | { readonly status: 'saving' }
  /** Kept here, and sent once the server can be reached. */
  | { readonly status: 'offline' }
  /** It cannot be saved like this. */
  | { readonly status: 'refused'; readonly message: string }
  /** It was changed elsewhere meanwhile: one of the two has to be chosen. */
  | { readonly status: 'changed'; readonly theirs: unknown };

/** What became of one that was sent. */
export type Sent =
  | { readonly status: 'saved'; readonly value: unknown }
  | { readonly status: 'changed'; readonly theirs: unknown }
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'unreachable' }
  /** Whoever was here is logged in no more. */
  | { readonly status: 'away' };

/** One answer: `profile.bio`, or `work.<id>.title`. */
export type AnswerKey = `${string}.${string}`;

export interface Edit {
  readonly value: unknown;
  /** What it replaces. */
  readonly was: unknown;
}

/** Edits that are not stored yet, kept beyond this page. */
export interface UnsentEdits {
  read(): ReadonlyMap<AnswerKey, Edit>;
  keep(key: AnswerKey, edit: Edit): void;
  /** Lets go of this edit; another one in its place stays. */
  drop(key: AnswerKey, value: unknown): void;
}
