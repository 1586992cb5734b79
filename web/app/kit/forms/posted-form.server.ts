import { data } from 'react-router';

/** The form posted to a page; anything else gets a 405 or 415, and is not logged as an error of ours. */
export async function postedForm(request: Request): Promise<FormData> {
  if (request.method !== 'POST') throw data('Send a form with POST.', { status: 405 });
  try {
    return await request.formData();
  } catch {
    throw data('We could not read this form. Load the page again.', { status: 415 });
  }
}
