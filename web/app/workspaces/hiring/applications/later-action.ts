import { failed } from '../../../kit/forms/form-state.ts';

/** What the board and the list send. Its code is fetched with the first thing that is done. */
export async function applicantsAction(request: Request) {
  const code = await import('./applications-action.ts').catch(() => undefined);
  if (code === undefined)
    return failed('We could not reach the server. Check your connection, then try again.');
  return await code.applicantsAction(request);
}
