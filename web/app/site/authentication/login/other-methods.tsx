import { Form, useNavigation } from 'react-router';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { Button } from '../../../ui/button.tsx';
import { useSending, useSendOnce } from '../account-form.tsx';
import { GoogleLink, Or, roleIn } from '../other-way.tsx';

/** Log-in methods without a password. */
export function OtherMethods({ google }: { google: boolean }) {
  const query = useQuery();
  return (
    <div className="mt-6 flex flex-col gap-3">
      <Or />
      <PasskeyButton />
      {google && <GoogleLink role={roleIn(query)}>Sign in with Google</GoogleLink>}
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
