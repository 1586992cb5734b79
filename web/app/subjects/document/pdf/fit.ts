import { heightOf, type Look, type Paper, within, write } from './paper.ts';

/** A piece of a page whose height is known before it is drawn. */
export interface Block {
  readonly height: number;
  readonly draw: (y: number) => void;
}

export interface TextBox {
  readonly type: 'H2' | 'P';
  readonly text: string;
  readonly look: Look;
  readonly x: number;
  readonly width: number;
  /** Free space above it. */
  readonly above?: number;
  readonly link?: string;
}

/** A text as a block. */
export function textBlock(paper: Paper, { type, above = 0, ...box }: TextBox): Block {
  return {
    height: box.text === '' ? 0 : above + heightOf(paper, box),
    draw: (y) => {
      if (box.text === '') return;
      const options = type === 'H2' ? { title: box.text } : undefined;
      write(paper, within(paper, paper.root, type, options), { ...box, y: y + above });
    },
  };
}

/** Blocks below each other. */
export function stacked(blocks: readonly Block[]): Block {
  return {
    height: blocks.reduce((sum, { height }) => sum + height, 0),
    draw: (top) => {
      let y = top;
      for (const { height, draw } of blocks) {
        draw(y);
        y += height;
      }
    },
  };
}

/** Blocks beside each other. */
export function beside(blocks: readonly Block[]): Block {
  return {
    height: Math.max(0, ...blocks.map(({ height }) => height)),
    draw: (y) => {
      for (const { draw } of blocks) draw(y);
    },
  };
}

/** The first way that fits into the height, or the last: each takes less room than the one before. */
export function firstThatFits<Way>(
  ways: readonly [Way, ...Way[]],
  height: number,
  blockOf: (way: Way) => Block,
): Block {
  const [first, ...tighter] = ways;
  let block = blockOf(first);
  let [least, most] = [0, block.height <= height ? 0 : tighter.length];
  // Measuring takes time, so the ways between are halved.
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    const tried = blockOf(tighter[middle - 1] ?? first);
    const fits = tried.height <= height;
    if (fits || middle === tighter.length) block = tried;
    if (fits) most = middle - 1;
    else least = middle;
  }
  return block;
}

/** The lowest of the blocks. */
export function lowestOf(first: Block, ...others: readonly Block[]): Block {
  return others.reduce((low, block) => (block.height < low.height ? block : low), first);
}
