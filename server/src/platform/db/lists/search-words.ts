import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** More words of a search than these are not looked for. */
const maxWords = 8;

/** The words of a search, in small letters. */
export function searchWords(search = ''): readonly string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, maxWords);
}

/** Whether a text has each word of a search somewhere; undefined where nothing is searched for. */
export function hasWords(text: RawBuilder<unknown>, search?: string): RawBuilder<SqlBool> | undefined {
  const patterns = searchWords(search).map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  // The text is put into small letters once, however many words there are.
  return patterns.length === 0 ? undefined : sql<SqlBool>`lower(${text}) like all(${patterns}::text[])`;
}
