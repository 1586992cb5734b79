import { type DestinationStream, destination, type Level, type Logger, pino } from 'pino';
import { readableLine } from './readable-line.ts';
import { currentScope, noScope } from './request-scope.ts';

const latestMs = 50;
const maxWaiting = 64_000;

/** JSON lines on standard output, or readable ones where that is a terminal; written in the background: a request must not wait for its log line. */
export function createLog(level: Level): Logger {
  return pino(
    {
      base: null,
      level,
      formatters: { level: (label) => ({ level: label }) },
      timestamp: isoTimes(),
      mixin: currentScope,
      mixinMergeStrategy: inScope,
    },
    standardOutput(process.stdout.isTTY ? readableLine : undefined),
  );
}

/** Most lines are written outside a scope: they are left as they are. */
function inScope(line: object, scope: object): object {
  return scope === noScope ? line : { ...scope, ...line };
}

/** Buffers lines and writes them together: writing each alone costs as much as formatting it. */
function standardOutput(format = (line: string) => line): DestinationStream {
  const output = destination({ dest: 1, sync: false, maxWrite: 64_000 });
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting !== '') output.write(waiting);
    waiting = '';
  }
  process.on('exit', () => {
    write();
    output.flushSync();
  });

  return {
    write(line) {
      timer ??= setTimeout(write, latestMs);
      waiting += format(line);
      if (waiting.length > maxWaiting) write();
    },
  };
}

/** The member of a line with its time: written once for all lines of a millisecond. */
function isoTimes(): () => string {
  let member = '';
  let writtenAt = 0;
  return () => {
    const now = Date.now();
    if (now !== writtenAt) {
      writtenAt = now;
      member = `,"time":"${new Date(now).toISOString()}"`;
    }
    return member;
  };
}
