import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  type Asking,
  accessCast,
  type TestCaller,
  testCallers,
} from '../../../../testing/access/access-cast.ts';
import { successOf } from '../../../../testing/access/access-request.ts';
import {
  canarySweep,
  couldTell,
  rowsSeenBy,
  sweptOperations,
  textOf,
} from '../../../../testing/access/canary-sweep.ts';
import { validOffer } from '../../../../testing/requests/valid-sponsoring-requests.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

/** Shown to employers: the sweep must find it, or it would find nothing else either. */
const publicCanary = 'canary-of-bio';

const answers = {
  currentVisa: 'youth-mobility',
  visaExpires: '2093-04-17',
  bornOn: '1903-07-09',
  phd: 'stem',
  monthsHeld: 113,
  newEntrantGround: 'professional-registration',
  studentCourse: 'phd-24-months',
  studentDegree: 'phd-12-months',
  courseEndsOn: '2094-05-19',
  hiddenFrom: ['canary-of-hidden'],
  shownTo: ['canary-of-shown'],
  marketsAvoided: ['Oil & Gas'],
  technologiesAvoided: ['canary-of-avoided'],
  companyPreferences: { veryLarge: 'No', massive: 'Ideal' },
};

/** One of each that sees something of its own; the nightly run asks everything as everybody. */
const callers: readonly TestCaller[] = inject('nightly')
  ? testCallers
  : ['nobody', 'candidate', 'hiring-reader', 'admin', 'owner', 'officer', 'adviser', 'staff'];

/** How each of them would look, in a response, a row or a sentence. */
const canaries: readonly RegExp[] = [
  /youth.mobility/i,
  /2093-04-17|17 Apr\w* 2093|17\/04\/2093|April 2093/,
  /1903-07-09|9 Jul\w* 1903|09\/07\/1903|July 1903/,
  // The law writes STEM.
  /\bstem\b/,
  /(?<![\w.-])113(?![\w.-])/,
  /professional.registration/i,
  /phd.(?:12|24).months/i,
  /2094-05-19|19 May 2094|19\/05\/2094|May 2094/,
  /canary-of-hidden|canary-of-shown|canary-of-avoided/,
  /Oil & Gas|Oil &amp; Gas/,
  /"?veryLarge"?: ?"No"/,
];

