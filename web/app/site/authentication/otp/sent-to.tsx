import { Link } from 'react-router';
import { useQuery } from '../../../kit/loading/use-query.ts';
import type { AccountFormState } from '../account-form-state.ts';
import { storedEmail, useStored } from '../browser-storage.ts';
import { withNext } from '../continue-to.ts';
import { EmailField } from '../email-field.tsx';
import { type Purpose, purposeIn } from './otp-purpose.ts';

/** Where to correct a wrong email address. */
const changed: Record<Purpose, string> = { verify: '/signup', reset: '/forgot', 'log-in': '/login' };

/** The email address the code was sent to; a field for it in a browser that does not know it. */
export function SentTo({ formState }: { formState: AccountFormState }) {
  const email = useStored(storedEmail);
  const query = useQuery();
  if (email === '' || formState.fieldErrors.email !== undefined)
    return <EmailField formState={formState} hint="The one we sent the code to." />;
  return (
    <div className="rounded-16 bg-mint p-4">
      <p className="text-14 text-ink-2">Sent to</p>
      <p className="font-semibold">{email ?? 'your email address'}</p>
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
