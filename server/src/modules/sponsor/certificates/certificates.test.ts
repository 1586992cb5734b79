import { certificate } from '@portway/contracts/sponsor/certificates/certificates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { person } from '../../../testing/people/people.ts';
import { noFacts } from '../../../testing/requests/valid-import-requests.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let cast: AccessCast;
let officer: Asking;
let today = '2026-11-20';
beforeAll(async () => {
  app = await startTestApp({ now: () => Date.parse(`${today}T12:00:00Z`) });
  cast = accessCast(app);
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  officer = await cast.make('officer');
});

const certificates = '/api/sponsor/certificates';
const responseShape = z.object({
  id: z.string(),
  version: z.int(),
  state: z.string(),
  standing: z.unknown(),
});

const warningsOf = (body: unknown) => certificate.pick({ warnings: true }).parse(body).warnings;

async function begin(location: 'inside' | 'outside') {
  const { body, status } = await officer.post(certificates, { worker: null, location });
  expect(status).toBe(201);
  return responseShape.parse(body).id;
}

/** Records what happened to a certificate, in turn. */
async function moveThrough(id: string, ...moves: { to: string; on: string; number?: string }[]) {
  for (const move of moves.slice(0, -1)) expect(await moveOnce(id, move)).toMatchObject({ status: 200 });
  return moveOnce(id, moves.at(-1) ?? {});
}
async function moveOnce(id: string, move: object) {
  const { version } = responseShape.parse((await officer.get(`${certificates}/${id}`)).body);
  return officer.post(`${certificates}/${id}/state`, { version, ...move });
}

let numbersGiven = 0;
/** Assigned, each with a number of its own. */
const assigned = {
  to: 'assigned',
  on: '2026-05-20',
  get number() {
    numbersGiven += 1;
    return `C2G7K345${String(numbersGiven).padStart(2, '0')}X`;
  },
};

