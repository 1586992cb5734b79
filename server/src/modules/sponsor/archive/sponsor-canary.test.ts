import type { AnyOperation } from '@portway/contracts/operation';
import { operations } from '@portway/contracts/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Asking, accessCast, type TestCaller } from '../../../testing/access/access-cast.ts';
import { canarySweep, textOf } from '../../../testing/access/canary-sweep.ts';
import { EventReader } from '../../../testing/event-reader.ts';
import { httpClient } from '../../../testing/http-client.ts';
import { actingFor, loggedIn, person } from '../../../testing/people/people.ts';
import { validTerms } from '../../../testing/requests/valid-worker-requests.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

/** Values that occur nowhere else in the tests. */
const sealed = {
  passport: 'CANARY761',
  'national-insurance': 'JG103759A',
  'birth-date': '1987-08-09',
  address: '7 Canary Sealed Row',
  email: 'canary-sealed@example.com',
  telephone: '+441632960762',
};
const certificateNumber = 'C9CANARY42X';
const sealedWords = [...Object.values(sealed), certificateNumber];
const inTheFile = 'canary-in-the-file';
const inTheRecord = 'canary-in-the-record';
const inTheCopy = 'canary-in-the-copy-of-a-check';
const byLink = 'canary-sent-by-a-link';
const inConfidence = 'canary-in-confidence';
/**
 * A day that no calendar names by itself: a Saturday, so no bank holiday, beyond the three weeks of Today. Its date has two
 * digits, so that its words are in no other day's.
 */
function farSaturday(): Date {
  const day = new Date(Date.now() + 60 * 86_400_000);
  while (day.getUTCDay() !== 6 || day.getUTCDate() < 10) day.setUTCDate(day.getUTCDate() + 1);
  return day;
}
const visaEndsOn = farSaturday();
const visaEnds = visaEndsOn.toISOString().slice(0, 10);
const visaEndsInWords = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'long', timeZone: 'UTC' },
}).format(visaEndsOn);

/** What the record says of pay, permission and law, and what those who keep it write down. */
const ofTheRecord = ['31,337', '3133700', '31,007', '3100700', visaEnds, visaEndsInWords, 'canary-in-a-step'];
const inTheDraft = 'canary-in-the-draft';

const row = z.object({ id: z.string() });
const recorded = z.object({ event: z.string(), duties: z.array(row) });

/** Pay, permission and job on record, from which much is found. */
const underTheRule = {
  certificateStart: '2026-01-05',
  startedOn: '2026-01-05',
  visaEnds,
  salaryOption: 'A',
  terms: { ...validTerms, fromDay: '2026-01-05', payPence: 31_337_00 },
};

/** What answers with a sealed value on purpose, to those who may ask. */
const openly = new Set(['showWorkerSealed', 'openSponsorDutyFile', 'openRecordFile', 'openRequestFile']);

