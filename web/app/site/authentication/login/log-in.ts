import { formValues } from '../../../kit/forms/form-state.ts';
import { keepToken, nextPath } from '../../../kit/loading/signed-in.ts';
import { type AccountTurn, openly, refusedTurn, type Typed } from '../account-turn.ts';
import { type Answer, askApi, dropped } from '../ask-api.ts';
import { forgetEmail, keepEmail } from '../kept-here.ts';
import { withNext } from '../onward.ts';
import { type Way, wayIn } from './ways.ts';

export interface LogInTurn extends AccountTurn {
  /** Asks for the code of a second factor, for the way that was begun. */
  readonly codeFor?: Way;
}

const notKept =
  'Error: Your browser does not let this site keep anything, so it cannot keep you logged in. Allow it, and try again.';

/** Logs in the way the form says, and says how the form stands then. */
export async function logIn(request: Request): Promise<LogInTurn> {
  const typed = formValues(await request.formData());
  return { ...(await turned(request, typed)), typed: openly(typed) };
}

async function turned({ url }: Request, typed: Typed): Promise<LogInTurn> {
  const way = wayIn(typed.way);
  const answer = await ask(way, typed);
  const query = new URL(url).searchParams;
  const { token } = answer.body;
  const atCode = typed.code !== undefined;
  if (answer.ok && typeof token === 'string')
    return { ...letIn(token, query), ...(atCode && { codeFor: way }) };
  if (answer.code === 'not-verified') return toVerify(typed.email ?? '', answer, query);
  return refused(way, answer, atCode);
}

function ask(way: Way, { email = '', password, code }: Typed): Promise<Answer> {
  const second = code === undefined ? {} : { code };
  if (way === 'passkey') return byPasskey();
  if (way === 'google') return askApi('/api/auth/google/finish', second);
  return askApi('/api/auth/login', { email: email.trim(), password, ...second });
}

/** Most visitors never ask for it, so it and its library come when somebody does. */
async function byPasskey(): Promise<Answer> {
  try {
    const { askPasskey } = await import('./ask-passkey.ts');
    return await askPasskey();
  } catch {
    return dropped;
  }
}

function letIn(token: string, query: URLSearchParams): LogInTurn {
  try {
    keepToken(token);
  } catch {
    return { typed: {}, problems: [], outcome: { kind: 'error', message: notKept } };
  }
  forgetEmail();
  return {
    typed: {},
    problems: [],
    outcome: { kind: 'success', message: 'Login Successful ✅' },
    onward: nextPath(query, '/dashboard'),
  };
}

function toVerify(email: string, { message }: Answer, query: URLSearchParams): LogInTurn {
  keepEmail(email.trim());
  return { typed: {}, problems: [], outcome: { kind: 'info', message }, onward: withNext('/otp', query) };
}

function refused(way: Way, answer: Answer, atCode: boolean): LogInTurn {
  const { code, message, fields } = answer;
  if (code === 'code-needed') return { typed: {}, problems: [], codeFor: way };
  if (code === 'wrong-code' || fields.code !== undefined)
    return { typed: {}, problems: [{ name: 'code', message: fields.code ?? message }], codeFor: way };
  if (code === 'wrong-login') return { typed: {}, problems: [{ name: 'email', message }] };
  const turn = refusedTurn(answer, ['email', 'password']);
  // What hides the first fields stays, unless one of them is at fault.
  return atCode && turn.problems.length === 0 ? { ...turn, codeFor: way } : turn;
}
