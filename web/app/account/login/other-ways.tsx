import { Form, useNavigation, useSearchParams } from 'react-router';
import { nextPath } from '../../page/signed-in.ts';
import { Button } from '../../ui/button.tsx';
import { useSending, useSendOnce } from '../account-form.tsx';

const outlined =
  'inline-flex min-h-12 w-full items-center justify-center gap-2 rounded-full border border-current px-6 py-2.5 text-center font-semibold leading-tight transition hover:bg-ink/8';

/** The ways in that need no password. */
export function OtherWays({ google }: { google: boolean }) {
  return (
    <div className="mt-6 flex flex-col gap-3">
      <p className="flex items-center gap-3 text-14 text-ink-2">
        <span className="h-px grow bg-line" />
        or
        <span className="h-px grow bg-line" />
      </p>
      <PasskeyButton />
      {google && <GoogleLink />}
    </div>
  );
}

function PasskeyButton() {
  const busy = useSending();
  const asking = useNavigation().formData?.get('way') === 'passkey';
  return (
    <Form method="post" preventScrollReset onSubmit={useSendOnce()} className="needs-scripts">
      <input type="hidden" name="way" value="passkey" />
      <Button look="outline" disabled={busy} className="w-full">
        {busy && asking ? 'Waiting for your passkey...' : 'Sign in with a passkey'}
      </Button>
    </Form>
  );
}

/** Leaves our pages for the server's, so it is no link of the router's. */
function GoogleLink() {
  const [query] = useSearchParams();
  const asked = new URLSearchParams({ next: nextPath(query, '/dashboard') });
  const role = query.get('role');
  if (role !== null) asked.set('role', role);
  return (
    <a href={`/api/auth/google/start?${asked}`} className={outlined}>
      Sign in with Google
    </a>
  );
}
