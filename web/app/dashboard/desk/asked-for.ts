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