/** What is measured, counted up or random, and could hold the digits of a canary by chance. */
const noise = [
  /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi,
  /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[.\d]*/g,
  // The facts' own words for why sponsorship may end, in every duty that tells of an end.
  /contract ends early, loss of professional registration/g,
  /"(?:ms|time|id|number|last|last_number|priority|\w+_count)": ?[\d.]+|^id: \d+$|<tr><td>\d+/gm,
  // A hash with its salt, of any characters.
  /\$argon2id\$[^"]*/g,
  // How many jobs waited in the queue, minute by minute.
  /"ready_history": ?\[[\d, ]*\]/g,
];

describe('private answers of a candidate', { timeout: 900_000 }, () => {
  let app: TestApp;
  let owner: Asking;
  let sweep: ReturnType<typeof canarySweep>;
  /** Every text that somebody but the owner receives, or that is stored, by its place. */
  const textByPlace: Record<string, string> = {};

  beforeAll(async () => {
    app = await startTestApp();
    owner = await accessCast(app).make('candidate');
    sweep = canarySweep(app, owner);
  });
  afterAll(() => app[Symbol.asyncDispose]());

  async function answerAll(): Promise<void> {
    const needed = { isLegallyAuthorized: 'Yes', requiresSponsorship: 'Yes' };
    for (const [field, value] of Object.entries({ ...answers, ...needed, bio: publicCanary })) {
      const body = { field, value };
      const request = { asking: owner, method: 'PATCH', body, headers: { 'Idempotency-Key': randomUUID() } };
      expect((await sweep.call('/api/me/profile', request)).status, field).toBe(200);
    }
    // What is refused is not repeated in the log either.
    const body = { field: 'visaExpires', value: 'canary-of-hidden' };
    expect((await sweep.call('/api/me/profile', { asking: owner, method: 'PATCH', body })).status).toBe(422);
  }

  /** Every response to everybody but the owner, each asking about what is the owner's. */
  async function everyResponse(): Promise<Asking> {
    let colleague: Asking | undefined;
    for (const testCaller of callers) {
      const asking = await sweep.cast.make(testCaller);
      if (testCaller === 'admin') colleague = await sweep.cast.make('owner');
      for (const operation of sweptOperations) {
        if (!inject('nightly') && !couldTell(operation, testCaller)) continue;
        const response = await sweep.callOperation(operation, asking);
        const served = response.status === successOf(operation) ? '' : ` (${response.status})`;
        textByPlace[`${testCaller}: ${operation.id}${served}`] = await textOf(response);
      }
    }
    if (colleague === undefined) throw new Error('Nobody was asked.');
    return colleague;
  }

  /** The events of a recruiter who looks while the candidate applies, writes and is invited. */
  async function everyEvent(recruiter: Asking): Promise<void> {
    const over = new AbortController();
    const stream = await app.ask('/api/events', { headers: recruiter.headers, signal: over.signal });
    const chunks: string[] = [];
    const reading = (async () => {
      for await (const chunk of stream.body ?? []) chunks.push(Buffer.from(chunk).toString());
    })().catch(() => undefined);
    const organisation = recruiter.organisation ?? '';
    const job = await sweep.cast.jobs.addJob(organisation);
    const post = async (asking: Asking, path: string, body: unknown, method = 'POST') => {
      const response = await sweep.call(path, { asking, method, body });
      const text = await response.text();
      expect([path, response.status]).toEqual([path, expect.toBeOneOf([200, 201])]);
      if (asking === recruiter) textByPlace[`recruiter: ${path}`] = text;
      return text;
    };
    await post(owner, `/api/me/jobs/${job}/applications`, { text: 'Your work on settlement.', resume: null });
    const { id } = await app.superuser
      .selectFrom('application')
      .select('id')
      .where('job', '=', job)
      .executeTakeFirstOrThrow();
    const message = { id: randomUUID(), text: 'Are you free on Tuesday?' };
    await post(owner, `/api/conversations/${await sweep.cast.jobs.conversationAbout(id)}/messages`, message);
    const decision = { from: 'pending', status: 'interview', nextStep: { text: 'A call', on: '2026-12-01' } };
    await post(recruiter, `/api/organisation/applications/${id}`, decision, 'PATCH');
    await shareVisaFacts(id, { post, recruiter });
    await expect.poll(() => chunks.join('').match(/^event:/gm)?.length ?? 0).toBeGreaterThan(2);
    over.abort();
    await reading;
    textByPlace['recruiter: live events'] = chunks.join('');
  }

  /** What is worked out from the answers is all that the recruiter sees of them, on the page and in its offer. */
  async function shareVisaFacts(
    id: string,
    {
      post,
      recruiter,
    }: {
      post: (asking: Asking, path: string, body: unknown, method?: string) => Promise<string>;
      recruiter: Asking;
    },
  ): Promise<void> {
    const theirs = `/api/organisation/applications/${id}`;
    await post(owner, '/api/me/profile', { field: 'requiresSponsorship', value: 'Yes' }, 'PATCH');
    await post(recruiter, `${theirs}/sponsoring/ask`, undefined);
    const mine = `/api/me/applications/${id}/visa-facts`;
    const { preview } = JSON.parse(await post(owner, mine, undefined, 'GET'));
    await post(owner, `${mine}/share`, { seen: preview });
    expect(await post(recruiter, `${theirs}/sponsoring`, undefined, 'GET')).toMatch(/"status":"shared"/);
    await post(recruiter, `${theirs}/offer/send`, { terms: validOffer, seen: 0 });
    await post(owner, `/api/me/applications/${id}/offer/accept`, { seen: 1 });
    await post(recruiter, '/api/organisation/cases', undefined, 'GET');
  }

  /** What each of them could read if every check of ours but the database's failed. */
  async function everySelectableRow(recruiter: Asking): Promise<void> {
    const readers: Record<string, Parameters<typeof rowsSeenBy>[1]> = {
      employer: {
        account: recruiter.person?.id ?? '',
        organisation: recruiter.organisation ?? '',
        hiring: 'offers',
      },
      staff: { account: randomUUID(), staff: 'yes' },
      candidate: { account: (await sweep.cast.make('candidate')).person?.id ?? '' },
      visitor: { account: '', email: owner.person?.email ?? '', own_email: owner.person?.email ?? '' },
    };
    for (const [who, settings] of Object.entries(readers))
      for (const [table, rows] of Object.entries(await rowsSeenBy(app, settings)))
        textByPlace[`${who}: ${table}`] = rows;
  }

  /** Where the canaries occur, with the words around them. */
  function canaryPlaces(): readonly string[] {
    return Object.entries(textByPlace).flatMap(([place, text]) => {
      const plain = noise.reduce((rest, each) => rest.replaceAll(each, ''), text);
      const places = canaries.map((canary) => plain.search(canary)).filter((at) => at >= 0);
      return places.map((at) => `${place}: ${plain.slice(Math.max(0, at - 60), at + 60)}`);
    });
  }

  it('reach nobody else: not in a response, a mail, an export, an event, a log line or a selectable row', async () => {
    await answerAll();
    const recruiter = await everyResponse();
    await everyEvent(recruiter);
    await everySelectableRow(recruiter);
    Object.assign(textByPlace, await sweep.everythingKept());
    for (const place of [
      'hiring-reader: showEmployerApplication',
      'owner: showEmployerApplication',
      'employer: table public.profile',
    ])
      expect(textByPlace[place], place).toContain(publicCanary);
    const mine = textByPlace['table public.profile_private'];
    delete textByPlace['table public.profile_private'];
    for (const canary of canaries) expect(mine, 'the canary itself can be found').toMatch(canary);
    expect(canaryPlaces()).toEqual([]);
  });
});
