import { notificationQueue } from './modules/account/notifications/notifications.module.ts';
import { noticeQueue } from './modules/hiring/conversations/conversations.module.ts';
import {
  heldMoveQueue,
  rejectionQueue,
} from './modules/hiring/employer-applications/employer-applications.module.ts';
import { newsletterQueue } from './modules/site/newsletter/newsletter.module.ts';
import { papersQueue } from './modules/sponsor/contradictions/contradictions.queues.ts';
import {
  sponsorCheckQueue,
  sponsorHistoryQueue,
  sponsorWorkerCheckQueue,
} from './modules/sponsor/duties/duties.queues.ts';
import {
  importHistoryQueue,
  workerImportQueue,
} from './modules/sponsor/worker-imports/worker-imports.queues.ts';
import { makeMailQueues } from './platform/mail/mail-worker.ts';
import type { NamedQueue, Queue } from './platform/queue/queue.ts';

const moduleQueues: readonly NamedQueue[] = [
  noticeQueue,
  notificationQueue,
  rejectionQueue,
  heldMoveQueue,
  sponsorCheckQueue,
  sponsorHistoryQueue,
  sponsorWorkerCheckQueue,
  papersQueue,
  importHistoryQueue,
  newsletterQueue,
  workerImportQueue,
];

/** Creates the queues that do not exist yet, so that mails and the modules' jobs can be enqueued. */
export async function makeQueues(queue: Pick<Queue, 'make'>): Promise<void> {
  await makeMailQueues(queue);
  for (const { name, ...terms } of moduleQueues) await queue.make(name, terms);
}
