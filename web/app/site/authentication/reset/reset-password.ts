import { formValues } from '../../../kit/forms/form-state.ts';
import { forgetToken } from '../../../kit/loading/signed-in.ts';
import { type AccountTurn, refusedTurn } from '../account-turn.ts';
import { askApi } from '../ask-api.ts';
import { forgetResetCode, keptEmail, keptResetCode } from '../kept-here.ts';
import { withNext } from '../onward.ts';

export interface ResetTurn extends AccountTurn {
  /** The code no longer works: only another one helps. */
  readonly codeSpent?: true;
}

/** Sets the new password with the code that was right a page ago. */
export async function resetPassword(request: Request): Promise<ResetTurn> {
  const { password = '', confirm = '' } = formValues(await request.formData());
  if (password !== '' && password !== confirm) return differing(confirm);
  const asked = { email: keptEmail(), otp: keptResetCode(), password };
  const answer = await askApi('/api/auth/reset', asked);
  if (!answer.ok) {
    const turn = refusedTurn(answer, ['password']);
    return answer.fields.otp === undefined || turn.problems.length > 0 ? turn : { ...turn, codeSpent: true };
  }
  forgetResetCode();
  // Every session has ended, this browser's too.
  forgetToken();
  return {
    typed: {},
    problems: [],
    outcome: { kind: 'success', message: answer.message },
    onward: withNext('/login', new URL(request.url).searchParams),
  };
}

function differing(confirm: string): ResetTurn {
  const message =
    confirm === ''
      ? 'Enter the new password a second time.'
      : 'The two passwords differ. Enter the same one in both fields.';
  return { typed: {}, problems: [{ name: 'confirm', message }] };
}
