/** Who reads a tool that employers and workers both use: one result, in the words of either. */
export type Reader = 'employer' | 'worker';

/** The name in a tool's address. */
export const readerName = 'reader';

/** The reader whom an address names; undefined where it names none. */
export function namedReader(query: URLSearchParams): Reader | undefined {
  return asReader(query.get(readerName));
}

export function asReader(value: string | null): Reader | undefined {
  return value === 'employer' || value === 'worker' ? value : undefined;
}

/** The same address for a reader. */
export function addressFor(
  reader: Reader,
  { pathname, search }: { pathname: string; search: string },
): string {
  const query = new URLSearchParams(search);
  query.set(readerName, reader);
  return `${pathname}?${query}`;
}

/** Answers with the reader, for links that lead on; an employer, for whom a tool begins, is not named. */
export function withReader(
  answers: Readonly<Record<string, string>>,
  reader: Reader,
): Readonly<Record<string, string>> {
  return reader === 'worker' ? { ...answers, [readerName]: reader } : answers;
}

/** The same of a query that is already put together. */
export function queryFor(reader: Reader, query: string): string {
  return reader === 'worker' ? `${query}&${readerName}=${reader}` : query;
}
