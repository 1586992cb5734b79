import { type addDays, calendarDate, daysBetween } from '@portway/rules/kernel';
import { renderEmail } from '../../../../platform/mail/email.ts';
import { organisationUrl } from '../../../../platform/mail/organisation-mail.ts';
import type { Notifications } from '../../../account/notifications/notifications.service.ts';
import { outsideDays, plannedPath } from './calendar-days.presenter.ts';
import { type DutyToldOf, dutiesEmail, plannedEmail } from './reminders.emails.ts';
import type { DuePlan, OpenDuty, Reminded, RemindersRepository } from './reminders.repository.ts';

interface Deps {
  readonly repository: RemindersRepository;
  readonly notify: Notifications['notify'];
  readonly origin: string;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

/** A digest shows duties due within this many days, and all that are past. */
const digestDays = 30;

/** Reminders at the days that an organisation chose, a digest on Mondays, and a word to the Authorising Officer. */
export function remindersService({ repository, notify, origin, today }: Deps) {
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

      const plans: DuePlan[] = [];
      for (const plan of await repository.duePlans(on, person, day))
        if (await claim(`planned:${plan.id}`, plan.day)) plans.push(plan);
      if (plans.length > 0) await tellOfPlans(on, { person, to, plans });

      if (!person.isAuthorising) return;
      const unreported: OpenDuty[] = [];
      for (const duty of duties)
        if (until(duty) <= 0 && (await claim(`unreported:${duty.id}`, duty.day))) unreported.push(duty);
      if (unreported.length > 0) await send('escalation', unreported);
    });
  }

  /** By mail, and in the app: whether it happened is asked on its page. */
  async function tellOfPlans(
    on: Parameters<Notifications['notify']>[0],
    { person, to, plans }: { person: Reminded; to: string; plans: readonly DuePlan[] },
  ): Promise<void> {
    const { account, organisation, organisationName } = person;
    const letter = renderEmail(
      plannedEmail({
        organisation: organisationName,
        plans: plans.map((plan) => plannedTold(plan, organisation)),
        todayUrl: organisationUrl(origin, '/dashboard/sponsor/today', organisation),
      }),
    );
    await repository.post(on, [{ ...letter, kind: 'sponsor-planned', to }]);
    const [plan] = plans;
    const words = { count: `${plans.length}`, ...(plans.length === 1 && plan && { planned: plan.id }) };
    await notify(on, [
      { account, organisation, kind: 'sponsor-planned', about: {}, words, mailsItself: true },
    ]);
  }

  function plannedTold({ id, day, fullName }: DuePlan, organisation: string): DutyToldOf {
    const [outside] = outsideDays([
      {
        ...{ kind: 'planned', key: id, day, title: null, duty: null, worker: null },
        ...{ confidential: false, is_last: false, full_name: fullName },
      },
    ]);
    const url = organisationUrl(origin, plannedPath(id), organisation);
    return { summary: outside?.summary ?? '', day, isPast: false, url };
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
        const people = await repository.people(last, today());
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
