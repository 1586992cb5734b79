import type { TicketCardProps } from '../../ui/ticket-card.tsx';

/** A link within a sentence. */
export interface Leading {
  readonly text: string;
  readonly to: string;
  /** Accessible name, where the text says little on its own. */
  readonly label?: string;
}

export type Sentence = readonly (string | Leading)[];

/** One part of a section, as data; the component that renders it has no text of its own. */
export type Block =
  | { readonly kind: 'paragraph'; readonly words: Sentence }
  | { readonly kind: 'list'; readonly items: readonly Sentence[]; readonly inOrder: boolean }
  | { readonly kind: 'table'; readonly caption: string; readonly table: ProseTable }
  | { readonly kind: 'ticket'; readonly ticket: ProseTicket };

/** A cost ticket, as text only. */
type ProseTicket = Omit<TicketCardProps, 'total'> & {
  readonly total: { readonly label: string; readonly figure: string };
};

/** The first column heads its row; the others hold figures. */
export interface ProseTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly Sentence[])[];
}

export interface ProseSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

type Inline = string | number | Leading | Sentence;

/**
 * Template tag for a sentence of text and figures: say`The licence costs
 * ${law.figure('licence-fee.worker.small')}.`
 */
export function say(words: TemplateStringsArray, ...inlines: readonly Inline[]): Sentence {
  return words
    .flatMap((word, index) => [word, ...inline(inlines[index] ?? '')])
    .filter((part) => part !== '');
}

function inline(part: Inline): Sentence {
  if (typeof part === 'number') return [`${part}`];
  if (typeof part === 'string') return [part];
  return 'to' in part ? [part] : part;
}

/** A paragraph; a template tag like `say`. */
export const p = (words: TemplateStringsArray, ...inlines: readonly Inline[]): Block => ({
  kind: 'paragraph',
  words: say(words, ...inlines),
});

export const bullets = (...items: readonly Sentence[]): Block => ({ kind: 'list', items, inOrder: false });

export const steps = (...items: readonly Sentence[]): Block => ({ kind: 'list', items, inOrder: true });

export const table = (
  caption: string,
  heads: ProseTable['heads'],
  rows: readonly (readonly Inline[])[],
): Block => ({ kind: 'table', caption, table: { heads, rows: rows.map((row) => row.map(inline)) } });

export const section = (id: string, title: string, ...blocks: readonly Block[]): ProseSection => ({
  id,
  title,
  blocks,
});

export const link = (text: string, to: string): Leading => ({ text, to });

/** The sentence as plain text. */
export function plain(sentence: Sentence): string {
  return sentence.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

/**
 * Number of words in headings, paragraphs and lists, for the reading time; tables and tickets do not count.
 */
export function wordsIn(sections: readonly ProseSection[]): number {
  const texts = sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(sentencesOf)]);
  return texts.reduce((sum, text) => sum + text.split(/\s+/).filter((word) => /\w/.test(word)).length, 0);
}

function sentencesOf(block: Block): string[] {
  if (block.kind === 'paragraph') return [plain(block.words)];
  return block.kind === 'list' ? block.items.map(plain) : [];
}
