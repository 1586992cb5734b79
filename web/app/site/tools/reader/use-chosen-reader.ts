import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isLoggedIn } from '../../../kit/loading/signed-in.ts';
import { addressFor, namedReader, type Reader } from '../../../text/reader/reader.ts';
import { storedReader, storeReader } from './stored-reader.ts';

/**
 * Keeps the reader of an address for this tab. An address that names none gets the tab's, or the one of the account
 * that is logged in; a page that speaks to that reader anyway stays as it is.
 */
export function useChosenReader(shown: Reader): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const addressReader = namedReader(new URLSearchParams(search));
    if (addressReader !== undefined) {
      storeReader(addressReader);
      return;
    }
    let isLeft = false;
    const speakTo = (reader: Reader | undefined) => {
      if (isLeft || reader === undefined || reader === shown) return;
      void navigate(addressFor(reader, { pathname, search }), { replace: true, preventScrollReset: true });
    };
    const tabReader = storedReader();
    if (tabReader !== undefined) speakTo(tabReader);
    else void accountReader().then(speakTo);
    return () => {
      isLeft = true;
    };
  }, [pathname, search, shown, navigate]);
}

/** Loaded for those who are logged in: nobody else waits for it. */
async function accountReader(): Promise<Reader | undefined> {
  try {
    if (!isLoggedIn()) return undefined;
    const { readerOfAccount } = await import('./reader-of-account.ts');
    return await readerOfAccount();
  } catch {
    // Storage is forbidden, or the connection is gone: the tool begins as for everybody.
    return undefined;
  }
}
