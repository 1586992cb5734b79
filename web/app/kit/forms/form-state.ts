import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** A form as it stands after it was sent, or before. */
export interface Turn {
  /** What was typed, by field: empty again once it was taken. */
  readonly typed: Readonly<Record<string, string>>;
  /** What to mend, in the order of the form. */
  readonly problems: readonly { readonly name: string; readonly message: string }[];
  readonly outcome?: { readonly kind: 'success' | 'error'; readonly message: string };
  /** What the API answered when it took nothing. */
  readonly status?: number;
}

/** A form that nobody has filled in yet. */
export const untouched: Turn = { typed: {}, problems: [] };

/** A form whose way to us was cut off: all that was typed is still there. */
function unsent(form: FormData): Turn {
  return {
    typed: formValues(form),
    problems: [],
    outcome: {
      kind: 'error',
      message:
        'Error: Your connection dropped, and nothing was sent. What you typed is still here: try again.',
    },
  };
}

/** The fields of a form as text; a file is none of ours. */
export function formValues(form: FormData): Record<string, string> {
  const pairs = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return Object.fromEntries(pairs);
}

/** Sends a form from the browser: a connection that drops costs nothing that was typed. */
export async function sentFromHere<Sent extends Turn>(
  request: Request,
  serverAction: () => Promise<Sent>,
): Promise<Sent | Turn> {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return unsent(form);
  }
}

/** What a page loaded is not changed by a form that was sent; and asked for again without a connection, it would be lost. */
export function notAfterSending({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod !== 'POST' && defaultShouldRevalidate;
}
