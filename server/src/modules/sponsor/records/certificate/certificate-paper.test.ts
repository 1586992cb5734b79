import { problem } from '@portway/contracts/problem';
import {
  type CertificateReading,
  readCertificateOperation,
} from '@portway/contracts/sponsor/records/certificate-paper';
import { showWorkerRecordsOperation } from '@portway/contracts/sponsor/records/records';
import { workerPage } from '@portway/contracts/sponsor/workers/worker-page';
import { madePdf } from '@portway/files/testing/made-files';
import { madeForm } from '@portway/files/testing/made-form';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccessCast, type Asking, accessCast } from '../../../../testing/access/access-cast.ts';
import { printedCertificate } from '../../../../testing/files/certificate-files.ts';
import { validWorker } from '../../../../testing/requests/valid-worker-requests.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

describe('the PDF of a certificate', () => {
  let app: TestApp;
  let cast: AccessCast;
  let officer: Asking;
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
    officer = await cast.make('officer');
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const addWorker = async (facts: Readonly<Record<string, unknown>> = {}): Promise<string> => {
    const { body } = await officer.post('/api/sponsor/workers', {
      ...validWorker,
      ...{ fullName: 'Ana Marques', certificateStart: null, certificateEnds: null, terms: null },
      ...facts,
    });
    return String(body.id);
  };
  const path = (worker: string) => `/api/sponsor/workers/${worker}/certificate-file`;
  const send = (worker: string, bytes: Buffer = printedCertificate(), name = 'certificate.pdf') =>
    officer.upload(`${path(worker)}/reading?name=${name}`, new Uint8Array(bytes));
  const readingOf = async (worker: string, bytes?: Buffer): Promise<CertificateReading> =>
    readCertificateOperation.response.parse((await send(worker, bytes)).body);
  const fieldOf = ({ fields }: CertificateReading, name: string) =>
    fields.find(({ field }) => field === name);
  const confirm = (worker: string, query: string, bytes: Buffer = printedCertificate()) =>
    officer.upload(`${path(worker)}?name=certificate.pdf&${query}`, new Uint8Array(bytes));
  const pageOf = async (worker: string) =>
    workerPage.parse((await officer.get(`/api/sponsor/workers/${worker}`)).body);
  const keptOf = async (worker: string) => {
    const { body } = await officer.get(`/api/sponsor/workers/${worker}/records`);
    return showWorkerRecordsOperation.response
      .parse(body)
      .lines.find(({ record }) => record === 'certificate');
  };
  const terms = (more: Readonly<Record<string, unknown>> = {}) => ({
    ...{ fromDay: '2025-03-03', jobTitle: 'Software engineer', occupationCode: '2134', payPence: 6_000_000 },
    ...{
      hoursPerWeek: null,
      worksOn: [1, 2, 3, 4],
      workPlace: null,
      otherPlaces: [],
      hybridPattern: 'Two days',
    },
    ...more,
  });

  it('is read beside the record, and nothing is kept of it', async () => {
    const ana = await addWorker({ terms: terms() });
    const before = await pageOf(ana);
    const reading = await readingOf(ana);
    expect(reading).toMatchObject({
      another: null,
      asksDays: false,
      worker: { id: ana, version: 1 },
      seen: 0,
    });
    expect(fieldOf(reading, 'pay')).toEqual({
      ...{ field: 'pay', title: 'Pay a year', page: 2, question: null },
      source: 'Gross salary in pounds sterling: 65000.00 · For each: YEAR',
      readings: [{ words: '£65,000 a year', mayTake: true }],
      ...{ onRecord: '£60,000 a year', standing: 'different' },
    });
    expect(fieldOf(reading, 'hours')).toMatchObject({ standing: 'empty', onRecord: null });
    expect(fieldOf(reading, 'name')).toMatchObject({ standing: 'same', onRecord: 'Ana Marques', page: 1 });
    expect(fieldOf(reading, 'certificate-start')).toMatchObject({ readings: [{ words: '3 March 2025' }] });
    expect(JSON.stringify(reading)).not.toMatch(/portugal/i);
    expect(await pageOf(ana)).toEqual(before);
    expect((await keptOf(ana))?.kept).toBeNull();
    expect(await app.superuser.selectFrom('file_to_delete').selectAll().execute()).toEqual([]);
  });

  it('puts what was ticked on record, keeps the file, and says so in the log, in one go', async () => {
    const ana = await addWorker({ terms: terms() });
    const take = 'pay:0,hours:0,certificate-start:0,certificate-end:0,birth-date:0,certificate-number:0';
    const bytes = printedCertificate({ number: 'C2G9Z99999Z' });
    const confirmed = await confirm(ana, `seen=0&version=1&take=${take}`, bytes);
    expect(confirmed).toMatchObject({ status: 201, body: { message: expect.stringMatching(/^6 values/) } });
    const page = await pageOf(ana);
    expect(page.facts).toMatchObject({ certificateStart: '2025-03-03', certificateEnds: '2028-03-31' });
    expect(page.terms).toMatchObject([
      { ...{ fromDay: '2025-03-03', payPence: 6_500_000, hoursPerWeek: 37.5 }, worksOn: [1, 2, 3, 4] },
    ]);
    expect(page.terms[0]?.hybridPattern).toBe('Two days');
    expect(page.sealed).toMatchObject([
      { field: 'birth-date', tail: null },
      { field: 'certificate-number', tail: '99Z' },
    ]);
    const changes = page.timeline.filter(({ kind }) => kind === 'change').map(({ detail }) => detail);
    expect(changes.join('\n')).toContain('60,000');
    expect(await keptOf(ana)).toMatchObject({
      state: 'kept',
      kept: { versions: [{ files: [{ name: 'certificate.pdf', kind: 'pdf' }] }] },
    });
    const { rows } = await sql<{ fields: string }>`select details ->> 'fields' as fields from audit_entry
      where action = 'certificate-values-confirmed' and subject = ${ana}`.execute(app.superuser);
    expect(rows).toEqual([
      { fields: 'pay, hours, certificate-start, certificate-end, birth-date, certificate-number' },
    ]);
    const again = await readingOf(ana, bytes);
    expect(again.fields.filter(({ field }) => take.includes(field)).map(({ standing }) => standing)).toEqual(
      Array(6).fill('same'),
    );
    expect(fieldOf(again, 'certificate-number')?.onRecord).toBe('Sealed, ends 99Z');
    expect(fieldOf(again, 'birth-date')?.onRecord).toBe('Sealed');
  });

  it('that is kept already is read again, and fills the record', async () => {
    const ana = await addWorker({ terms: terms() });
    const filed = await officer.upload(
      `/api/sponsor/workers/${ana}/records?record=certificate&seen=0&name=cos.pdf`,
      new Uint8Array(printedCertificate()),
    );
    const address = `/api/sponsor/record-files/${filed.body.file}/reading`;
    const { status, body } = await officer.get(address);
    expect([status, fieldOf(readCertificateOperation.response.parse(body), 'hours')?.standing]).toEqual([
      200,
      'empty',
    ]);
    expect(await officer.post(address, { version: 1, take: 'hours:0' })).toMatchObject({ status: 200 });
    expect((await pageOf(ana)).terms[0]?.hoursPerWeek).toBe(37.5);
    const looks = await sql`select from audit_entry where action = 'record-file-opened' and subject = ${ana}`;
    expect((await looks.execute(app.superuser)).rows).toHaveLength(1);
  });

  it('records a first job with the days that a person chose, never with days of its own', async () => {
    const ana = await addWorker();
    expect((await readingOf(ana)).asksDays).toBe(true);
    const job = 'certificate-start:0,job-title:0,occupation-code:0,pay:0,hours:0';
    const refused = await confirm(ana, `seen=0&version=1&take=${job}`);
    expect([refused.status, problem.parse(refused.body).fields]).toEqual([
      422,
      { worksOn: expect.stringContaining('days of the week') },
    ]);
    expect((await confirm(ana, 'seen=0&version=1&take=pay:0&worksOn=12345')).body.message).toMatch(
      /job title/,
    );
    expect((await pageOf(ana)).facts.certificateStart).toBeNull();
    expect((await keptOf(ana))?.kept).toBeNull();
    expect((await confirm(ana, `seen=0&version=1&take=${job}&worksOn=1245`)).status).toBe(201);
    expect((await pageOf(ana)).terms).toMatchObject([
      { fromDay: '2025-03-03', jobTitle: 'Software engineer', payPence: 6_500_000, worksOn: [1, 2, 4, 5] },
    ]);
  });

  it('with two readings puts the one that was chosen on record', async () => {
    const ana = await addWorker({ terms: terms({ payPence: null }) });
    const bytes = printedCertificate({
      start: '02/03/2025',
      end: '01/03/2028',
      salary: '5000.00',
      period: '',
    });
    const twoReadings = madeForm([
      [
        ['Start date:', '02/03/2025'],
        ['Job title:', 'Software engineer'],
      ],
    ]);
    expect(fieldOf(await readingOf(ana, twoReadings), 'certificate-start')?.readings).toEqual([
      { words: '2 March 2025', mayTake: true },
      { words: '3 February 2025', mayTake: true },
    ]);
    const pay = fieldOf(await readingOf(ana, bytes), 'pay');
    expect(pay?.readings.map(({ words }) => words)).toEqual([
      '£5,000 a year',
      '£5,000 a month: £60,000 a year',
      '£5,000 a week: £260,000 a year',
    ]);
    expect((await confirm(ana, 'seen=0&version=1&take=pay:1', bytes)).status).toBe(201);
    expect((await pageOf(ana)).terms[0]?.payPence).toBe(6_000_000);
    const both = await confirm(ana, 'seen=2&version=1&take=pay:0,pay:1', bytes);
    expect([both.status, problem.parse(both.body).message]).toEqual([
      422,
      'Choose one reading of each value.',
    ]);
  });

  it('of another person says so first, and is taken over only where somebody says that it is about this worker', async () => {
    const kofi = await addWorker({ fullName: 'Kofi Mensah', terms: terms() });
    expect((await readingOf(kofi)).another).toBe(
      'This certificate is of ANA MARQUES, and the record of Kofi Mensah.',
    );
    const refused = await confirm(kofi, 'seen=0&version=1&take=hours:0');
    expect(refused).toMatchObject({ status: 409, body: { code: 'another-worker' } });
    expect([(await pageOf(kofi)).terms[0]?.hoursPerWeek, (await keptOf(kofi))?.kept]).toEqual([null, null]);
    expect((await confirm(kofi, 'seen=0&version=1&take=hours:0&anyway=yes')).status).toBe(201);
  });

  it('with a number that is on record of another worker, or another than on record, says so first', async () => {
    const number = 'C2G1A11111B';
    const bytes = printedCertificate({ number });
    const first = await addWorker();
    await officer.put(`/api/sponsor/workers/${first}/sealed`, { 'certificate-number': number });
    expect((await readingOf(first, bytes)).another).toBeNull();
    const second = await addWorker();
    expect((await readingOf(second, bytes)).another).toBe(
      'The number of this certificate is on the record of another worker of yours.',
    );
    expect((await readingOf(first, printedCertificate({ number: 'C2G2B22222C' }))).another).toBe(
      'The record has another certificate number, which ends 11B.',
    );
  });

  it('names a place of work of the organisation, and no other', async () => {
    const ana = await addWorker({ terms: terms() });
    expect(fieldOf(await readingOf(ana), 'work-place')).toMatchObject({
      readings: [{ mayTake: false }],
      question: expect.stringContaining('None of your places'),
    });
    await officer.post('/api/sponsor/work-places', {
      ...{ name: 'Leeds office', address: '1 Wharf Street, Leeds' },
      ...{ nation: 'england-and-wales', kind: 'office' },
    });
    expect(fieldOf(await readingOf(ana), 'work-place')).toMatchObject({
      readings: [{ mayTake: true }],
      question: null,
    });
    expect((await confirm(ana, 'seen=0&version=1&take=work-place:0')).status).toBe(201);
    expect((await pageOf(ana)).terms[0]?.workPlace?.name).toBe('Leeds office');
  });

  it('without text says that nothing can be read; so does one without labels', async () => {
    const ana = await addWorker();
    const scan = await readingOf(ana, madeForm([[]]));
    expect([scan.fields, scan.message]).toEqual([[], expect.stringContaining('picture without text')]);
    const letter = await readingOf(ana, madePdf(['Dear Ana, your certificate is assigned.']));
    expect([letter.fields, letter.message]).toEqual([[], expect.stringContaining('No label')]);
    expect((await confirm(ana, 'seen=0&version=1&take=pay:0', madeForm([[]]))).status).toBe(422);
    expect((await keptOf(ana))?.kept).toBeNull();
  });

  it.each<[string, () => Buffer, RegExp]>([
    ['broken', () => printedCertificate().subarray(0, 700), /damaged or incomplete/],
    ['no PDF', () => Buffer.from('Job title: Nurse'), /is no PDF/],
    ['of 1,000 pages', () => madeForm(Array.from({ length: 1000 }, () => [])), /has 1,000 pages/],
    [
      'with a program',
      () => madePdf(['A'], { catalog: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' }),
      /program/,
    ],
  ])('that is %s is refused in clear words', async (_, bytes, words) => {
    const ana = await addWorker();
    for (const { status, body } of [
      await send(ana, bytes()),
      await confirm(ana, 'seen=0&version=1&take=pay:0', bytes()),
    ])
      expect([status, problem.parse(body).message]).toEqual([422, expect.stringMatching(words)]);
    expect((await keptOf(ana))?.kept).toBeNull();
  });

  it('is for those who keep the records, on their own workers; nobody overwrites what they have not seen', async () => {
    const ana = await addWorker({ terms: terms() });
    const bytes = new Uint8Array(printedCertificate());
    for (const role of ['line-manager', 'compliance-viewer'] as const) {
      const caller = await cast.make(role);
      expect((await caller.upload(`${path(ana)}/reading?name=c.pdf`, bytes)).status).toBe(403);
    }
    const stranger = await cast.make('officer');
    expect((await stranger.upload(`${path(ana)}/reading?name=c.pdf`, bytes)).status).toBe(404);
    expect((await confirm(ana, 'seen=0&version=9&take=hours:0')).body.code).toBe('changed');
    expect((await send(ana, printedCertificate(), 'certificate.docx')).status).toBe(422);
    expect((await pageOf(ana)).terms[0]?.hoursPerWeek).toBeNull();
  });
});
