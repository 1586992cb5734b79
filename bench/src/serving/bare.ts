import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, type Asked, ask } from './ask.ts';
import { freePort, type Serving, startServing } from './child.ts';

/** What the baseline does with a request before it answers. */
export type Work = 'nothing' | 'parse-body' | 'ask-database';

/** One answer of the baseline: the bytes and headers that ours sends. */
export interface BareAnswer {
  readonly path: string;
  readonly work: Work;
  readonly status: number;
  readonly headers: readonly string[];
  readonly bodyBase64: string;
}

/** What the baseline's process is told. */
export interface BarePlan {
  readonly answers: readonly BareAnswer[];
  /** The address of the log-in for requests, for answers that ask the database. */
  readonly database?: string | undefined;
}

/** Node adds these itself. */
const ofNode = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'];

/** The answer that ours gives, for the baseline to give without any of its work. */
export async function sameAnswer(port: number, asked: Asked, work: Work = 'nothing'): Promise<BareAnswer> {
  // Twice, because a page that is kept is answered from memory the second time.
  await ask(port, asked);
  const { status, rawHeaders, body } = await ask(port, asked);
  return withBody({ path: asked.path, work, status, headers: withoutNodes(rawHeaders) }, body);
}

/** An answer that sends these bytes; its headers lack only what depends on them. */
export function withBody(answer: Omit<BareAnswer, 'bodyBase64'>, body: Buffer): BareAnswer {
  const headers = [...answer.headers, 'Content-Length', String(body.length)];
  return { ...answer, headers, bodyBase64: body.toString('base64') };
}

/** What an answer says of itself, without what depends on the connection and the bytes. */
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
