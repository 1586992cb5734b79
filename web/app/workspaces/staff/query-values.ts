import { ProblemError } from '@portway/contracts/problem';
import { redirect } from 'react-router';

/** The values of these parameters in a page's address, without empty ones. */
export function queryValues<Name extends string>(
  request: Request,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const query = new URL(request.url).searchParams;
  const values: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = query.get(name)?.trim();
    if (value) values[name] = value;
  }
  return values;
}

/**
 * Loads a list; if the server does not recognise something in its address, redirects to the start of the
 * list.
 */
export async function loadOrFirstPage<List>(request: Request, load: () => Promise<List>): Promise<List> {
  try {
    return await load();
  } catch (error) {
    const { pathname, search } = new URL(request.url);
    if (error instanceof ProblemError && error.status === 422 && search !== '') throw redirect(pathname);
    throw error;
  }
}
