import { asMe } from '../../../kit/loading/signed-in.ts';
import { type AccountTurn, refusedTurn } from '../account-turn.ts';
import { askApi } from '../ask-api.ts';

/** Joins the organisation as whoever is logged in. */
export async function accept(request: Request): Promise<AccountTurn> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const answer = await askApi('/api/invitations/accept', { token }, asMe(request));
  if (!answer.ok) return refusedTurn(answer, []);
  return {
    typed: {},
    problems: [],
    outcome: { kind: 'success', message: answer.message },
    onward: '/dashboard',
  };
}
