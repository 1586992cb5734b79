import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import { type JobRow, jobRows } from './job-rows.ts';
import { nextHits } from './next-hits.ts';

/** What a candidate would like to do, in their own words. */
export interface Wishes {
  readonly roles: readonly string[];
  readonly skills: readonly string[];
  readonly places: readonly string[];
}

/** A candidate job for a recommendation, and whether its title contains one of the roles. */
export interface DrawnJob extends JobRow {
  readonly isRole: boolean;
}

/**
 * The newest jobs of a role, and the newest with one of the skills, in the preferred places and elsewhere.
 */
export async function drawJobs(
  on: Transaction<Tables>,
  { roles, skills, places }: Wishes,
  max: number,
): Promise<readonly DrawnJob[]> {
  const { rows } = await sql<{
    role: string | null;
    skill: string | null;
    place: string | null;
    about: number;
  }>`
    select any_of(array(select asked_of_jobs(role, '=') from unnest(${roles}::text[]) as role)) as role,
      any_of(array(select asked_of_jobs(skill, '') from unnest(${skills}::text[]) as skill)) as skill,
      any_of(array(select asked_of_places(place) from unnest(${places}::text[]) as place)) as place,
      (select reltuples from pg_class where oid = 'published_job'::regclass) as about,
      set_config('enable_seqscan', 'off', true)`.execute(on);
  const [{ role, skill, place, about } = { role: null, skill: null, place: null, about: 0 }] = rows;
  const nearby = skill === null || place === null ? null : `(${skill}) & (${place})`;
  const ofRole = await newest(on, { all: role, max, about });
  const others = [
    ...(await newest(on, { all: nearby, max, about })),
    ...(await newest(on, { all: skill, max, about })),
  ];
  const drawn = await jobRows(on, [...new Set([...ofRole, ...others])]);
  const isRole = new Set(ofRole);
  return drawn.map((job) => ({ ...job, isRole: isRole.has(job.job) }));
}

async function newest(
  on: Transaction<Tables>,
  { all, max, about }: { all: string | null; max: number; about: number },
): Promise<readonly string[]> {
  if (all === null) return [];
  const asked = {
    order: 'newest',
    days: undefined,
    publishedAfter: undefined,
    publishedUntil: undefined,
    pay: undefined,
  } as const;
  const tier = { tier: 2, all, but: null } as const;
  const question = { ...asked, all, inTitle: null, about };
  const { hits } = await nextHits(on, question, { tier, from: undefined, max, withCards: 0 });
  return hits.map(({ job }) => job);
}
