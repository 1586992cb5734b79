import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** The state of a form before or after it was submitted. */
export interface Turn {
  /** What was typed, by field: empty again once it was accepted. */
  readonly typed: Readonly<Record<string, string>>;
  /** What to correct, in the order of the form. */
  readonly problems: readonly { readonly name: string; readonly message: string }[];
  readonly outcome?: { readonly kind: 'success' | 'error'; readonly message: string };
  /** The API's response when it refused the form. */
  readonly status?: number;
}

/** A form that has not been filled in yet. */
export const untouched: Turn = { typed: {}, problems: [] };

/** A form whose request failed: all that was typed is still there. */
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

/** The text fields of a form; files are ignored. */
export function formValues(form: FormData): Record<string, string> {
  const pairs = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return Object.fromEntries(pairs);
}

/** Submits a form from the browser, so that a dropped connection loses nothing that was typed. */
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

/** Submitting does not change the page's data, and revalidating without a connection would lose it. */
export function notAfterSending({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod !== 'POST' && defaultShouldRevalidate;
}
