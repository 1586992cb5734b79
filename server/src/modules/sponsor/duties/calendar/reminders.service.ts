import { type addDays, calendarDate, daysBetween } from '@portway/rules/kernel';
import { renderEmail } from '../../../../platform/mail/email.ts';
import { organisationUrl } from '../../../../platform/mail/organisation-mail.ts';
import { outsideDays } from './calendar-days.presenter.ts';
import { type DutyToldOf, dutiesEmail } from './reminders.emails.ts';
import type { OpenDuty, Reminded, RemindersRepository } from './reminders.repository.ts';

interface Deps {
  readonly repository: RemindersRepository;
  readonly origin: string;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

/** A digest shows duties due within this many days, and all that are past. */
const digestDays = 30;

/** Reminders at the days that an organisation chose, a digest on Mondays, and a word to the Authorising Officer. */
export function remindersService({ repository, origin, today }: Deps) {
  async function tell(person: Reminded): Promise<void> {
    const day = calendarDate(today());
    const to = await repository.addressOf(person.account);
    if (to === undefined) return;
    await repository.inTransaction(async (on) => {
      const duties = await repository.openDuties(on, person);
      const until = ({ day: due }: OpenDuty) => daysBetween(day, calendarDate(due));
      const claim = (about: string, noted = today()) => repository.claim(on, { person, about, day: noted });
      const send = async (why: 'reminder' | 'digest' | 'escalation', dueDuties: readonly OpenDuty[]) => {
        const letter = renderEmail(
          dutiesEmail({
            why,
            organisation: person.organisationName,
            duties: dueDuties.map((duty) => toldOf(duty, { day, organisation: person.organisation })),
            todayUrl: organisationUrl(origin, '/dashboard/sponsor/today', person.organisation),
          }),
        );
        await repository.post(on, [{ ...letter, kind: `sponsor-${why}`, to }]);
      };

      const now = duties.filter((duty) => person.remindDays.includes(until(duty)));
      if (now.length > 0 && (await claim('reminder'))) await send('reminder', now);

      const soon = duties.filter((duty) => until(duty) <= digestDays);
      if (isMonday(day) && soon.length > 0 && (await claim('digest'))) await send('digest', soon);

      if (!person.isAuthorising) return;
      const unreported: OpenDuty[] = [];
      for (const duty of duties)
        if (until(duty) <= 0 && (await claim(`unreported:${duty.id}`, duty.day))) unreported.push(duty);
      if (unreported.length > 0) await send('escalation', unreported);
    });
  }

  function toldOf(
    { id, day, reportBy, fullName }: OpenDuty,
    { day: on, organisation }: { day: string; organisation: string },
  ): DutyToldOf {
    const dutyDay = { kind: 'duty', key: id, day, title: null, duty: id, worker: null } as const;
    const [outside] = outsideDays([{ ...dutyDay, confidential: false, is_last: false, full_name: fullName }]);
    const { summary = '', path = '' } = outside ?? {};
    return { summary, day, isPast: (reportBy ?? day) < on, url: organisationUrl(origin, path, organisation) };
  }

  return {
    /** Mails what is to be told today; returns how many people were looked at. */
    async send(): Promise<number> {
      let count = 0;
      for (let last: Reminded | undefined; ; ) {
        const people = await repository.people(last);
        for (const person of people) await tell(person);
        count += people.length;
        last = people.at(-1);
        if (last === undefined) return count;
      }
    },
  };
}

export type Reminders = ReturnType<typeof remindersService>;

/** 5 January 2026 was a Monday. */
const isMonday = (day: ReturnType<typeof addDays>): boolean =>
  daysBetween(calendarDate('2026-01-05'), day) % 7 === 0;
