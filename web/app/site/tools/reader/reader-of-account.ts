import { meOperation } from '@portway/contracts/account/authentication/me';
import { call } from '@portway/contracts/client';
import { asMeQuietly } from '../../../kit/loading/signed-in.ts';
import { workspaceOf } from '../../../kit/loading/workspace-of.ts';
import type { Reader } from '../../../text/reader/reader.ts';

/** The reader that a logged-in account begins as; undefined where the tool's own beginning holds. */
export async function readerOfAccount(): Promise<Reader | undefined> {
  try {
    const me = await call(meOperation, undefined, { fetch: (request) => asMeQuietly(request) });
    return workspaceOf(me) === 'candidate' ? 'worker' : undefined;
  } catch {
    // Without an answer, or with a session that has ended, nobody is known.
    return undefined;
  }
}
