import { call, submit } from '@portway/contracts/client';
import type { ReadinessTicks } from '@portway/contracts/law/readiness-ticks/readiness-ticks';
import { asMeQuietly, isLoggedIn } from '../loading/signed-in.ts';
import { keep, rehydrated } from './browser-store.ts';

export type Tick = ReadinessTicks['ticks'][number];

const operations = () => import('@portway/contracts/law/readiness-ticks/readiness-ticks');

/**
 * The ticks of the workspace, for who is logged in as an employer; undefined for others, whose ticks stay in this
 * browser. What they ticked before they logged in comes along, where the workspace has no ticks.
 */
export async function workspaceTicks(): Promise<readonly Tick[] | undefined> {
  try {
    if (!isLoggedIn()) return undefined;
    const { ticked: points } = await rehydrated();
    const { takeReadinessTicksOperation, listReadinessTicksOperation } = await operations();
    if (points.length === 0)
      return (await call(listReadinessTicksOperation, undefined, { fetch: asMeQuietly })).ticks;
    const { ticks } = await submit(takeReadinessTicksOperation, { points }, { fetch: asMeQuietly });
    keep({ ticked: [] });
    return ticks;
  } catch {
    // A candidate, a session that has ended, no storage or no answer: the ticks of this browser stay in it.
    return undefined;
  }
}

export async function saveTick(point: string, ticked: boolean): Promise<readonly Tick[]> {
  const { tickReadinessOperation } = await operations();
  return (await submit(tickReadinessOperation, { point, ticked }, { fetch: asMeQuietly })).ticks;
}

/** After a log-in: what a visitor ticked is there for their colleagues at once. */
export async function takeTicksAlong(): Promise<void> {
  const { ticked } = await rehydrated();
  if (ticked.length > 0) await workspaceTicks();
}
