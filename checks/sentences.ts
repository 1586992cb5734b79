import type { ESTree } from 'vite';
import { visit } from './syntax.ts';
import { lineAt, type RepositoryFile } from './violation.ts';

/** A sentence that somebody may read on a screen or in an email; `…` stands for what is filled in. */
export interface Sentence {
  readonly words: string;
  readonly path: string;
  readonly line: number;
}

/** Attributes whose text nobody reads. */
const unread =
  /^(?:className|to|href|id|key|name|rel|d|viewBox|autoComplete|aria-(?:labelledby|describedby))$/;

/** Every sentence in the strings, templates and JSX of a file. */
export function sentencesOf(file: RepositoryFile): Sentence[] {
  const sentences: { words: string; start: number }[] = [];
  const passed: { start: number; end: number }[] = [];
  const isPassed = (at: number) => passed.some(({ start, end }) => start <= at && at < end);
  const add = (words: string, { start }: ESTree.Node) => {
    if (!isPassed(start)) sentences.push({ words, start });
  };
  visit(file, {
    ImportDeclaration: (node) => void passed.push(node),
    JSXAttribute: (node) => {
      if (node.name.type === 'JSXIdentifier' && unread.test(node.name.name)) passed.push(node);
    },
    JSXElement: (node) => {
      if (isPassed(node.start) || !isText(node)) return;
      add(textOf(node), node);
      // What stands in the sentence is not a sentence of its own.
      passed.push(...node.children.filter(({ type }) => type === 'JSXElement'));
    },
    Literal: (node) => {
      if (typeof node.value === 'string') add(node.value, node);
    },
    TemplateLiteral: (node) => add(templateText(node), node),
  });
  return sentences.flatMap(({ words, start }) =>
    split(words).map((sentence) => ({
      words: sentence,
      path: file.path,
      line: lineAt(file.text, start),
    })),
  );
}

/** Whether the element holds words of its own, not only other elements. */
function isText({ children }: ESTree.JSXElement): boolean {
  return children.some((child) => child.type === 'JSXText' && /\w/.test(child.value));
}

function textOf({ children }: ESTree.JSXElement): string {
  return children
    .map((child) => {
      if (child.type === 'JSXText') return child.value;
      if (child.type === 'JSXElement') return textOf(child);
      if (child.type !== 'JSXExpressionContainer') return '…';
      const { expression } = child;
      if (expression.type === 'Literal') return String(expression.value);
      return expression.type === 'JSXEmptyExpression' ? '' : '…';
    })
    .join('');
}

const templateText = ({ quasis }: ESTree.TemplateLiteral): string =>
  quasis.map(({ value }) => value.cooked ?? '').join('…');

function split(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.?!]["”’]?) /)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}+ \p{L}+/u.test(sentence));
}
