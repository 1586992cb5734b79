export interface Alternatives {
  readonly sentence: string;
  /** The alternatives that the sentence lists; empty for a plain sentence. */
  readonly conditions: readonly string[];
}

/** Splits “Only on one of these conditions: this; or that.” into the sentence and its conditions. */
export function alternativesIn(text: string): Alternatives {
  const [, sentence, list] = /^(.*): (.*; or .*)\.$/.exec(text) ?? [];
  if (sentence === undefined || list === undefined) return { sentence: text, conditions: [] };
  return { sentence: `${sentence}.`, conditions: list.split('; or ') };
}
