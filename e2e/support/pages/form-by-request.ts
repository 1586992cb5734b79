import { attributesOf, textIn, wordsIn } from './words-in.ts';

/** A field of a form, or its named button: its present value, and its options. */
export interface FieldRead {
  readonly value: string | undefined;
  readonly options: readonly string[] | undefined;
}

/** A form as parsed from its HTML. */
export interface FormRead {
  readonly action: string;
  readonly method: string;
  /** Keyed by the field's name. */
  readonly fields: ReadonlyMap<string, FieldRead>;
}

const control = /<(input|select|textarea|button)\b([^>]*)>(?:([\s\S]*?)<\/\1>)?/g;

export function formsIn(html: string): FormRead[] {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].map(([, opening = '', inside = '']) => {
    const attributes = attributesOf(opening);
    return {
      action: (attributes.get('action') ?? '').replace(/#.*/, ''),
      method: attributes.get('method') ?? 'get',
      fields: new Map([...fieldsIn(inside, undefined), ...fieldsIn(html, attributes.get('id') ?? '')]),
    };
  });
}

/** The fields in a piece of HTML whose `form` attribute is `owner`, or that have none. */
function fieldsIn(html: string, owner: string | undefined): Map<string, FieldRead> {
  const fields = new Map<string, FieldRead>();
  for (const [, kind = '', opening = '', inside = ''] of html.matchAll(control)) {
    const attributes = attributesOf(opening);
    const name = attributes.get('name');
    if (name === undefined || attributes.get('form') !== owner) continue;
    if (kind === 'select') fields.set(name, selected(inside));
    else if (kind === 'textarea') fields.set(name, { value: textIn(inside), options: undefined });
    else fields.set(name, fieldOf(attributes, fields.get(name)));
  }
  return fields;
}

function selected(inside: string): FieldRead {
  const all = [...inside.matchAll(/<option\b([^>]*)>([\s\S]*?)<\/option>/g)].map(
    ([, opening = '', words = '']) => ({ attributes: attributesOf(opening), words: wordsIn(words) }),
  );
  const valueIn = ({ attributes, words }: (typeof all)[number]) => attributes.get('value') ?? words;
  const option = all.find(({ attributes }) => attributes.has('selected')) ?? all[0];
  return { value: option && valueIn(option), options: all.map(valueIn) };
}

function fieldOf(attributes: ReadonlyMap<string, string>, before: FieldRead | undefined): FieldRead {
  const value = attributes.get('value') ?? '';
  if (!['radio', 'checkbox', 'submit'].includes(attributes.get('type') ?? ''))
    return { value, options: undefined };
  const checkedValue = attributes.has('checked') ? value : before?.value;
  return { value: checkedValue, options: [...(before?.options ?? []), value] };
}
