/** A title in use today that the index of 2020 lacks, or lists under codes that no longer suit the work. */
export interface Synonym {
  /** As people write it. */
  readonly words: readonly string[];
  /** Codes of SOC 2020, the usual one first. */
  readonly codes: readonly string[];
  /** Set where none is the usual one: the search asks. */
  readonly areEqual?: true;
  /** Why the words lead to these codes. */
  readonly reason: string;
}
