import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { hasWords, searchWords } from './search-words.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

async function finds(text: string, search: string): Promise<boolean | undefined> {
  const condition = hasWords(sql`${text}::text`, search);
  if (condition === undefined) return undefined;
  const { rows } = await sql<{ is: boolean }>`select ${condition} as is`.execute(app.superuser);
  return rows[0]?.is;
}

it.each([
  ['Ana Marques P-17', 'marques ana', true],
  ['Ana Marques P-17', 'ANA p-1', true],
  ['Ana Marques P-17', 'ana bruno', false],
  ['100% remote', '100%', true],
  ['1000 remote', '100%', false],
  ['team_a', 'm_a', true],
  ['teamXa', 'm_a', false],
  ['back\\slash', 'k\\s', true],
  ['Ana', '  ', undefined],
])('in “%s” the words “%s” are found: %s', async (text, search, isFound) => {
  expect(await finds(text, search)).toBe(isFound);
});

it('looks for the first eight words', () => {
  expect(searchWords('A b c d e f g h i')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
});
