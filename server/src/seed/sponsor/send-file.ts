import { setTimeout } from 'node:timers/promises';
import { problem } from '@portway/contracts/problem';
import type { Me } from '../people.ts';

const tries = 5;

/** Sends a file as it stands, and not as JSON; returns the answer. A busy machine may not check it in time, and says so. */
export async function sendFile(me: Me, request: Request, body: string): Promise<unknown> {
  const { url, method } = request;
  const headers = { ...me.headers, 'Content-Type': 'application/octet-stream' };
  let refusal = '';
  for (let place = 0; place < tries; place++) {
    const response = await me.fetch?.(new Request(url, { method, headers, body }));
    const answer: unknown = await response?.json();
    if (response?.ok) return answer;
    refusal = problem.safeParse(answer).data?.message ?? '';
    if (!/in time|in a minute/.test(refusal)) break;
    await setTimeout(1000);
  }
  throw new Error(`The file was not taken at ${new URL(url).pathname}. ${refusal}`);
}
