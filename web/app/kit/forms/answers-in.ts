/** What a form shows, as typed: the answers in the address, and defaults for those missing. */
export function answersIn<Answers extends Record<string, string>>(
  query: URLSearchParams,
  defaults: Answers,
): Answers {
  const answers = { ...defaults };
  for (const name of Object.keys(defaults)) {
    const value = query.get(name);
    if (value !== null) Object.assign(answers, { [name]: value });
  }
  return answers;
}
