import { formValues } from '../../../kit/forms/form-state.ts';
import { type AccountTurn, openly, refusedTurn, type Typed } from '../account-turn.ts';
import { askApi } from '../ask-api.ts';
import { keepEmail, keepResetCode } from '../kept-here.ts';
import { withNext } from '../onward.ts';
import { type Purpose, purposeIn } from './otp-purpose.ts';

export interface CodeTurn extends AccountTurn {
  /** The address is confirmed, but the account needs a password of its owner's choice. */
  readonly choosePassword?: true;
}

/** Sends the code back to the server, and says how the form stands then. */
export async function checkCode(request: Request): Promise<CodeTurn> {
  const typed = formValues(await request.formData());
  const query = new URL(request.url).searchParams;
  return { ...(await turned(typed, query)), typed: openly(typed) };
}

const doors: Record<Purpose, string> = { verify: '/api/auth/verify-otp', reset: '/api/auth/check-otp' };

async function turned({ email = '', otp = '' }: Typed, query: URLSearchParams): Promise<CodeTurn> {
  const purpose = purposeIn(query);
  const answer = await askApi(doors[purpose], { email: email.trim(), otp });
  if (!answer.ok) return refusedTurn(answer, ['email', 'otp']);
  keepEmail(email.trim());
  const done = { typed: {}, problems: [], outcome: { kind: 'success', message: answer.message } } as const;
  if (purpose === 'reset') {
    keepResetCode(otp);
    return { ...done, onward: withNext('/reset', query) };
  }
  if (answer.body.next === 'choose-password') return { ...done, choosePassword: true };
  return { ...done, onward: withNext('/login', query) };
}
