import { randomUUID } from 'node:crypto';
import { validFile } from '../files/valid-files.ts';
import type { TestApp } from '../test-app.ts';
import type { Asking, Whose } from './access-cast.ts';

interface Others {
  organisation(name?: string): Promise<string>;
}

/** Workers whom something happens to, and the duties that follow, as if a colleague had recorded them. */
export function dutiesCast(
  { superuser: queries, files }: Pick<TestApp, 'superuser' | 'files'>,
  others: Others,
) {
  /** Sponsored as a programmer under option A, in Leeds; managed by the caller. */
  async function sponsored(organisation: string, manager: string | null = null, fullName = 'Ana Marques') {
    const worker = randomUUID();
    const days = { certificate_start: '2026-05-04', started_on: '2026-05-05' };
    await queries
      .insertInto('worker')
      .values({ id: worker, organisation, full_name: fullName, manager, salary_option: 'A', ...days })
      .execute();
    const work_place = randomUUID();
    const place = { name: 'Leeds', address: null, nation: 'england-and-wales', kind: 'office' } as const;
    await queries
      .insertInto('work_place')
      .values({ id: work_place, organisation, ...place })
      .execute();
    const job = {
      job_title: 'Engineer',
      occupation_code: '2134',
      pay_pence: 6_000_000,
      hours_per_week: 37.5,
    };
    const by = { by_account: null, by_name: 'Helen Marsh' };
    await queries
      .insertInto('worker_terms')
      .values({ id: randomUUID(), worker, organisation, from_day: '2026-05-04', work_place, ...job, ...by })
      .execute();
    return worker;
  }
  async function place(whose: Whose, asking: Asking) {
    return whose === 'other' ? await others.organisation('Tidewater Health') : asking.organisation;
  }
  const managerOf = (whose: Whose, asking: Asking) =>
    whose === 'other' ? null : (asking.person?.id ?? null);
  /** An open duty of such a worker. */
  async function dutyOf(whose: Whose, asking: Asking) {
    const id = randomUUID();
    if (whose === 'missing') return id;
    const organisation = await place(whose, asking);
    if (organisation === undefined) return undefined;
    const worker = await sponsored(organisation, managerOf(whose, asking));
    const words = { title: 'Ana Marques: leaves', because: 'Employment ended.' };
    const days = { happened_on: '2026-11-20', report_by: '2026-12-04', remind_by: '2026-12-03' };
    await queries
      .insertInto('sponsor_duty')
      .values({
        ...{ id, organisation, worker, event: null, duty: 'worker-leaves', does: 'report' },
        ...{ ...words, ...days, nation: 'england-and-wales', asked: '{}', draft: '[]' },
      })
      .execute();
    return id;
  }
  return {
    sponsored,
    async workerOf(whose: Whose, asking: Asking) {
      if (whose === 'missing') return randomUUID();
      const organisation = await place(whose, asking);
      return organisation === undefined ? undefined : await sponsored(organisation, managerOf(whose, asking));
    },
    /** Such a worker leaves. */
    async eventOf(whose: Whose, asking: Asking) {
      const id = randomUUID();
      if (whose === 'missing') return id;
      const organisation = await place(whose, asking);
      if (organisation === undefined) return undefined;
      const worker = await sponsored(organisation, managerOf(whose, asking));
      const event = { kind: 'worker-leaves', happened_on: '2026-11-20', facts: '{}' };
      await queries
        .insertInto('sponsor_event')
        .values({ id, organisation, worker, ...event, by_account: null, by_name: 'Helen Marsh' })
        .execute();
      return id;
    },
    /** Planned: such a worker leaves. */
    async planOf(whose: Whose, asking: Asking) {
      const id = randomUUID();
      if (whose === 'missing') return id;
      const organisation = await place(whose, asking);
      if (organisation === undefined) return undefined;
      const worker = await sponsored(organisation, managerOf(whose, asking));
      const plan = { kind: 'worker-leaves', planned_for: '2026-12-20', facts: '{}' };
      await queries
        .insertInto('planned_event')
        .values({ id, organisation, worker, ...plan, by_account: null, by_name: 'Helen Marsh' })
        .execute();
      return id;
    },
    dutyOf,
    /** One that is reported, and what was sent with the report. */
    async reportedOf(whose: Whose, asking: Asking, file?: 'with a file') {
      const duty = await dutyOf(whose, asking);
      if (duty === undefined || whose === 'missing') return duty;
      const { organisation } = await queries
        .updateTable('sponsor_duty')
        .set({ state: 'reported', reported_on: '2026-11-23' })
        .where('id', '=', duty)
        .returning('organisation')
        .executeTakeFirstOrThrow();
      if (file === undefined) return duty;
      const file_key = randomUUID();
      await files.put(file_key, validFile);
      const facts = { file_name: 'report.txt', file_kind: 'txt', file_bytes: validFile.length } as const;
      await queries
        .insertInto('sponsor_duty_file')
        .values({ duty, organisation, file_key, ...facts, by_name: 'Helen Marsh' })
        .execute();
      return duty;
    },
  };
}
