/** A sentence of the list, with what keeps it. */
export interface ListedPromise {
  readonly words: string;
  /** The heading above it: the address of a page, or the path of a file. */
  readonly where: string;
  /** Pages, operations and tests: the code spans below the words. */
  readonly keptBy: readonly string[];
  readonly line: number;
}

export interface PromiseList {
  readonly promises: readonly ListedPromise[];
  /** Sentences that sound like promises and are none. */
  readonly others: readonly Pick<ListedPromise, 'words' | 'line'>[];
}

/** The heading above the sentences that are no promises. */
const ofOthers = 'Not a promise';

/** Reads docs/promises.md: a heading for each place, an item for each sentence, and below it what keeps it. */
export function readPromiseList(text: string): PromiseList {
  const lines = text.split('\n');
  let where = '';
  const items = lines.flatMap((line, index) => {
    where = /^## (.+)$/.exec(line)?.[1] ?? where;
    const words = /^- (.+)$/.exec(line)?.[1];
    const nextLine = /^ {2}.*$/.exec(lines[index + 1] ?? '')?.[0] ?? '';
    const keptBy = [...nextLine.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
    return words === undefined ? [] : [{ words, where, keptBy, line: index + 1 }];
  });
  return {
    promises: items.filter((item) => item.where !== ofOthers),
    others: items.filter((item) => item.where === ofOthers),
  };
}
