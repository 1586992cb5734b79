interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/**
 * Errors of a form, one message a field: the page's own text for a field, or the contract's. In the order of
 * `words`, which is the order of the form.
 */
export function problemsOf(
  issues: readonly Issue[],
  words: Readonly<Record<string, { field: string; message?: string }>>,
): { name: string; message: string }[] {
  const problems = new Map<string, string>();
  for (const issue of issues) {
    const path = issue.path.join('.');
    const { field, message } = words[path] ?? { field: path };
    if (!problems.has(field)) problems.set(field, message ?? issue.message);
  }
  const order = Object.values(words).map(({ field }) => field);
  return [...problems]
    .map(([name, message]) => ({ name, message }))
    .sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
}
