import { workerData } from 'node:worker_threads';
import { z } from 'zod';

const { maxMemory } = z.object({ maxMemory: z.number() }).parse(workerData);
const lookEveryMs = 20;

/** A thread of its own: the one that renders may be busy for seconds on end. */
setInterval(() => {
  if (process.memoryUsage.rss() > maxMemory) process.kill(process.pid, 'SIGKILL');
}, lookEveryMs);
