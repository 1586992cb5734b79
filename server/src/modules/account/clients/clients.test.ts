import { randomUUID } from 'node:crypto';
import { listClientsOperation } from '@portway/contracts/account/clients/clients';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccessCast, accessCast } from '../../../testing/access/access-cast.ts';
import type { HttpClient } from '../../../testing/http-client.ts';
import { actingFor, joins, person, type TestPerson } from '../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('the clients of somebody who belongs to several organisations', () => {
  /** A Monday. */
  const now = Date.parse('2026-11-23T10:00:00Z');
  let app: TestApp;
  let cast: AccessCast;
  let adviser: TestPerson;
  let ids: { readonly quiet: string; readonly late: string; readonly due: string };
  beforeAll(async () => {
    app = await startTestApp({ now: () => now });
    cast = accessCast(app);
  });
  afterAll(() => app[Symbol.asyncDispose]());
  beforeEach(async () => {
    ids = { quiet: await named('Quiet'), due: await named('Due'), late: await named('Late') };
    adviser = await person(app, {
      role: 'recruiter',
      secondFactor: true,
      member: { organisation: ids.quiet, role: 'member', compliance_role: 'adviser' },
    });
    for (const organisation of [ids.due, ids.late])
      await joins(app.superuser, adviser.id, { organisation, role: 'member', compliance_role: 'adviser' });
    await duty(ids.late, '2026-11-20');
    await duty(ids.late, '2026-11-27');
    await duty(ids.due, '2026-11-25');
    await duty(ids.due, '2026-11-24');
    await duty(ids.due, null, { does: 'look-at-this', found_key: 'visa-ends:x:2027-01-14' });
  });

  async function named(name: string): Promise<string> {
    const id = randomUUID();
    await app.superuser
      .insertInto('organisation')
      .values({ id, name, website: null, industry: null })
      .execute();
    return id;
  }
  const duty = (organisation: string, day: string | null, more: object = {}) =>
    app.superuser
      .insertInto('sponsor_duty')
      .values({
        ...{ id: randomUUID(), organisation, worker: null, event: null, duty: 'worker-leaves', title: 'It' },
        ...{ does: 'report', because: 'It happened.', happened_on: '2026-11-09', asked: '{}', draft: '[]' },
        ...{ nation: 'england-and-wales', report_by: day, remind_by: day, deadline: null, ...more },
      })
      .execute();
  const list = async (who: HttpClient, headers?: Readonly<Record<string, string>>) =>
    listClientsOperation.response.parse((await who.get('/api/me/organisations', headers)).body);

  it('stand with what is overdue, due and ends soon, the most urgent first, in whichever workspace one is', async () => {
    const none = { overdue: 0, due: 0, ends: 0, look: 0, nextOn: null };
    const expected = [
      { name: 'Late', duties: { ...none, overdue: 1, due: 1, nextOn: '2026-11-27' } },
      { name: 'Due', duties: { ...none, due: 2, ends: 1, nextOn: '2026-11-24' } },
      { name: 'Quiet', duties: none, applicants: null },
    ];
    expect((await list(adviser)).clients).toMatchObject(expected);
    expect((await list(adviser, actingFor(ids.late))).clients).toMatchObject(expected);
  });

  it('show in each what one may see there: own people, hiring, nothing confidential', async () => {
    const both = await person(app, {
      role: 'recruiter',
      secondFactor: true,
      member: { organisation: ids.late, role: 'member', hiring: 'none', compliance_role: 'line-manager' },
    });
    await joins(app.superuser, both.id, { organisation: ids.due, role: 'member', hiring: 'read' });
    const amara = await person(app, { role: 'candidate' });
    for (const organisation of [ids.late, ids.due])
      await cast.jobs.addApplication(amara.id, organisation, await cast.jobs.addJob(organisation));
    await duty(ids.late, '2026-11-20', { confidential: true });
    const { clients } = await list(both);
    expect(clients.map(({ name, duties, applicants }) => [name, duties?.overdue, applicants])).toEqual([
      ['Due', undefined, 1],
      ['Late', 0, null],
    ]);
    expect((await list(adviser)).clients[0]?.duties?.overdue).toBe(1);
  });

  it('count no duty before a second factor, and say so', async () => {
    const once = await person(app, {
      role: 'recruiter',
      secondFactor: false,
      member: { organisation: ids.late, role: 'member', compliance_role: 'officer' },
    });
    expect(await list(once)).toMatchObject({ needsSecondFactor: true, clients: [{ duties: null }] });
    expect(await list(await person(app, { role: 'candidate' }))).toMatchObject({
      needsSecondFactor: false,
      clients: [],
    });
  });
});
