import { formValues } from '../../../kit/forms/form-state.ts';
import { type AccountTurn, openly, refusedTurn, type Typed } from '../account-turn.ts';
import { askApi } from '../ask-api.ts';
import { keepEmail } from '../kept-here.ts';
import { withNext } from '../onward.ts';

const names = ['role', 'organizationName', 'website', 'industry', 'fullName', 'email', 'password'] as const;
/** What a candidate has no use for; it stays in the form, out of sight. */
const ofRecruiters = ['organizationName', 'website', 'industry'];

/** What was typed last, but for the password: coming back to change the address finds it. */
let before: Typed = {};
export const typedBefore = (): Typed => before;

/** Starts an account, and says how the form stands then. */
export async function signUp(request: Request): Promise<AccountTurn> {
  const typed = formValues(await request.formData());
  before = openly(typed);
  const answer = await askApi('/api/auth/signup', askedOf(typed));
  if (!answer.ok) return { ...refusedSignUp(refusedTurn(answer, names), answer.message), typed: before };
  keepEmail((typed.email ?? '').trim());
  return {
    typed: before,
    problems: [],
    outcome: { kind: 'success', message: answer.message },
    onward: withNext('/otp', new URL(request.url).searchParams),
  };
}

/** Everything is trimmed but the password; what is empty is not sent. */
export function askedOf(typed: Typed): Typed {
  const skipped = typed.role === 'recruiter' && !typed.invitation ? [] : ofRecruiters;
  const asked = [...names, 'invitation'].flatMap((name) => {
    const text = name === 'password' ? typed[name] : typed[name]?.trim();
    return text && !skipped.includes(name) ? [[name, text]] : [];
  });
  return Object.fromEntries(asked);
}

/** The specification wants to be told of a failure below the form as well as field by field. */
function refusedSignUp(turn: AccountTurn, message: string): AccountTurn {
  return { outcome: { kind: 'error', message: `Error: ${message}` }, ...turn };
}
