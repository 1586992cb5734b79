const longestWords = 100;

/** The last part of a job page's URL: its title, and enough of its id to be unique. */
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
