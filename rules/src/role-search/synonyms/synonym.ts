/** A title of today that the index of 2020 does not have, or has where the work of today is not. */
export interface Synonym {
  /** As people write it. */
  readonly words: readonly string[];
  /** Codes of SOC 2020, the usual one first. */
  readonly codes: readonly string[];
  /** Why the words lead there. */
  readonly reason: string;
}
