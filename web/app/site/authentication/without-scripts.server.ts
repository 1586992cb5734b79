import { data } from 'react-router';
import { failed, formValues } from '../../kit/forms/form-state.ts';
import { postedForm } from '../../kit/forms/posted-form.server.ts';
import { openly } from './account-form-state.ts';

/**
 * Response to an account form sent before hydration or without scripts: does nothing, because the result
 * could not be stored, and keeps what was typed except secrets.
 */
export async function withoutScripts({ request }: { request: Request }) {
  const values = openly(formValues(await postedForm(request)));
  const message =
    'Error: Nothing was sent. This page needs JavaScript: if it is on, the page was not ready yet, so try again.';
  return data(failed(message, { values }), { status: 400 });
}
