import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Measure } from '../measure.ts';
import { spreadOf } from '../report/statistics.ts';
import { count, short, spread } from '../report/words.ts';
import { ask } from '../serving/ask.ts';
import type { Serving } from '../serving/child.ts';
import { startPortway } from '../serving/portway.ts';

const readers = 1_500;
const bytesASecond = 100;
const holdMs = 30_000;
const page = '/occupations';

/** What readers that take a page drop by drop cost the server and everybody else. */
export const slowReaders: Measure = {
  name: 'slow-readers',
  async run(ground) {
    await using portway = await startPortway(await ground.dataFolder());
    const calm = await times(portway, 5_000);
    const memoryBefore = megabytes(portway);
    const sockets = Array.from({ length: readers }, () => readSlowly(portway.port));
    await setTimeout(2_000);
    const during = await times(portway, holdMs);
    const memoryDuring = megabytes(portway);
    const open = sockets.filter((socket) => !socket.destroyed).length;
    for (const socket of sockets) socket.destroy();
    await setTimeout(1_000);
    return {
      title: 'Slow readers',
      about: [
        `${count(readers)} connections each ask for \`${page}\` uncompressed and read ${bytesASecond} bytes a second. After 32 s ${count(open)} of them are`,
        'still open. Meanwhile somebody else asks for the same page, one at a time.',
      ],
      rows: [
        row('a page for somebody else, in ms', spread(spreadOf(calm)), spread(spreadOf(during))),
        row('the slowest of them, in ms', short(Math.max(...calm)), short(Math.max(...during))),
        row('memory of the server, in MB', count(memoryBefore), count(memoryDuring)),
      ],
      missed: [],
    };
  },
};

function row(what: string, before: string, during: string) {
  return { 'what is measured': what, before, during };
}

function readSlowly(port: number): Socket {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  socket.on('error', () => {});
  socket.write(`GET ${page} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: identity\r\n\r\n`);
  socket.pause();
  const reading = setInterval(() => socket.read(bytesASecond), 1_000);
  socket.once('close', () => clearInterval(reading));
  return socket;
}

async function times({ port }: Serving, forMs: number): Promise<readonly number[]> {
  const samples: number[] = [];
  const end = performance.now() + forMs;
  while (performance.now() < end) {
    const started = performance.now();
    await ask(port, { path: page });
    samples.push(performance.now() - started);
    await setTimeout(20);
  }
  return samples;
}

/** Resident memory. */
function megabytes({ pid }: Serving): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
