export interface Alternatives {
  readonly sentence: string;
  /** What the sentence names one of; none where it is a plain sentence. */
  readonly conditions: readonly string[];
}

/** “Only on one of these conditions: this; or that.” as the sentence and its conditions. */
export function alternativesIn(text: string): Alternatives {
  const [, sentence, list] = /^(.*): (.*; or .*)\.$/.exec(text) ?? [];
  if (sentence === undefined || list === undefined) return { sentence: text, conditions: [] };
  return { sentence: `${sentence}.`, conditions: list.split('; or ') };
}
