/**
 * Properties for each field of an answer form: its value as typed, and its error. `<TextField
 * {...field('role')} label="Role" />`
 */
export function fieldsOf<Name extends string>(
  answers: Readonly<Record<Name, string>>,
  problems: readonly { name: string; message: string }[],
) {
  return (name: Name) => ({
    name,
    defaultValue: answers[name],
    error: problems.find((problem) => problem.name === name)?.message,
  });
}
