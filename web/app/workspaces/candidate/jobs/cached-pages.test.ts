import { expect, it, vi } from 'vitest';
import { cachedPages } from './cached-pages.ts';

interface Letters {
  readonly letter: string;
  readonly next: string | null;
}

/** Three pages: a, b, c. */
const ask = vi.fn(async (after: string | undefined): Promise<Letters> => {
  const letter = after ?? 'a';
  return { letter, next: { a: 'b', b: 'c' }[letter] ?? null };
});
const lettersOf = ({ pages }: { readonly pages: readonly Letters[] }) => pages.map(({ letter }) => letter);

it('returning to the list shows as many pages as before, without a request', async () => {
  const { list } = cachedPages<Letters>(1000);
  expect(lettersOf(await list('engineer', 1, ask))).toEqual(['a']);
  expect(lettersOf(await list('engineer', 2, ask))).toEqual(['a', 'b']);
  ask.mockClear();
  expect(lettersOf(await list('engineer', 2, ask))).toEqual(['a', 'b']);
  expect(ask).not.toHaveBeenCalled();
  expect(lettersOf(await list('engineer', 9, ask))).toEqual(['a', 'b', 'c']);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('the first page alone, another search, an expired and a cleared list are fetched again', async () => {
  let clock = 0;
  const { list, forget } = cachedPages<Letters>(1000, () => clock);
  await list('engineer', 2, ask);
  ask.mockClear();
  await list('engineer', 1, ask);
  expect(ask).toHaveBeenCalledTimes(1);
  await list('nurse', 2, ask);
  expect(ask).toHaveBeenCalledTimes(3);
  clock = 1000;
  await list('nurse', 2, ask);
  expect(ask).toHaveBeenCalledTimes(5);
  forget();
  await list('nurse', 2, ask);
  expect(ask).toHaveBeenCalledTimes(7);
});

it('the pages loaded stay when the next one fails, which can be retried', async () => {
  const { list } = cachedPages<Letters>(1000);
  await list('engineer', 1, ask);
  const networkError = new TypeError('no connection');
  ask.mockRejectedValueOnce(networkError);
  const stuck = await list('engineer', 2, ask);
  expect(lettersOf(stuck)).toEqual(['a']);
  expect(stuck.failure).toBe(networkError);
  expect(lettersOf(await list('engineer', 2, ask))).toEqual(['a', 'b']);
});
