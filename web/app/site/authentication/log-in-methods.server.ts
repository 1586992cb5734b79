import { logInWaysOperation } from '@portway/contracts/account/authentication/auth';
import { call } from '@portway/contracts/client';
import type { RouterContextProvider } from 'react-router';
import { apiFetch } from '../../kit/loading/api-fetch.ts';

interface LoaderArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/** Which log-in methods are enabled; if the API fails, only the one that always is. */
export async function logInMethods({ request, context }: LoaderArgs): Promise<{ google: boolean }> {
  try {
    return await call(logInWaysOperation, undefined, {
      fetch: context.get(apiFetch),
      origin: new URL(request.url).origin,
    });
  } catch {
    return { google: false };
  }
}
