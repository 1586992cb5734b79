import { expect, it, vi } from 'vitest';
import { keptPages } from './kept-pages.ts';

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

it('whoever comes back finds as many pages as they left, and asks for none of them', async () => {
  const { list } = keptPages<Letters>(1000);
  expect(lettersOf(await list('engineer', 1, ask))).toEqual(['a']);
  expect(lettersOf(await list('engineer', 2, ask))).toEqual(['a', 'b']);
  ask.mockClear();
  expect(lettersOf(await list('engineer', 2, ask))).toEqual(['a', 'b']);
  expect(ask).not.toHaveBeenCalled();
  expect(lettersOf(await list('engineer', 9, ask))).toEqual(['a', 'b', 'c']);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('the first page alone, another search, what is old and what was forgotten are asked anew', async () => {
  let clock = 0;
  const { list, forget } = keptPages<Letters>(1000, () => clock);
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

it('what was found stays when the next page cannot be had, which can be tried again', async () => {
  const { list } = keptPages<Letters>(1000);
  await list('engineer', 1, ask);
  const lost = new TypeError('no connection');
  ask.mockRejectedValueOnce(lost);
  const stuck = await list('engineer', 2, ask);
  expect(lettersOf(stuck)).toEqual(['a']);
  expect(stuck.failure).toBe(lost);
  expect(lettersOf(await list('engineer', 2, ask))).toEqual(['a', 'b']);
});