describe('what a sponsor keeps sealed or confidential', { timeout: 240_000 }, () => {
  let app: TestApp;
  let helen: Asking;
  const people: Record<string, Asking> = {};
  const ids = {
    worker: '',
    duty: '',
    event: '',
    certificate: '',
    secretDuty: '',
    secretEvent: '',
    payDuty: '',
    record: '',
    recordFile: '',
    requestFile: '',
    person: '',
    copyFile: '',
  };
  /** Every text that somebody receives or that is stored, by its place. */
  const textsByPlace: Record<string, string> = {};
  const live: Record<string, EventReader> = {};

  beforeAll(async () => {
    app = await startTestApp();
    const cast = accessCast(app);
    helen = await cast.make('officer');
    const organisation = helen.organisation ?? '';
    for (const compliance_role of ['line-manager', 'viewer', 'adviser', 'none'] as const) {
      const member = { organisation, role: 'admin', compliance_role } as const;
      const who = await person(app, { role: 'recruiter', secondFactor: true, member });
      const headers = { ...who.headers, ...actingFor(organisation) };
      people[compliance_role] = {
        ...{ testCaller: 'admin', person: who, organisation, headers },
        ...httpClient(app.ask, headers),
      };
    }
    const others: readonly TestCaller[] = ['officer', 'candidate', 'staff'];
    for (const other of others) people[`another ${other}`] = await cast.make(other);
    for (const [name, { headers }] of Object.entries(people))
      live[name] = await new EventReader().open(app, headers);
    await recordAll();
  });
  afterAll(async () => {
    for (const reader of Object.values(live)) reader.cut();
    await app[Symbol.asyncDispose]();
  });

  async function recordAll() {
    const manager = people['line-manager']?.person?.id;
    ids.worker = row.parse(
      (await helen.post('/api/sponsor/workers', { fullName: 'Ana Marques', manager, ...underTheRule })).body,
    ).id;
    expect((await helen.put(`/api/sponsor/workers/${ids.worker}/sealed`, sealed)).status).toBe(200);
    const payslip = {
      ...{ kind: 'payslip', fromDay: '2026-10-01', toDay: '2026-10-31' },
      values: { 'national-insurance': sealed['national-insurance'], 'birth-date': sealed['birth-date'] },
    };
    expect((await helen.post(`/api/sponsor/workers/${ids.worker}/papers`, payslip)).status).toBe(200);
    const certificates = '/api/sponsor/certificates';
    const draft = await helen.post(certificates, { worker: ids.worker, location: 'inside' });
    ids.certificate = row.parse(draft.body).id;
    const assigned = { version: 1, to: 'assigned', on: '2026-11-20', number: certificateNumber };
    expect((await helen.post(`${certificates}/${ids.certificate}/state`, assigned)).status).toBe(200);
    const happened = async (kind: string) => {
      const event = { kind, worker: ids.worker, happenedOn: '2026-11-19' };
      const { event: id, duties } = recorded.parse((await helen.post('/api/sponsor/events', event)).body);
      return { event: id, duty: duties[0]?.id ?? '' };
    };
    Object.assign(ids, await happened('worker-leaves'));
    const step = { step: 'reported', version: 1, reportedOn: '2026-11-20', reference: null };
    expect((await helen.post(`/api/sponsor/duties/${ids.duty}/steps`, step)).status).toBe(200);
    const file = `/api/sponsor/duties/${ids.duty}/file?name=report.txt`;
    expect((await helen.upload(file, inTheFile, { method: 'PUT' })).status).toBe(200);
    const filing = `/api/sponsor/workers/${ids.worker}/records?record=contract&seen=0&name=contract.txt`;
    const filed = z
      .object({ id: z.string(), file: z.string() })
      .parse((await helen.upload(filing, inTheRecord)).body);
    Object.assign(ids, { record: filed.id, recordFile: filed.file });
    await sendByLink();
    await copyCheck();
    await happened('worker-stops-other');
    await prepareAndExplain();
    const secret = await happened('worker-crime');
    Object.assign(ids, { secretDuty: secret.duty, secretEvent: secret.event });
    const closingStep = { step: 'closed', version: 1, words: inConfidence };
    expect((await helen.post(`/api/sponsor/duties/${secret.duty}/steps`, closingStep)).status).toBe(200);
  }

  /** The worker sends a file by a link, and it waits for its check. */
  async function sendByLink() {
    const requests = `/api/sponsor/workers/${ids.worker}/record-requests`;
    const ask = { record: 'job-description', asks: 'What you do', days: 7 };
    const { url } = z.object({ url: z.string() }).parse((await helen.post(requests, ask)).body);
    const token = new URL(url).searchParams.get('token') ?? '';
    const worker = httpClient(app.ask);
    const sending = `/api/record-links/files?token=${token}&name=job.txt`;
    expect((await worker.upload(sending, byLink)).status).toBe(200);
    expect((await worker.post('/api/record-links/sent', { token, files: 1 })).status).toBe(200);
    const file = await app.superuser.selectFrom('record_request_file').select('id').executeTakeFirstOrThrow();
    ids.requestFile = file.id;
  }

  /** The check of somebody who is not sponsored, with its copy. */
  async function copyCheck() {
    const check = { method: 'manual', document: 'british-passport', checkedOn: '2026-01-05' };
    const added = await helen.post('/api/sponsor/people', {
      people: [{ fullName: 'Carys Lloyd', check: { ...check, checker: 'Helen Marsh' } }],
    });
    [ids.person = ''] = z.object({ ids: z.array(z.string()) }).parse(added.body).ids;
    const page = z.object({ checks: z.array(row) });
    const [of] = page.parse((await helen.get(`/api/sponsor/people/${ids.person}`)).body).checks;
    const filing = `/api/sponsor/right-to-work-checks/${of?.id}/copies?name=result.txt&seen=0`;
    const filed = z.object({ file: z.string() });
    ids.copyFile = filed.parse((await helen.upload(filing, inTheCopy)).body).file;
  }

  /** Pay is cut, and what people wrote about it is in a draft and in steps. */
  async function prepareAndExplain() {
    const payCut = {
      kind: 'pay',
      worker: ids.worker,
      happenedOn: '2026-11-18',
      newPence: 31_007_00,
      forHealth: false,
    };
    const { duties } = recorded.parse((await helen.post('/api/sponsor/events', payCut)).body);
    const [duty] = duties;
    if (duty === undefined) throw new Error('A cut of pay leads to a duty.');
    ids.payDuty = duty.id;
    const steps = (id: string) => `/api/sponsor/duties/${id}/steps`;
    const draft = [{ field: 'Pay', text: inTheDraft }];
    expect((await helen.post(steps(duty.id), { step: 'prepared', version: 1, draft })).status).toBe(200);
    const corrected = { step: 'corrected', version: 2, words: 'canary-in-a-step' };
    expect((await helen.post(steps(ids.duty), corrected)).status).toBe(200);
    const secondDraft = { step: 'prepared', version: 3, draft };
    expect((await helen.post(steps(ids.duty), secondDraft)).status).toBe(200);
  }

  /** What an operation is asked of: each of the rows that it could be about. */
  function pathsOf({ path }: AnyOperation): string[] {
    if (!path.includes('{id}')) return [path];
    return Object.values(ids).map((id) => path.replace('{id}', id));
  }
  const bodies: Readonly<Record<string, readonly object[]>> = {
    showWorkerSealed: [{}],
    exportWorkers: ['workers', 'terms', 'absences', 'checks', 'events', 'duties', 'changes'].map((table) => ({
      table,
    })),
    takeSponsorArchive: [{}],
    makeCalendarFeed: [{}],
  };
  const queries: Readonly<Record<string, string>> = {
    showSponsorCalendar: '?from=2026-11-01&to=2026-12-31',
  };
  const testedOperations = operations.filter(
    ({ id, path, method, stream }) =>
      (path.startsWith('/api/sponsor/') ||
        /^\/api\/(me|organisation|employer|desk|notifications)[^{]*$/.test(path)) &&
      (method === 'GET' || bodies[id] !== undefined) &&
      stream === undefined,
  );

  /** Everything that can be read, by somebody whose session is new. */
  async function readAll(name: string, asking: Asking) {
    const token = await loggedIn(app.superuser, asking.person?.id ?? '', true);
    const headers = { ...asking.headers, Authorization: `Bearer ${token}` };
    for (const operation of testedOperations)
      for (const path of pathsOf(operation))
        for (const body of bodies[operation.id] ?? [null]) {
          const response = await app.ask(path + (queries[operation.id] ?? ''), {
            method: operation.method,
            headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
            body: body && JSON.stringify(body),
          });
          const place = `${name}: ${operation.id}`;
          const text = await textOf(response);
          textsByPlace[place] = (textsByPlace[place] ?? '') + text;
          const feed = /calendar\.ics\?token=[\w-]+/.exec(text)?.[0];
          if (feed !== undefined)
            textsByPlace[`${name}: feed`] = await (await app.ask(`/api/sponsor/${feed}`)).text();
        }
  }
  const placesOf = (words: readonly string[]) =>
    Object.entries(textsByPlace)
      .filter(([, text]) => words.some((word) => text.includes(word)))
      .map(([place]) => place);

  it('is in no response, feed, export, mail, log line, live event or plain row but where it is meant to be', async () => {
    await readAll('helen', helen);
    for (const [name, asking] of Object.entries(people)) await readAll(name, asking);
    await app.services.sponsorReminders.send();
    Object.assign(textsByPlace, await canarySweep(app, helen).everythingKept());
    for (const [name, { events }] of Object.entries(live))
      textsByPlace[`${name}: live`] = JSON.stringify(events);

    // Enough was read: this is in what each of them sees.
    for (const name of ['helen', 'viewer', 'adviser', 'line-manager'])
      expect(textsByPlace[`${name}: listWorkers`]).toContain('Ana Marques');
    expect(textsByPlace['helen: feed']).toContain('BEGIN:VCALENDAR');

    const sealedOpenly = ['helen', 'adviser'].map((name) => `${name}: showWorkerSealed`);
    expect(placesOf(Object.values(sealed)).toSorted()).toEqual(sealedOpenly.toSorted());
    expect(placesOf([certificateNumber])).toEqual([]);
    expect(placesOf([inTheFile]).toSorted()).toEqual(
      [
        'helen: takeSponsorArchive',
        ...['adviser', 'helen'].map((name) => `${name}: openSponsorDutyFile`),
      ].toSorted(),
    );
    expect(placesOf([inTheRecord]).toSorted()).toEqual(
      [
        'helen: takeSponsorArchive',
        ...['adviser', 'helen'].map((name) => `${name}: openRecordFile`),
      ].toSorted(),
    );
    expect(placesOf([inTheCopy]).toSorted()).toEqual(
      [
        'helen: takeSponsorArchive',
        ...['adviser', 'helen'].map((name) => `${name}: openRecordFile`),
      ].toSorted(),
    );
    expect(placesOf([byLink]).toSorted()).toEqual(
      ['adviser', 'helen'].map((name) => `${name}: openRequestFile`),
    );
    const ofTeam = (place: string) => /^line-manager: /.test(place);
    expect(placesOf(['31,007']).some((place) => place.startsWith('viewer: '))).toBe(true);
    expect(placesOf(ofTheRecord).filter(ofTeam)).toEqual([]);
    expect(textsByPlace['line-manager: listSponsorDuties']).toContain('Ana Marques');
    const drafts = placesOf([inTheDraft]).filter((place) => !place.startsWith('table '));
    expect(drafts.toSorted()).toEqual([
      'adviser: showSponsorDuty',
      'helen: showSponsorDuty',
      'helen: takeSponsorArchive',
    ]);
    const words = [inConfidence, 'worker-crime'];
    const ofOthers = (place: string) => !place.startsWith('helen: ') && !place.startsWith('table ');
    expect(placesOf(words).filter(ofOthers)).toEqual([]);
    // The log has the addresses that were asked, with their ids.
    const secret = [ids.secretDuty, ids.secretEvent, ...words];
    expect(placesOf(secret).filter(ofOthers)).toEqual(['log']);
    // Of the officer too, no feed and no export has it.
    for (const place of ['feed', 'exportWorkers', 'takeSponsorArchive'])
      expect(placesOf(secret)).not.toContain(`helen: ${place}`);
    expect(placesOf(['Ana Marques']).filter((place) => place.endsWith(': feed'))).toEqual([]);
  });

  it('is asked of everything that shows a sealed value', () => {
    expect([...openly].filter((id) => !testedOperations.some((operation) => operation.id === id))).toEqual(
      [],
    );
    expect(sealedWords.length).toBe(7);
  });
});
