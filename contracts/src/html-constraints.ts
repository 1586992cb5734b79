import { z } from 'zod';
import type { AnyOperation } from './operation.ts';

/** HTML attributes of a form's fields, by name. */
export type HtmlConstraints = Readonly<Record<string, { readonly required: true }>>;

/**
 * The HTML constraints of a public form, derived from the contract: such a page does not load the schemas,
 * and the server checks everything else. Not `maxlength`, which cuts pasted text without a word.
 */
export function htmlConstraints({ request }: AnyOperation): HtmlConstraints {
  if (!(request instanceof z.ZodObject)) throw new Error('Only the fields of an object have constraints.');
  const required = Object.entries(request.shape).filter(([, field]) => z.safeParse(field, undefined).error);
  return Object.fromEntries(required.map(([name]) => [name, { required: true }]));
}