describe('a certificate', () => {
  it('assigned on 20 May 2026 is used until 20 August 2026, and not a day later', async () => {
    const [inTime, late] = [await begin('inside'), await begin('inside')];
    expect(await moveThrough(inTime, assigned, { to: 'used', on: '2026-08-20' })).toMatchObject({
      status: 200,
      body: { state: 'used', usedOn: '2026-08-20' },
    });
    expect(await moveThrough(late, assigned, { to: 'used', on: '2026-08-21' })).toMatchObject({
      status: 422,
      body: { fields: { on: expect.stringContaining('must be used by 2026-08-20') } },
    });
  });

  it('that is defined and granted has its last day counted: day 90, and on day 91 what to look at', async () => {
    const id = await begin('outside');
    await moveThrough(id, { to: 'requested', on: '2026-05-10' }, { to: 'granted', on: '2026-05-20' });
    const standing = async (day: string) => {
      today = day;
      return responseShape.parse((await officer.get(`${certificates}/${id}`)).body).standing;
    };
    expect(await standing('2026-08-18')).toMatchObject({ until: '2026-08-18', daysLeft: 0 });
    expect(await standing('2026-08-19')).toMatchObject({
      daysLeft: -1,
      words: 'The last day counted has passed. See whether it has lapsed.',
    });
    today = '2026-11-20';
    expect(await moveOnce(id, { ...assigned, on: '2026-08-21' })).toMatchObject({
      status: 422,
      body: { fields: { on: expect.stringContaining('until 2026-08-20') } },
    });
    expect(await moveOnce(id, { ...assigned, on: '2026-08-18' })).toMatchObject({ status: 200 });
  });

  it('goes from state to state in order, with a clear word for any other', async () => {
    const id = await begin('outside');
    expect(await moveOnce(id, assigned)).toMatchObject({
      status: 409,
      body: { message: 'A defined certificate is asked for and granted before it is assigned.' },
    });
    expect(await moveOnce(id, { to: 'requested', on: '2026-11-24' })).toMatchObject({ status: 422 });
    await moveOnce(id, { to: 'requested', on: '2026-05-10' });
    expect(await moveOnce(id, { to: 'granted', on: '2026-05-09' })).toMatchObject({ status: 422 });
    expect(await moveThrough(id, { to: 'refused', on: '2026-05-12' })).toMatchObject({
      body: { nextStates: [] },
    });
    expect(await moveOnce(id, { to: 'granted', on: '2026-05-13' })).toMatchObject({ status: 409 });
  });

  it('keeps its number sealed, and shows the last three characters', async () => {
    const id = await begin('inside');
    const number = 'C2G7K34512X';
    const { body } = await moveThrough(id, { ...assigned, number });
    expect(body).toMatchObject({ numberTail: '12X' });
    const row = app.superuser.selectFrom('certificate').selectAll().where('id', '=', id);
    expect(JSON.stringify([body, await row.executeTakeFirst()])).not.toContain(number);
    expect(await moveOnce(await begin('inside'), { to: 'assigned', on: '2026-05-20' })).toMatchObject({
      status: 422,
      body: { fields: { number: 'Enter the number of the certificate.' } },
    });
  });

  it('that a colleague changed meanwhile is not overwritten', async () => {
    const id = await begin('inside');
    const save = () => officer.put(`${certificates}/${id}`, { version: 1, facts: noFacts });
    expect(await save()).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await save()).toMatchObject({ status: 409, body: { code: 'changed' } });
    await moveThrough(id, assigned);
    expect(await officer.put(`${certificates}/${id}`, { version: 3, facts: noFacts })).toMatchObject({
      status: 409,
    });
  });

  it('is judged by the rules of its day: fields, pay against every option, fee and charge', async () => {
    const id = await begin('inside');
    const facts = {
      ...noFacts,
      plannedOn: '2026-11-20',
      occupationCode: '2134',
      payPence: 60_000_00,
      hoursPerWeek: 37.5,
      startDay: '2027-01-04',
      endDay: '2030-01-03',
      sponsorSize: 'large',
      cases: ['new-entrant'],
    };
    const { body } = await officer.put(`${certificates}/${id}`, { version: 1, facts });
    expect(body).toMatchObject({
      rulesOf: '2026-11-20',
      notPossible: null,
      feePence: 525_00,
      chargePence: 3_960_00,
      sheet: expect.arrayContaining([
        expect.objectContaining({ id: 'salary', value: '60000.00' }),
        expect.objectContaining({ id: 'passport', value: null, from: 'worker' }),
        expect.objectContaining({ id: 'new-entrant' }),
      ]),
      pay: expect.arrayContaining([
        expect.objectContaining({ option: 'A', requiredPence: 54_700_00, shortByPence: 0 }),
      ]),
    });
  });

  it.each([
    ['outside', '2026-03-20', '2026-03-25', false],
    ['outside', '2026-03-20', '2026-03-26', true],
    ['inside', '2026-03-20', '2026-03-26', false],
  ] as const)(
    'for a worker who applies %s the UK, assigned on %s and used on %s, says whom the visa brake bars: %s',
    async (location, assignedOn, usedOn, isSaid) => {
      const id = await begin(location);
      const states = location === 'outside' ? ['requested', 'granted'] : [];
      const { body } = await moveThrough(
        id,
        ...states.map((to) => ({ to, on: '2026-03-19' })),
        { ...assigned, on: assignedOn },
        { to: 'used', on: usedOn },
      );
      const brake = warningsOf(body).find(({ code }) => code === 'visa-brake')?.message;
      expect(brake !== undefined).toBe(isSaid);
      if (isSaid)
        expect(brake).toMatch(
          /nationals of Afghanistan.* Don’t ask applicants for their nationality and don’t choose by it; it is settled with the worker after the offer, before a certificate is assigned\.$/,
        );
    },
  );

  it('being prepared says it of the application that is still to come', async () => {
    const { body } = await officer.get(`${certificates}/${await begin('outside')}`);
    expect(warningsOf(body).map(({ code }) => code)).toEqual(['visa-brake', 'fee-table-newer']);
  });

  it.each([
    ['2026-10-07', false],
    ['2026-10-08', true],
    ['2026-10-09', true],
  ])('whose fee is of %s says that a newer table of fees exists: %s', async (plannedOn, isSaid) => {
    const id = await begin('inside');
    const facts = { ...noFacts, plannedOn };
    const { body } = await officer.put(`${certificates}/${id}`, { version: 1, facts });
    expect(body).toMatchObject({ feePence: 525_00 });
    expect(warningsOf(body).some(({ code }) => code === 'fee-table-newer')).toBe(isSaid);
  });

  it('begins with the size that the organisation has given, and says where the two differ', async () => {
    const organisation = officer.organisation ?? '';
    const member = { organisation, role: 'owner', hiring: 'offers' } as const;
    const helen = await person(app, { role: 'recruiter', member });
    const say = (change: object) => helen.patch('/api/organisation/sponsor-facts', change);
    const sponsorSaid = async (id: string, facts?: object) => {
      const { body } =
        facts === undefined
          ? await officer.get(`${certificates}/${id}`)
          : await officer.put(`${certificates}/${id}`, { version: 1, facts });
      return warningsOf(body).filter(({ code }) => code.endsWith('-differs'));
    };
    await say({ size: 'large', holdsLicence: true });
    const id = await begin('inside');
    expect((await officer.get(`${certificates}/${id}`)).body).toMatchObject({
      facts: { sponsorSize: 'large' },
    });
    expect(await sponsorSaid(id)).toEqual([]);
    expect(await sponsorSaid(id, { ...noFacts, sponsorSize: 'small' })).toEqual([
      {
        code: 'size-differs',
        message:
          'This certificate counts with a small or charitable organisation. Yours is recorded as medium or large.',
      },
    ]);
    await say({ holdsLicence: false });
    expect((await sponsorSaid(id)).map(({ code }) => code)).toEqual(['size-differs', 'licence-differs']);
    await moveThrough(id, assigned);
    expect(await sponsorSaid(id)).toEqual([]);
  });

  it('is prepared with the rating that the organisation has given, until a licence is recorded', async () => {
    const organisation = officer.organisation ?? '';
    const member = { organisation, role: 'owner', hiring: 'offers' } as const;
    const helen = await person(app, { role: 'recruiter', member });
    const id = await begin('inside');
    const notPossible = async () => Object((await officer.get(`${certificates}/${id}`)).body).notPossible;
    expect(await notPossible()).toBeNull();
    await helen.patch('/api/organisation/sponsor-facts', { holdsLicence: true, rating: 'B' });
    expect(await notPossible()).toEqual(expect.any(String));
  });

  it('is put right by a note or a new one, as the rules say', async () => {
    const id = await begin('inside');
    await moveThrough(id, assigned);
    const correct = async (mistake: object) =>
      (await officer.post(`${certificates}/${id}/correction`, mistake)).body;
    expect(await correct({ mistake: 'salary', samePoints: true })).toMatchObject({ by: 'note' });
    expect(await correct({ mistake: 'route' })).toMatchObject({ by: 'new-certificate' });
    expect(await correct({ mistake: 'salary' })).toMatchObject({ by: 'not-known' });
  });

  it('whose charge was taken from the worker gives one thing to look at, and cannot be planned', async () => {
    const id = await begin('inside');
    const recharge = (on: string) => officer.post(`${certificates}/${id}/recharge`, { on });
    expect(await recharge('2026-11-24')).toMatchObject({ status: 422 });
    expect(await recharge('2026-11-20')).toMatchObject({ status: 200 });
    expect(await recharge('2026-11-20')).toMatchObject({
      status: 409,
      body: { fields: { on: expect.stringContaining('recorded this on') } },
    });
    const events = await app.superuser
      .selectFrom('sponsor_event')
      .select(['kind', 'happened_on', 'facts', 'by_name'])
      .where('organisation', '=', officer.organisation ?? '')
      .execute();
    expect(events).toMatchObject([
      { kind: 'skills-charge-recharged', happened_on: '2026-11-20', facts: { certificate: id } },
    ]);
    const duties = await app.superuser
      .selectFrom('sponsor_duty')
      .select(['does', 'state', 'because'])
      .where('organisation', '=', officer.organisation ?? '')
      .execute();
    expect(duties).toEqual([
      {
        does: 'look-at-this',
        state: 'to-do',
        because:
          'The skills charge was taken from the worker. The sponsor alone pays it: repay it, and take advice. Sources differ on what follows for the licence.',
      },
    ]);
  });
});

