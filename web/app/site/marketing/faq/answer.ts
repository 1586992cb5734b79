import type { PagePath } from '../../../routes.ts';

/** A link within an answer. */
export interface Leading {
  readonly words: string;
  readonly to: string;
  /** Added for screen readers, where the text alone does not say where the link leads. */
  readonly about?: string;
}

export type AnswerPart = string | Leading;
export type Paragraph = readonly AnswerPart[];

/** Paragraphs; empty where the operator has no answer yet. */
export type Answer = readonly Paragraph[];

/** Template tag for a paragraph. */
export function say(
  texts: TemplateStringsArray,
  ...parts: readonly (AnswerPart | readonly AnswerPart[])[]
): Paragraph {
  return texts.flatMap((text, index) => [text, ...[parts[index] ?? []].flat()]).filter((part) => part !== '');
}

/** A link to one of our pages. */
export function leadTo(to: PagePath | `${PagePath}#${string}`, words: string): Leading {
  return { words, to };
}

/** An answer as plain text, one line a paragraph. */
export function inPlainText(answer: Answer): string {
  if (answer.length === 0) return noAnswer;
  return answer.map(wordsIn).join('\n');
}

/** A paragraph as plain text. */
export function wordsIn(paragraph: Paragraph): string {
  return paragraph.map((part) => (typeof part === 'string' ? part : part.words)).join('');
}

export const noAnswer = 'No answer available.';
