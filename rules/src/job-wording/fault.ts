import type { Parameter } from '../kernel/index.ts';
import { occupationalRequirement, reservedPost } from './parameters.ts';

/** What can make a requirement lawful that is marked otherwise: the employer says which, we do not guess. */
export const wordingRequirements = [
  {
    id: 'british-nationality',
    label: 'The law keeps this post for certain nationalities',
    exception: reservedPost,
  },
  { id: 'security-clearance', label: 'The post needs security clearance', exception: reservedPost },
  { id: 'race', label: 'Race is an occupational requirement', exception: occupationalRequirement },
  { id: 'religion', label: 'Religion is an occupational requirement', exception: occupationalRequirement },
  { id: 'sex', label: 'Sex is an occupational requirement', exception: occupationalRequirement },
  {
    id: 'age',
    label: 'The law sets an age for this work, or age is an occupational requirement',
    exception: occupationalRequirement,
  },
  { id: 'driving', label: 'Driving is part of the work', exception: occupationalRequirement },
] as const;

export type WordingRequirement = (typeof wordingRequirements)[number]['id'];

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