it('a recharge that was history is judged again once an earlier first day is set, and once', async () => {
  const organisation = officer.organisation ?? '';
  const licence = { routes: ['Skilled Worker'], rating: 'A', secondCheck: false, remindDays: [5] };
  const countFrom = (cutOver: string) => officer.post('/api/sponsor/licence', { ...licence, cutOver });
  const duties = async () => {
    await app.services.sponsorHistory(organisation);
    return await app.superuser
      .selectFrom('sponsor_duty')
      .select(['does', 'title', 'state'])
      .where('organisation', '=', organisation)
      .where('title', '=', 'A cost of sponsorship was taken from the worker')
      .execute();
  };
  await countFrom('2026-11-20');
  const id = await begin('inside');
  await officer.post(`${certificates}/${id}/recharge`, { on: '2026-06-01' });
  expect(await duties()).toEqual([]);
  // Of what no days are counted, the longest report's 20 working days: until 29 June.
  await countFrom('2026-06-30');
  expect(await duties()).toEqual([]);
  await countFrom('2026-06-29');
  expect(await duties()).toMatchObject([
    { does: 'look-at-this', title: 'A cost of sponsorship was taken from the worker', state: 'to-do' },
  ]);
  expect(await duties()).toHaveLength(1);
});

it('an allocation from 6 April 2025 counts what was assigned until 5 April 2026', async () => {
  const allocation = { fromDay: '2025-04-06', allocated: 3 };
  expect(await officer.put(`${certificates}/allocation`, allocation)).toMatchObject({
    status: 200,
    body: { toDay: '2026-04-05', askFrom: '2026-01-05', assigned: 0, left: 3 },
  });
  for (const on of ['2025-04-05', '2025-04-06', '2026-04-05', '2026-04-06'])
    await moveThrough(await begin('inside'), { ...assigned, on });
  expect((await officer.get(certificates)).body).toMatchObject({ allocation: { assigned: 2, left: 1 } });
});

