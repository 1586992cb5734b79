import { messageYears } from '@portway/contracts/conversations';
import { resumeTypes } from '@portway/contracts/resumes';
import type { Hono } from 'hono';
import { attachmentsRepository } from './modules/conversations/attachments.repository.ts';
import { attachmentsService } from './modules/conversations/attachments.service.ts';
import { conversationsRepository } from './modules/conversations/conversations.repository.ts';
import { conversationsRoutes } from './modules/conversations/conversations.routes.ts';
import { conversationsService } from './modules/conversations/conversations.service.ts';
import { messagesRepository } from './modules/conversations/messages.repository.ts';
import { noticesRepository } from './modules/conversations/notices.repository.ts';
import { noticesService } from './modules/conversations/notices.service.ts';
import { reportsRepository } from './modules/conversations/reports.repository.ts';
import { reportsService } from './modules/conversations/reports.service.ts';
import { sendingService } from './modules/conversations/sending.service.ts';
import { liveRepository } from './modules/live/live.repository.ts';
import { liveRoutes } from './modules/live/live.routes.ts';
import { following, liveService } from './modules/live/live.service.ts';
import { refuseFile } from './modules/resumes/resumes.policy.ts';
import type { Audit } from './platform/db/audit.ts';
import type { Database } from './platform/db/database.ts';
import type { RateLimits } from './platform/db/rate-limit.ts';
import { fileKind } from './platform/files/file-kind.ts';
import type { FileStore } from './platform/files/file-store.ts';
import type { Door } from './platform/http/app-env.ts';
import type { SignedInNeeds } from './platform/http/signed-in.ts';
import type { Queue } from './platform/jobs/queue.ts';
import { fewAtOnce } from './platform/live/concurrency-limit.ts';
import { pass } from './platform/live/notifications.ts';
import { liveStreams, textOf } from './platform/live/streams.ts';
import { noticeQueue, type Outbox } from './platform/mail/outbox.ts';

export interface ConversationsWingNeeds {
  readonly database: Database;
  readonly queue: Queue;
  readonly store: FileStore;
  readonly outbox: Outbox;
  /** Where people reach the site. */
  readonly origin: string;
  /** Where the team reads what people send. */
  readonly staff: string;
  readonly door: SignedInNeeds;
  readonly limits: RateLimits;
  readonly audit: Audit;
  /** Told about faults that belong to no request. */
  readonly onWarning: (message: string) => void;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** A mail goes to whoever has not read a message for so long. */
const noticeAfterSeconds = 300;

/** Streams that read on at once: after a lost connection all do, and requests need the database too. */
const mostReading = 4;

/** What both sides of an application write to each other, and what they hear of as it happens, put together. */
export function conversationsWing(needs: ConversationsWingNeeds): {
  routes(api: Hono<Door>): void;
  /** Begins to write to those who do not read what others write. */
  startNotices(): Promise<void>;
  /** Writes to them now about one conversation. */
  tellUnread(conversation: string): Promise<void>;
  /** Ends every stream of events. */
  endStreams(): Promise<void>;
} {
  const { database, queue, store, door, limits, audit, outbox, onWarning, now } = needs;
  const messages = messagesRepository(limits);
  const conversations = conversationsService({
    conversations: conversationsRepository,
    messages,
    audit,
    keptUntil: `A message, with the files in it, is deleted ${messageYears} years after it was sent.`,
  });
  const sending = sendingService({
    conversations: conversationsRepository,
    messages,
    tellLater: ({ transaction }, id, sentAt) =>
      queue.add(transaction, noticeQueue, id, new Date(sentAt.getTime() + noticeAfterSeconds * 1000 + 1)),
  });
  const notices = noticesService(
    noticesRepository({ database, outbox, afterSeconds: noticeAfterSeconds }),
    needs.origin,
  );
  const reports = reportsService({
    repository: reportsRepository(limits, outbox),
    conversations: conversationsRepository,
    messages,
    audit,
    staff: needs.staff,
  });
  const attachments = attachmentsService({
    repository: attachmentsRepository(database.queries, limits),
    conversations: conversationsRepository,
    store,
    async checked(name, bytes) {
      const verdict = await fileKind(name, bytes);
      return verdict.status === 'refused' ? refuseFile(verdict.because) : verdict.kind;
    },
    types: resumeTypes,
  });
  const repository = liveRepository(database);
  const gate = fewAtOnce(mostReading);
  const streams = liveStreams({
    read: (account, after) =>
      gate(() =>
        repository.asAccount(account, (on) => following({ repository, textOf }, on, { account, after })),
      ),
    lasts: repository.lasts,
    now,
  });
  let listening: Promise<() => Promise<void>> | undefined;
  async function ready(): Promise<void> {
    listening ??= database.listen('live', {
      heard: (payload) => pass(payload, streams),
      again: () => void streams.catchUp().catch(() => onWarning('Live events could not be read.')),
    });
    await listening.catch((error: unknown) => {
      listening = undefined;
      throw error;
    });
  }
  const live = liveService({ repository, streams, ready, textOf, now });
  return {
    routes(api) {
      conversationsRoutes(api, { ...door, conversations, sending, attachments, reports });
      liveRoutes(api, { ...door, live });
    },
    startNotices: () => queue.workMany(noticeQueue, 5, notices.tellAll),
    tellUnread: notices.tell,
    async endStreams() {
      streams.stop();
      const end = await listening?.catch(() => undefined);
      await end?.();
    },
  };
}
