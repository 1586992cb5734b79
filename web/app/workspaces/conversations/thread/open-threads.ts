import { submit } from '@portway/contracts/client';
import {
  markReadOperation,
  sendMessageOperation,
  showConversationOperation,
} from '@portway/contracts/hiring/conversations/conversations';
import { ProblemError } from '@portway/contracts/problem';
import { whenOpen } from '../../../kit/live/live.ts';
import { jsonStorage } from '../../../kit/loading/json-storage.ts';
import { asMe, follow } from '../../../kit/loading/signed-in.ts';
import { Attaching, type AttachingDeps } from './attaching.ts';
import { type StoredDraft, storedDraft } from './drafts.ts';
import type { Outgoing, Sent } from './outbox.ts';
import { Thread, type ThreadDeps } from './thread.ts';

/** A conversation that this page has opened. It keeps its state during navigation. */
export interface OpenThread {
  readonly id: string;
  readonly thread: Thread;
  readonly attaching: Attaching;
  draft?: StoredDraft;
}

const open = new Map<string, OpenThread>();

export function threadOf(id: string): OpenThread {
  const cachedThread = open.get(id);
  if (cachedThread !== undefined) return cachedThread;
  if (open.size === 0) keepTrying();
  const openThread = {
    id,
    thread: new Thread(threadDeps(id)),
    attaching: new Attaching({ upload: uploadTo(id), newKey: () => crypto.randomUUID() }),
  };
  open.set(id, openThread);
  return openThread;
}

/**
 * Milliseconds between two attempts while a message is unsent and no live connection signals that the server
 * is back.
 */
const betweenTries = 30_000;

/** Retries unsent messages of all conversations, shown or not, as soon as the server may be reachable. */
function keepTrying(): void {
  const tryAll = () => {
    for (const { thread } of open.values()) thread.outbox.sendAgain();
  };
  addEventListener('online', tryAll);
  whenOpen(tryAll);
  setInterval(tryAll, betweenTries);
}

/** Restores, once, what an earlier page of the same account left unsent. */
export function draftOf(openThread: OpenThread, account: string): StoredDraft {
  if (openThread.draft !== undefined) return openThread.draft;
  const draft = storedDraft(account, openThread.id, jsonStorage(localStorage));
  openThread.draft = draft;
  const { attachments, unsent } = draft.read();
  openThread.thread.adopt(unsent, draft.keepUnsent);
  openThread.attaching.adopt(attachments, (files) => draft.keep({ attachments: files }));
  return draft;
}

const mine = (id: string) => ({ fetch: asMe(new Request(location.href)), parameters: { id } });

function threadDeps(id: string): ThreadDeps {
  return {
    show: (range) => submit(showConversationOperation, range, mine(id)),
    send: (message) => send(id, message),
    markRead: async (upTo) => (await submit(markReadOperation, { upTo }, mine(id))).readUpTo,
  };
}

async function send(id: string, { id: message, text, attachments }: Outgoing): Promise<Sent> {
  const body = { id: message, text, attachments: attachments.map((file) => file.id) };
  try {
    return { status: 'sent', message: await submit(sendMessageOperation, body, mine(id)) };
  } catch (error) {
    if (error instanceof Response) follow(error);
    // A server in trouble may accept it later, like one that could not be reached.
    if (!(error instanceof ProblemError) || error.status >= 500) return { status: 'unreached' };
    return { status: 'refused', message: error.fields.text ?? error.fields.attachments ?? error.message };
  }
}

function uploadTo(id: string): AttachingDeps['upload'] {
  return async (file, going) => {
    try {
      const { upload } = await import('./upload.ts');
      return { kept: await upload(id, file, going) };
    } catch (error) {
      if (error instanceof Response) follow(error);
      if (error instanceof ProblemError) return { fault: error.message };
      return { fault: 'We could not reach the server. Check your connection, and choose the file again.' };
    }
  };
}
