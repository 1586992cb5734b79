import type { Module, Platform } from '../../../platform/module.ts';
import { mailboxRepository } from './mailbox.repository.ts';
import { mailboxRoutes } from './mailbox.routes.ts';
import { mailboxService } from './mailbox.service.ts';

/** `/dev/mailbox`: every email that was written, on a development machine only. */
export function mailboxModule({ database }: Platform): Module<undefined> {
  const mailbox = mailboxService(mailboxRepository(database.owner));
  return { service: undefined, routes: (api) => mailboxRoutes(api, mailbox) };
}
