/** A list of options from the labels of its keys, in their order. */
export function optionsOf<Key extends string>(words: Readonly<Record<Key, string>>) {
  return Object.entries<string>(words).map(([value, label]) => ({ value, label }));
}
