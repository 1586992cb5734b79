import type { IssueBlock, IssueContent } from '@portway/contracts/site/newsletter/issue-content';
import { recordedFor } from '@portway/rules/recorded';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { fillFigure, type IssueFigure } from './fill-figure.ts';

type Node = ReturnType<typeof fromMarkdown>['children'][number];
type Words = Extract<Node, { type: 'paragraph' }>['children'][number];
type Span = Extract<IssueBlock, { kind: 'paragraph' }>['spans'][number];

export interface ReadMarkup {
  readonly content: IssueContent;
  /** What to correct, in the order of the text. */
  readonly problems: readonly string[];
}

/**
 * Reads an issue as Markdown, of which only headings, paragraphs, lists, links and emphasis are taken: there
 * is no HTML and no picture. The figures are filled in from the recorded law.
 */
export function readMarkup(text: string): ReadMarkup {
  const collector = createCollector();
  const blocks = fromMarkdown(text).children.flatMap((node) => blocksOf(node, collector));
  const figures = [
    ...new Map(collector.figures.map((figure) => [`${figure.rule} ${figure.day}`, figure])).values(),
  ];
  const { recordedTo: checkedTo } = recordedFor(figures.map(({ rule }) => rule));
  return { content: { blocks, figures, checkedTo }, problems: collector.problems };
}

type Collector = ReturnType<typeof createCollector>;

function createCollector() {
  const problems: string[] = [];
  const figures: IssueFigure[] = [];
  return {
    problems,
    figures,
    complain(node: Pick<Node, 'position'>, what: string) {
      problems.push(`Line ${node.position?.start.line ?? 1}: ${what}`);
    },
  };
}

const possible = 'Use paragraphs, ## headings, - lists and [links](https://…).';

function blocksOf(node: Node, collector: Collector): IssueBlock[] {
  if (node.type === 'paragraph') return [{ kind: 'paragraph', spans: spansOf(node.children, collector) }];
  if (node.type === 'heading') {
    const words = spansOf(node.children, collector).map((span) => span.text);
    return [{ kind: 'heading', text: words.join('') }];
  }
  if (node.type === 'list') {
    if (node.ordered) collector.complain(node, 'begin each line of a list with a hyphen, not with a number.');
    return [{ kind: 'list', items: node.children.map((item) => itemOf(item, collector)) }];
  }
  collector.complain(node, `${nameOf(node)} cannot be in an email. ${possible}`);
  return [];
}

function itemOf(item: Extract<Node, { type: 'list' }>['children'][number], collector: Collector): Span[] {
  const [words, ...more] = item.children;
  if (words?.type === 'paragraph' && more.length === 0) return spansOf(words.children, collector);
  collector.complain(item, 'each line of a list can have one or two sentences, and no list inside it.');
  return [];
}

function spansOf(nodes: readonly Words[], collector: Collector, marks: Omit<Span, 'text'> = {}): Span[] {
  return nodes.flatMap((node): Span[] => {
    if (node.type === 'text') return fillFigures(node, collector, marks);
    if (node.type === 'break') return [{ ...marks, text: '\n' }];
    if (node.type === 'strong' || node.type === 'emphasis')
      return spansOf(node.children, collector, { ...marks, strong: true });
    if (node.type === 'link') {
      const leads = /^(?:https:\/\/[^\s/]+|\/(?!\/))/.test(node.url);
      if (!leads) collector.complain(node, 'a link begins with https:// or, on this site, with /.');
      return spansOf(node.children, collector, leads ? { ...marks, url: node.url } : marks);
    }
    collector.complain(node, `${nameOf(node)} cannot be in an email. ${possible}`);
    return [];
  });
}

/** A text with its figures, each of which leads to its rule. */
function fillFigures(
  node: Extract<Words, { type: 'text' }>,
  collector: Collector,
  marks: Omit<Span, 'text'>,
): Span[] {
  const parts = node.value.replaceAll(/\s+/g, ' ').split(/\{\{([^{}]*)\}\}/);
  return parts.flatMap((part, index): Span[] => {
    if (index % 2 === 0) {
      if (/\{\{|\}\}/.test(part)) collector.complain(node, 'a figure begins with {{ and ends with }}.');
      return part === '' ? [] : [{ ...marks, text: part }];
    }
    const figure = fillFigure(part);
    if (typeof figure === 'string') {
      collector.complain(node, figure);
      return [{ ...marks, text: `{{${part}}}` }];
    }
    collector.figures.push(figure);
    return [{ url: `/rules/${figure.rule}`, ...marks, text: figure.value }];
  });
}

function nameOf({ type }: Node | Words): string {
  const names: Partial<Record<(Node | Words)['type'], string>> = {
    html: 'HTML',
    image: 'a picture',
    imageReference: 'a picture',
    code: 'an indented line or code',
    inlineCode: 'code',
    blockquote: 'a quotation',
    thematicBreak: 'a line',
    table: 'a table',
  };
  return names[type] ?? 'this';
}
