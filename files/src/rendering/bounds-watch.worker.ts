import { workerData } from 'node:worker_threads';
import { processBounds } from './bounds.ts';

const { maxMemory, maxCpuMs, withinMs } = processBounds.parse(workerData);
const lookEveryMs = 20;
const start = performance.now();

/**
 * Ends the process that exceeds its bounds. It is a thread of its own, because the one that renders may be busy for
 * seconds on end, and in this process, because the server that started it may be gone.
 */
setInterval(() => {
  const { user, system } = process.cpuUsage();
  const isOver = (user + system) / 1000 > maxCpuMs || performance.now() - start > withinMs;
  if (isOver || process.memoryUsage.rss() > maxMemory) process.kill(process.pid, 'SIGKILL');
}, lookEveryMs);
