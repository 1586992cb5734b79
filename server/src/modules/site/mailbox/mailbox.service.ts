import type { KeptMail, MailboxRepository } from './mailbox.repository.ts';

export type { KeptMail };

const maxMails = 200;

export function mailboxService(repository: MailboxRepository) {
  return {
    /** To anybody, or to one address. */
    newest: (to?: string): Promise<readonly KeptMail[]> => repository.newest(maxMails, to),
    one: (id: string): Promise<KeptMail | undefined> => repository.one(id),
  };
}

export type Mailbox = ReturnType<typeof mailboxService>;
