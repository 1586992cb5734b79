const longestWords = 100;

/** The last part of the address of a job's page: its words, and enough of its id to be the only one. */
export function slugOf(words: string, id: string): string {
  const plain = words
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestWords)
    .replaceAll(/^-+|-+$/g, '');
  return [...(plain === '' ? [] : [plain]), id.replaceAll('-', '').slice(0, 12)].join('-');
}
