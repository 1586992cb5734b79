import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Answer, ask, type BenchRequest } from './ask.ts';
import { freePort, type Serving, startServing } from './child.ts';

/** What the baseline does with a request before it responds. */
export type Task = 'nothing' | 'parse-body' | 'ask-database';

/** One response of the baseline: the bytes and headers that our server sends. */
export interface BareAnswer {
  readonly path: string;
  readonly work: Task;
  readonly status: number;
  readonly headers: readonly string[];
  readonly bodyBase64: string;
}

/** The responses of the baseline's process. */
export interface BarePlan {
  readonly answers: readonly BareAnswer[];
  /** The URL of the database role for requests, for responses that query the database. */
  readonly database?: string | undefined;
}

/** Node adds these itself. */
const ofNode = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'];

/** Our server's response, for the baseline to send without any of our work. */
export async function sameAnswer(
  port: number,
  question: BenchRequest,
  work: Task = 'nothing',
): Promise<BareAnswer> {
  // A cached page comes from memory the second time, a suggestion compressed a moment later.
  for (let times = 0; times < 3; times++) {
    await ask(port, question);
    await setTimeout(100);
  }
  const { status, rawHeaders, body } = await ask(port, question);
  return withBody({ path: question.path, work, status, headers: withoutNodes(rawHeaders) }, body);
}

/** A response with this body and the Content-Length header for it. */
export function withBody(answer: Omit<BareAnswer, 'bodyBase64'>, body: Buffer): BareAnswer {
  const headers = [...answer.headers, 'Content-Length', String(body.length)];
  return { ...answer, headers, bodyBase64: body.toString('base64') };
}

/** The response headers, without those that depend on the connection and the bytes. */
export function withoutNodes(rawHeaders: Answer['rawHeaders']): string[] {
  return rawHeaders.filter((_, index) => {
    const name = rawHeaders[index - (index % 2)] ?? '';
    return !ofNode.includes(name.toLowerCase());
  });
}

/** Starts the baseline in a process of its own. `folder` is for its plan and its log. */
export async function startBare(folder: string, plan: BarePlan = { answers: [] }): Promise<Serving> {
  const planFile = join(folder, 'bare-plan.json');
  writeFileSync(planFile, JSON.stringify(plan));
  return await startServing({
    script: join(import.meta.dirname, 'bare-server.ts'),
    args: [planFile],
    port: await freePort(),
    env: {},
    logFile: join(folder, 'bare.log'),
  });
}
