import type { Parameter } from '../kernel/index.ts';
import type { WordingRequirement } from '../wording-requirements/index.ts';
import type { Demand, Surroundings } from './frames.ts';

/** Words that do not belong in a job post. */
export interface WordingFault {
  readonly about: Parameter<string>;
  /** `law`: official guidance, the Act or a court says that this can be unlawful · `advice`: it puts people off. */
  readonly weight: 'law' | 'advice';
  readonly find: RegExp;
  /** A better sentence, or where the words are one title, the better word. */
  readonly better: string | ((words: string) => string);
  /** Not marked where the sentence up to the words, or after them, says this. */
  readonly unlessBefore?: RegExp;
  readonly unlessAfter?: RegExp;
  /** Not marked where these words, in their sentence, are no such thing. */
  readonly unless?: (words: string, around: Surroundings) => boolean;
  /** Marked only where the sentence asks for it, or turns it away; without this, wherever it stands. */
  readonly demand?: Demand;
  /** Also where the words are about customers: they are why somebody is asked for it. */
  readonly aboutAnybody?: true;
  readonly liftedBy?: readonly WordingRequirement[];
  /** Marked only in a post that could be sponsored. */
  readonly ifSponsorable?: true;
}

/**
 * Finds words as a whole, in any case. A space stands for spaces, a line break or a hyphen. Every repetition is bounded, so
 * that no text takes long.
 */
export function words(source: string): RegExp {
  return new RegExp(whole(source), 'giu');
}

/** The same for words that mean something else in another case: `Polish` and `polish`. */
export function wordsAsWritten(source: string): RegExp {
  return new RegExp(whole(source), 'gu');
}

const whole = (source: string) =>
  `(?<![\\p{L}\\p{N}_-])(?:${source.replaceAll(' ?', '[\\s-]{0,3}').replaceAll(' ', '[\\s-]{1,3}')})(?![\\p{L}\\p{N}_])`;
