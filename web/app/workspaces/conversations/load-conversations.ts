import { submit } from '@portway/contracts/client';
import { listConversationsOperation } from '@portway/contracts/hiring/conversations/conversations';
import type { ResponseOf } from '@portway/contracts/operation';
import { ProblemError } from '@portway/contracts/problem';
import { orLastGoodResult } from '../../kit/loading/last-good-result.ts';
import { asMe } from '../../kit/loading/signed-in.ts';
import { threadOf } from './thread/open-threads.ts';

export type TalkList = ResponseOf<typeof listConversationsOperation>;

/** The conversation that the address names: open, not found for this user, or not reachable at present. */
export interface SelectedConversation {
  readonly id: string;
  readonly is: 'open' | 'missing' | 'unreached';
}

const listFilters = (request: Request) => {
  const query = new URL(request.url).searchParams;
  const after = query.get('after');
  const text = query.get('text')?.trim() ?? '';
  return {
    ...(query.get('tab') === 'unread' && { unread: 'yes' }),
    ...(query.get('tab') === 'mine' && { mine: 'yes' }),
    ...(text !== '' && { text }),
    ...(after !== null && { after }),
  };
};

const loadList = orLastGoodResult(
  (request): Promise<TalkList> =>
    submit(listConversationsOperation, listFilters(request), { fetch: asMe(request) }),
  (request) => JSON.stringify(listFilters(request)),
);

/**
 * The list, and beside it the conversation that the address names: if it is open already, only what is new.
 */
export async function loadMessages(request: Request) {
  const id = new URL(request.url).searchParams.get('conversation');
  const [list, selection] = await Promise.all([loadList(request), id === null ? undefined : loadThread(id)]);
  return { list, selection };
}

async function loadThread(id: string): Promise<SelectedConversation> {
  const { thread } = threadOf(id);
  try {
    await thread.load();
  } catch (error) {
    if (error instanceof ProblemError && nothing.includes(error.status)) return { id, is: 'missing' };
    if (!(error instanceof TypeError)) throw error;
  }
  // Without a connection, messages read earlier are still there.
  return { id, is: thread.snapshot().head === undefined ? 'unreached' : 'open' };
}

/** Not a valid id, or a conversation of other users. */
const nothing: readonly number[] = [400, 404, 422];
