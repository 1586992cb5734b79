import type { PagePath } from '../../../routes.ts';

/** Words that lead somewhere. */
export interface Leading {
  readonly words: string;
  readonly to: string;
  /** What a screen reader hears after the words, where they alone do not say where they lead. */
  readonly about?: string;
}

export type AnswerPart = string | Leading;
export type Paragraph = readonly AnswerPart[];

/** Paragraphs; none of them where the operator has no answer yet. */
export type Answer = readonly Paragraph[];

/** A paragraph, written as it reads. */
export function say(
  texts: TemplateStringsArray,
  ...parts: readonly (AnswerPart | readonly AnswerPart[])[]
): Paragraph {
  return texts.flatMap((text, index) => [text, ...[parts[index] ?? []].flat()]).filter((part) => part !== '');
}

/** The way to a page of ours. */
export function leadTo(to: PagePath | `${PagePath}#${string}`, words: string): Leading {
  return { words, to };
}

/** An answer as plain text, a line for each paragraph. */
export function inPlainText(answer: Answer): string {
  if (answer.length === 0) return noAnswer;
  return answer.map(wordsIn).join('\n');
}

/** A paragraph without its links. */
export function wordsIn(paragraph: Paragraph): string {
  return paragraph.map((part) => (typeof part === 'string' ? part : part.words)).join('');
}

export const noAnswer = 'No answer available.';
