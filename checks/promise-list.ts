/** A sentence of the list, with what keeps it. */
export interface ListedPromise {
  readonly words: string;
  /** The heading above it: the address of a page, or the path of a file. */
  readonly where: string;
  /** Pages, operations and tests: the code spans of the second column. */
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

/** Reads the tables of docs/promises.md: a heading for each place, a row for each sentence. */
export function readPromiseList(text: string): PromiseList {
  let where = '';
  const rows = text.split('\n').flatMap((line, index) => {
    where = /^## (.+)$/.exec(line)?.[1] ?? where;
    const [, words, keeper] = /^\| (.+?) +\| (.*?) *\|$/.exec(line) ?? [];
    if (words === undefined || keeper === undefined || /^(?:Words|-+)$/.test(words)) return [];
    const keptBy = [...keeper.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
    return [{ words, where, keptBy, line: index + 1 }];
  });
  return {
    promises: rows.filter((row) => row.where !== ofOthers),
    others: rows.filter((row) => row.where === ofOthers),
  };
}
