import { data } from 'react-router';
import { formValues } from '../../kit/forms/form-state.ts';
import { postedForm } from '../../kit/forms/posted-form.server.ts';
import { type AccountTurn, openly } from './account-turn.ts';

/**
 * What a form of the account pages meets when it is sent before the page has woken, or without scripts: nothing is
 * done, because what follows could not be kept, and nothing typed is lost but what no page should repeat.
 */
export async function withoutScripts({ request }: { request: Request }) {
  const typed = openly(formValues(await postedForm(request)));
  const message =
    'Error: Nothing was sent. This page needs JavaScript: if it is on, the page was not ready yet, so try again.';
  const turn: AccountTurn = { typed, problems: [], outcome: { kind: 'error', message } };
  return data(turn, { status: 400 });
}
