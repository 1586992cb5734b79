import type { Measure } from '../measure.ts';
import { spreadOf } from '../report/statistics.ts';
import { short, spread } from '../report/words.ts';
import { ask } from '../serving/ask.ts';
import { startPortway } from '../serving/portway.ts';

const callers = 300;
const watchMs = 10_000;
const page = '/cost-estimator/calculate';
const facts = 'licenceType=temporary&appliedOn=2026-11-20';

/** What pages cost other people after callers asked for PDFs and hung up. */
export const pdfHangUp: Measure = {
  name: 'pdf-hang-up',
  async run(ground) {
    const settings = { TRUSTED_PROXIES: '127.0.0.1' };
    await using portway = await startPortway(await ground.dataFolder(), undefined, settings);
    const before = await pages(portway.port, 'before');
    await Promise.all(Array.from({ length: callers }, (_, number) => hangUp(portway.port, number)));
    const after = await pages(portway.port, 'after');
    const row = (what: string, times: readonly number[]) => ({
      'what is measured': what,
      'median (quartiles)': `${spread(spreadOf(times))} ms`,
      slowest: `${short(Math.max(...times))} ms`,
      pages: String(times.length),
    });
    return {
      title: 'Pages after 300 callers asked for PDFs and hung up',
      about: [
        `${callers} callers from 300 networks ask for a PDF and hang up within 0.3 s. A calculated page is requested again and again for`,
        '10 s before and after, one at a time, each with other answers.',
      ],
      rows: [row('a page before', before), row('a page after', after)],
      missed: [],
    };
  },
};

async function hangUp(port: number, number: number): Promise<void> {
  const signal = AbortSignal.timeout(20 + number);
  const headers = { 'X-Forwarded-For': `198.51.${number >> 8}.${number & 255}` };
  const url = `http://localhost:${port}${page}.pdf?${facts}&n=${number}`;
  await fetch(url, { signal, headers }).catch(() => undefined);
}

async function pages(port: number, mark: string): Promise<readonly number[]> {
  const times: number[] = [];
  const end = performance.now() + watchMs;
  while (performance.now() < end) {
    const started = performance.now();
    await ask(port, { path: `${page}?${facts}&n=${mark}-${times.length}` });
    times.push(performance.now() - started);
  }
  return times;
}
