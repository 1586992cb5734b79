import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../../platform/db/tables.ts';
import { findJobs } from './find-jobs.ts';
import type { JobRow } from './job-rows.ts';

/** What a candidate would like to do, in their own words. */
export interface Wishes {
  /** Each by its parts, with other names of the same (`meaning_parts_queries` in job-search.sql). */
  readonly roles: readonly object[];
  readonly skills: readonly string[];
  readonly places: readonly string[];
}

/** A candidate job for a recommendation, and whether its title contains one of the roles. */
interface DrawnJob extends JobRow {
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
  const { rows } = await sql<{ role: string | null; skill: string | null; place: string | null }>`
    select any_query(array(select (meaning_parts_queries(role))[1] from jsonb_array_elements(${JSON.stringify(roles)}::jsonb) as role)) as role,
      any_query(array(select (meaning_part_queries(jsonb_build_object('typed', skill)))[2] from unnest(${skills}::text[]) as skill)) as skill,
      any_query(array(select place_terms_query(place) from unnest(${places}::text[]) as place)) as place`.execute(
    on,
  );
  const [{ role, skill, place } = { role: null, skill: null, place: null }] = rows;
  const nearby = skill === null || place === null ? null : `(${skill}) & (${place})`;
  const ofRole = await newest(on, role, max);
  const ofPlaceOrSkill = [...(await newest(on, nearby, max)), ...(await newest(on, skill, max))];
  const byId = new Map([...ofRole, ...ofPlaceOrSkill].map((job) => [job.job, job]));
  const isRole = new Set(ofRole.map(({ job }) => job));
  return [...byId.values()].map((job) => ({ ...job, isRole: isRole.has(job.job) }));
}

async function newest(
  on: Transaction<Tables>,
  matching: string | null,
  max: number,
): Promise<readonly JobRow[]> {
  if (matching === null) return [];
  const { matches } = await findJobs(on, { asked: { sort: 'newest' }, matching, max, upTo: 0 });
  return matches;
}
