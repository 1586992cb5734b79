import { renderEmail } from '../../../../platform/mail/email.ts';
import type { MailStop } from '../../../account/notifications/mail-stop.service.ts';
import type { Notifications } from '../../../account/notifications/notifications.service.ts';
import { endedEmail } from '../employer-applications.emails.ts';
import type { EmployerApplicationsRepository } from '../employer-applications.repository.ts';
import type { Ending, EndingsRepository } from './endings.repository.ts';
import { forEach, noAccount } from './status-notice.policy.ts';

export interface EndingsDeps {
  readonly repository: EndingsRepository;
  readonly applications: Pick<EmployerApplicationsRepository, 'find' | 'addressFor' | 'post'>;
  readonly notify: Notifications['notify'];
  readonly stopHeaders: MailStop['stopHeaders'];
  /** The site's public origin. */
  readonly origin: string;
}

/** An applicant always learns the end, also where the employer says nothing. */
export function endingsService({ repository, applications, notify, stopHeaders, origin }: EndingsDeps) {
  async function tell(ending: Ending): Promise<void> {
    const { id, organisation } = ending;
    await repository.asEmployer(ending, async (on) => {
      const row = await applications.find(on, { organisation, account: noAccount }, id);
      if (row === undefined || !(await repository.note(on, id))) return;
      const { account, job } = row;
      const about = { application: id, job: job ?? undefined };
      const words = { status: 'ended' };
      await notify(on, [{ account, organisation: null, kind: 'status-changed', about, words }]);
      const to = await applications.addressFor(on, account);
      if (to === undefined) return;
      const url = `${origin}/dashboard/applied?application=${id}`;
      const letter = renderEmail(endedEmail({ ...row, url }));
      const headers = stopHeaders(account, 'applications');
      await applications.post(on, [{ ...letter, kind: 'application-ended', to, headers }]);
    });
  }
  return {
    /** Tells candidates whom nobody answered that their application has ended, before it is erased for the employer. */
    async tellAll(): Promise<void> {
      const due = new Map((await repository.due()).map((ending) => [ending.id, ending]));
      await forEach([...due.keys()], async (id) => {
        const ending = due.get(id);
        if (ending !== undefined) await tell(ending);
      });
    },
  };
}

export type Endings = ReturnType<typeof endingsService>;
