import { ProblemError } from '@portway/contracts/problem';
import { redirect } from 'react-router';

/** What a page's address asks for, of these names; what is empty is not asked. */
export function askedFor<Name extends string>(
  request: Request,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const query = new URL(request.url).searchParams;
  const asked: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = query.get(name)?.trim();
    if (value) asked[name] = value;
  }
  return asked;
}

/** Loads a list; what its address asks for and the server does not know leads to the list from its beginning. */
export async function listed<List>(request: Request, load: () => Promise<List>): Promise<List> {
  try {
    return await load();
  } catch (error) {
    const { pathname, search } = new URL(request.url);
    if (error instanceof ProblemError && error.status === 422 && search !== '') throw redirect(pathname);
    throw error;
  }
}
