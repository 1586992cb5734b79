import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { person } from '../../../../testing/people/people.ts';
import { mailsTo } from '../../../../testing/servers/browser.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

describe('reminders of a sponsor’s duties', () => {
  /** A Monday. */
  let now = Date.parse('2026-11-23T12:00:00Z');
  let app: Awaited<ReturnType<typeof startTestApp>>;
  beforeAll(async () => {
    app = await startTestApp({ now: () => now });
  });
  afterAll(() => app[Symbol.asyncDispose]());

  async function sponsor() {
    const { superuser: queries } = app;
    const organisation = randomUUID();
    await queries
      .insertInto('organisation')
      .values({ id: organisation, name: 'Northgate', website: null, industry: null })
      .execute();
    await queries
      .insertInto('held_licence')
      .values({ organisation, remind_days: [5, 1], saved_by: null })
      .execute();
    const member = async (compliance_role: 'officer' | 'line-manager' | 'none') =>
      await person(app, { role: 'recruiter', member: { organisation, role: 'member', compliance_role } });
    const [officer, manager, nobody] = [
      await member('officer'),
      await member('line-manager'),
      await member('none'),
    ];
    const [own, other] = [randomUUID(), randomUUID()];
    await queries
      .insertInto('worker')
      .values([
        { id: own, organisation, full_name: 'Ana Marques', manager: manager.id },
        { id: other, organisation, full_name: 'Ben Adeyemi' },
      ])
      .execute();
    const duty = async (worker: string, remind_by: string, confidential = false) => {
      const words = { title: 'Absent without permission', because: 'Ten days', does: 'report' } as const;
      const facts = {
        event: null,
        duty: 'worker-unauthorised-absence',
        asked: '{}',
        deadline: null,
        draft: '[]',
      } as const;
      const days = { happened_on: '2026-11-16', remind_by, report_by: remind_by };
      const id = randomUUID();
      await queries
        .insertInto('sponsor_duty')
        .values({ id, organisation, worker, nation: 'scotland', confidential, ...words, ...facts, ...days })
        .execute();
    };
    return { organisation, officer, manager, nobody, own, other, duty };
  }
  const send = () => app.services.sponsorReminders.send();
  const subjects = async ({ email }: { email: string }) =>
    (await mailsTo(app, email)).map(({ subject }) => subject).toSorted();

  it('go out on the days that the organisation chose, once, to those who keep the records, with initials alone', async () => {
    now = Date.parse('2026-11-24T12:00:00Z');
    const { organisation, officer, manager, nobody, own, other, duty } = await sponsor();
    await duty(own, '2026-11-29');
    await duty(other, '2026-11-28');
    await duty(own, '2026-11-29', true);
    await send();
    await send();
    expect(await subjects(officer)).toEqual(['Northgate: A sponsor duty is due']);
    expect(await subjects(manager)).toEqual(['Northgate: A sponsor duty is due']);
    expect(await subjects(nobody)).toEqual([]);
    const [mail] = await mailsTo(app, officer.email);
    expect(mail?.text).toContain('A sponsor duty is due: AM on 29 November 2026');
    for (const word of ['Ana', 'Marques', 'Absent']) expect(mail?.text).not.toContain(word);
    // A member of several organisations comes to this one.
    expect(mail?.text).toMatch(
      new RegExp(`/dashboard/sponsor/duties/[\\da-f-]{36}\\?workspace=${organisation}`),
    );
    expect(mail?.text).toContain(`/dashboard/sponsor/today?workspace=${organisation}`);
    now = Date.parse('2026-11-25T12:00:00Z');
    await send();
    expect(await subjects(officer)).toEqual(['Northgate: A sponsor duty is due']);
    expect(await subjects(manager)).toEqual(['Northgate: A sponsor duty is due']);
  });

  it('come together in a digest on Mondays', async () => {
    now = Date.parse('2026-11-30T12:00:00Z');
    const { officer, own, other, duty } = await sponsor();
    await duty(own, '2026-11-27');
    await duty(other, '2026-12-20');
    await duty(other, '2027-03-20');
    await send();
    expect(await subjects(officer)).toEqual(['Northgate: Your week: 2 open sponsor duties']);
    const [mail] = await mailsTo(app, officer.email);
    expect(mail?.text).toContain('AM: past the day counted; report now');
  });

  it('reach the Authorising Officer once for each duty that is not reported on its day', async () => {
    now = Date.parse('2026-12-01T12:00:00Z');
    const { organisation, officer, own, duty } = await sponsor();
    await app.superuser
      .insertInto('key_person')
      .values({
        id: randomUUID(),
        organisation,
        role: 'authorising-officer',
        full_name: 'Helen',
        email: null,
        account: officer.id,
        from_day: '2026-01-01',
      })
      .execute();
    await duty(own, '2026-12-03');
    await send();
    expect(await subjects(officer)).toEqual([]);
    now = Date.parse('2026-12-03T12:00:00Z');
    await send();
    now = Date.parse('2026-12-04T12:00:00Z');
    await send();
    expect(await subjects(officer)).toEqual(['Northgate: A sponsor duty has not been reported']);
  });
});
