/** What a form shows, as typed: each answer of the address, and the default where it is silent. */
export function answersIn<Answers extends Record<string, string>>(
  query: URLSearchParams,
  defaults: Answers,
): Answers {
  const answers = { ...defaults };
  for (const name of Object.keys(defaults)) {
    const given = query.get(name);
    if (given !== null) Object.assign(answers, { [name]: given });
  }
  return answers;
}
