import { renderEmail } from '../../../../platform/mail/email.ts';
import type { MailStop } from '../../../account/notifications/mail-stop.service.ts';
import { unreadEmail } from '../conversations.emails.ts';
import type { NoticesRepository, Person } from './notices.repository.ts';

export function noticesService(
  repository: NoticesRepository,
  { origin, stopHeaders }: { readonly origin: string } & Pick<MailStop, 'stopHeaders'>,
) {
  async function tellOne(person: Person, conversation: string): Promise<void> {
    await repository.asPerson(person, async (on) => {
      const unread = await repository.unread(on, person, conversation);
      if (unread === undefined) return;
      if (!(await repository.told(on, person, { conversation, upTo: unread.upTo }))) return;
      const letter = renderEmail(unreadEmail({ ...unread, ...person, conversation }, origin));
      const headers = stopHeaders(person.account, 'messages');
      await repository.post(on, [{ ...letter, kind: 'message-unread', to: unread.email, headers }]);
    });
  }
  /** Emails users who have not read a conversation for a while, once until they read it. */
  async function tell(conversation: string): Promise<void> {
    for (const person of await repository.people(conversation)) await tellOne(person, conversation);
  }
  return {
    tell,
    /** The same for several; one failure does not affect the others. */
    async tellAll(conversations: readonly string[]): Promise<void> {
      const faults: unknown[] = [];
      for (const conversation of new Set(conversations)) {
        await tell(conversation).catch((error: unknown) => faults.push(error));
      }
      if (faults.length > 0) throw new AggregateError(faults, 'Some could not be told of messages.');
    },
  };
}

export type Notices = ReturnType<typeof noticesService>;
