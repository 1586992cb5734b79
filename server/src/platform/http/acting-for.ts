import type { Access } from '@portway/contracts/access';
import type { Context } from 'hono';
import type { ActingFor } from '../db/request-context.ts';
import type { AppEnv } from './app-env.ts';

/** Names the organisation that a request acts for, or `none`. */
const header = 'Portway-Organisation';

/**
 * For whom a request acts. An operation for candidates alone is always the caller's own; any other one acts for
 * the organisation that the header names. Without the header, an operation for colleagues alone acts for the
 * organisation that the caller joined first, and the rest for the caller's home workspace.
 */
export function actingFor({ callers }: Access, { req }: Context<AppEnv>): ActingFor {
  if (callers.every((caller) => caller === 'candidate')) return 'oneself';
  const organisation = req.header(header)?.trim().toLowerCase();
  if (organisation === 'none') return 'oneself';
  if (organisation !== undefined) return { organisation };
  const isForColleagues = callers.every((caller) => colleagues.has(caller));
  return isForColleagues ? 'first organisation' : 'home';
}

const colleagues: ReadonlySet<string> = new Set(['viewer', 'member', 'admin', 'owner']);
