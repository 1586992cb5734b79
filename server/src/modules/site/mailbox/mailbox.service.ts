import type { KeptMail, MailboxRepository } from './mailbox.repository.ts';

export type { KeptMail };

export interface Mailbox {
  newest(): Promise<readonly KeptMail[]>;
  one(id: string): Promise<KeptMail | undefined>;
}

const shown = 200;

export function mailboxService(repository: MailboxRepository): Mailbox {
  return { newest: () => repository.newest(shown), one: (id) => repository.one(id) };
}
