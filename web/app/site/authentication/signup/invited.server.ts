import type { RouterContextProvider } from 'react-router';
import { invitationAt } from '../invitation-at.server.ts';

export interface Invited {
  readonly token: string;
  readonly organisation: string;
  readonly email: string;
}

interface LoaderArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/** The invitation in the query, or why it is no longer valid; null when there is none. */
export async function invitedBy(args: LoaderArgs): Promise<{ invited: Invited | null; stale?: string }> {
  const token = new URL(args.request.url).searchParams.get('invitation');
  if (token === null) return { invited: null };
  const { shown, problem } = await invitationAt(token, args);
  if (shown === undefined) return { invited: null, stale: problem };
  return { invited: { token, organisation: shown.organisation, email: shown.email } };
}
