import { Link } from 'react-router';
import { useQuery } from '../../../kit/loading/use-query.ts';
import type { AccountTurn } from '../account-turn.ts';
import { EmailField } from '../email-field.tsx';
import { keptEmail, useKept } from '../kept-here.ts';
import { withNext } from '../onward.ts';
import { type Purpose, purposeIn } from './otp-purpose.ts';

/** Where a wrong address is put right: the page that asked for it. */
const changed: Record<Purpose, string> = { verify: '/signup', reset: '/forgot' };

/** The address the code was mailed to; on a browser that does not know it, a field that asks for it. */
export function SentTo({ turn }: { turn: AccountTurn }) {
  const email = useKept(keptEmail);
  const query = useQuery();
  if (email === '' || turn.problems.some(({ name }) => name === 'email'))
    return <EmailField turn={turn} hint="The one we sent the code to." />;
  return (
    <div className="rounded-16 bg-mint p-4">
      <p className="text-14 text-ink-2">Sent to</p>
      <p className="font-semibold">{email ?? 'your e-mail address'}</p>
      <input type="hidden" name="email" value={email ?? ''} />
      <Link
        to={withNext(changed[purposeIn(query)], query)}
        className="inline-flex min-h-11 items-center text-15 font-semibold text-link underline underline-offset-4"
      >
        Change address
      </Link>
    </div>
  );
}
