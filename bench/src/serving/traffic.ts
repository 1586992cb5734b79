import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { BenchRequest } from './ask.ts';
import type { Serving } from './child.ts';
import { cpuSeconds } from './cpu-time.ts';

export interface Traffic {
  readonly perSecond: number;
  /**
   * Microseconds of the server's processor time per request; undefined where the system does not report it.
   */
  readonly cpuMicroseconds: number | undefined;
  /** The share of one core that the server used: near 1 means that the client was not the bottleneck. */
  readonly busy: number | undefined;
}

const connections = 32;

/**
 * Sends the same request repeatedly over keep-alive connections, the next as soon as one is answered. A
 * client that parses responses would be slower than the server and make any two servers look alike, so this
 * one counts bytes: it learns the length of a response from the first; a response of another length, or not
 * 200, is an error. Where nothing but the two servers is measured it stays awake: a database would want its processor.
 */
export async function sendTraffic(
  { port, pid }: Serving,
  question: BenchRequest,
  ms: number,
  { isAwake = false } = {},
): Promise<Traffic> {
  const next = oneAtATime(
    [question.path, ...(question.others ?? [])].map((path) => requestBytes(port, { ...question, path })),
  );
  const length = await settledLength(port, requestBytes(port, question));
  const [cpuBefore, started] = [cpuSeconds(pid), performance.now()];
  const until = started + ms;
  if (isAwake) stayAwake(until);
  const counts = await Promise.all(
    Array.from({ length: connections }, () => askUntil({ port, next, length, until })),
  );
  const [cpuAfter, seconds] = [cpuSeconds(pid), (performance.now() - started) / 1000];
  const total = counts.reduce((sum, each) => sum + each, 0);
  const cpu = cpuBefore === undefined || cpuAfter === undefined ? undefined : cpuAfter - cpuBefore;
  return {
    perSecond: total / seconds,
    cpuMicroseconds: cpu === undefined ? undefined : (cpu * 1e6) / total,
    busy: cpu === undefined ? undefined : cpu / seconds,
  };
}

/**
 * Keeps this process from sleeping between two responses: waking it would be paid for by the server that writes, and
 * only by one that is slow enough to let it sleep.
 */
function stayAwake(until: number): void {
  if (performance.now() < until) setImmediate(stayAwake, until);
}

/** Yields the items in turn, starting again after the last. */
function oneAtATime<Item>(items: readonly Item[]): () => Item {
  let at = 0;
  return () => {
    const item = items[at++ % items.length];
    if (item === undefined) throw new Error('Nothing to ask');
    return item;
  };
}

function requestBytes(port: number, { path, method = 'GET', headers = {}, body = '' }: BenchRequest): Buffer {
  const all = {
    Host: `localhost:${port}`,
    ...headers,
    ...(body && { 'Content-Length': String(body.length) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

interface Asking {
  readonly port: number;
  readonly next: () => Buffer;
  readonly length: number;
  /** When to stop, on the clock of `performance.now`. */
  readonly until: number;
}

/** Sends requests over one connection until the time is up; returns how many responses arrived complete. */
function askUntil({ port, next, length, until }: Asking): Promise<number> {
  return overConnection(port, (socket, { done, fail }) => {
    let responses = 0;
    let missing = length;
    socket.on('data', (chunk: Buffer) => {
      if (missing === length && !isOk(chunk)) return fail('An answer was not 200');
      missing -= chunk.length;
      if (missing < 0) return fail('The answers differ in length');
      if (missing > 0) return;
      responses++;
      missing = length;
      if (performance.now() < until) socket.write(next());
      else done(responses);
    });
    socket.write(next());
  });
}

/** The length of a response once it is kept and compressed: from then on every one is as long. */
async function settledLength(port: number, bytes: Buffer): Promise<number> {
  let before = await lengthOfAnswer(port, bytes);
  for (;;) {
    await setTimeout(200);
    const length = await lengthOfAnswer(port, bytes);
    if (length === before) return length;
    before = length;
  }
}

/** The length of one whole response in bytes, headers and body. */
function lengthOfAnswer(port: number, bytes: Buffer): Promise<number> {
  return overConnection(port, (socket, { done, fail }) => {
    let text = '';
    socket.setEncoding('latin1').on('data', (chunk) => {
      text += chunk;
      if (!text.startsWith('HTTP/1.1 200')) return fail(`The answer was ${text.slice(0, 300)}`);
      const head = text.indexOf('\r\n\r\n') + 4;
      const contentLength = /\r\ncontent-length: (\d+)\r\n/i.exec(text.slice(0, head))?.[1];
      if (head < 4) return;
      if (
        contentLength === undefined
          ? text.endsWith('\r\n0\r\n\r\n')
          : text.length === head + Number(contentLength)
      )
        done(text.length);
    });
    socket.write(bytes);
  });
}

function isOk(chunk: Buffer): boolean {
  return chunk.toString('latin1', 0, 12) === 'HTTP/1.1 200';
}

interface Ending<Result> {
  done(result: Result): void;
  fail(reason: string): void;
}

const patienceMs = 30_000;

function overConnection<Result>(
  port: number,
  use: (socket: Socket, ending: Ending<Result>) => void,
): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const socket = connect(port, '127.0.0.1').setNoDelay(true).setTimeout(patienceMs);
  const fail = (reason: string) => reject(new Error(reason));
  socket.on('error', reject);
  socket.on('close', () => fail('The server closed the connection'));
  socket.on('timeout', () => fail('The server stopped answering'));
  use(socket, { done: resolve, fail });
  return promise.finally(() => socket.destroy());
}
