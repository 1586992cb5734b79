import { meOperation } from '@portway/contracts/account/authentication/me';
import { call } from '@portway/contracts/client';
import { useEffect, useState } from 'react';
import { asMe, isLoggedIn } from '../../../../kit/loading/signed-in.ts';

/** The address of who is logged in, once it is known; undefined for everybody else. */
export function useAccountEmail(): string | undefined {
  const [email, setEmail] = useState<string>();
  useEffect(() => {
    if (!isLoggedIn()) return;
    call(meOperation, undefined, { fetch: asMe(new Request(location.href)) })
      .then((me) => setEmail(me.email))
      // Without an answer, or with a session that has ended, the address is asked for.
      .catch(() => undefined);
  }, []);
  return email;
}