it('is not assigned beyond the allocation on record without a reason, which is kept as a note', async () => {
  await officer.put(`${certificates}/allocation`, { fromDay: '2025-04-06', allocated: 1 });
  const assignedOn = '2026-02-02';
  const ids = [await begin('inside'), await begin('inside'), await begin('inside')];
  const versions = await Promise.all(
    ids.map(async (id) => responseShape.parse((await officer.get(`${certificates}/${id}`)).body).version),
  );
  const assign = (at: number, more = {}) =>
    officer.post(`${certificates}/${ids[at]}/state`, {
      version: versions[at],
      ...assigned,
      on: assignedOn,
      ...more,
    });
  // At the same moment.
  const responses = await Promise.all([assign(0), assign(1), assign(2)]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const refusedIndex = responses.findIndex(({ status }) => status === 409);
  expect(responses[refusedIndex]?.body).toMatchObject({
    code: 'over-allocation',
    fields: {
      overAllocation: 'The allocation on record says 1, and 1 is assigned. Assign it all the same? Say why.',
    },
  });
  expect(await assign(refusedIndex, { overAllocation: '\u200b .' })).toMatchObject({ status: 409 });
  expect(await assign(refusedIndex, { overAllocation: 'The increase was granted today.' })).toMatchObject({
    status: 200,
    body: {
      state: 'assigned',
      notes: [
        {
          words:
            'Assigned although the allocation on record was used up, because: The increase was granted today.',
        },
      ],
    },
  });
});

it('has a number that no other certificate of the organisation has, even in a race', async () => {
  const [one, other] = [await begin('inside'), await begin('inside')];
  const move = { ...assigned, number: 'C9Z1K34512Q' };
  const responses = await Promise.all([
    moveOnce(one, move),
    moveOnce(other, { ...move, number: 'c9z1k34512q' }),
  ]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(responses.find(({ status }) => status === 422)?.body).toMatchObject({
    fields: { number: 'This number is on another certificate already.' },
  });
});
