export type ProsePart =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

const bullet = /^[-*•–]\s+/;

/**
 * Multi-line text by an employer, as paragraphs and lists: a line that begins with a dash is an item. With
 * `points`, several lines together are a list even without dashes.
 */
export function proseOf(text: string, { points = false } = {}): ProsePart[] {
  const parts = text.split(/\n\s*\n/).flatMap(partsOf);
  return points ? parts.map(asPoints) : parts;
}

function asPoints(part: ProsePart): ProsePart {
  const items = part.kind === 'paragraph' ? part.text.split('\n') : [];
  return items.length > 1 ? { kind: 'list', items } : part;
}

function partsOf(block: string): ProsePart[] {
  const parts: ProsePart[] = [];
  let lines: string[] = [];
  let items: string[] = [];
  const end = () => {
    if (lines.length > 0) parts.push({ kind: 'paragraph', text: lines.join('\n') });
    if (items.length > 0) parts.push({ kind: 'list', items });
    [lines, items] = [[], []];
  };
  for (const line of block.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const isItem = bullet.test(line);
    if (isItem ? lines.length > 0 : items.length > 0) end();
    if (isItem) items.push(line.replace(bullet, ''));
    else lines.push(line);
  }
  end();
  return parts;
}
