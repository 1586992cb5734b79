/** What a value is, or undefined if it is no such thing. */
type Read<Value> = (value: unknown) => Value | undefined;

export const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
export const flag = (value: unknown) => (typeof value === 'boolean' ? value : undefined);
export const number = (value: unknown) => (typeof value === 'number' ? value : undefined);
export const oneOf =
  <const Choice extends string>(...choices: readonly Choice[]): Read<Choice> =>
  (value) =>
    choices.find((choice) => choice === value);

/** The fields of an object, each read once. An error names `place` and the field. */
export function fieldsOf(place: string, value: unknown) {
  if (typeof value !== 'object' || value === null) throw new Error(`${place} is not an object.`);
  const fields = new Map<string, unknown>(Object.entries(value));
  function optional<Value>(name: string, read: Read<Value>): Value | undefined {
    const field = fields.get(name);
    fields.delete(name);
    if (field === undefined) return undefined;
    const fieldValue = read(field);
    if (fieldValue === undefined) throw new Error(`${place}: ${name} is ${JSON.stringify(field)}.`);
    return fieldValue;
  }
  return {
    optional,
    required<Value>(name: string, read: Read<Value>): Value {
      const fieldValue = optional(name, read);
      if (fieldValue === undefined) throw new Error(`${place} has no ${name}.`);
      return fieldValue;
    },
    /** Refuses fields that nothing has read. */
    end(): void {
      if (fields.size > 0) throw new Error(`${place}: ${[...fields.keys()].join(', ')} is no field.`);
    },
  };
}
