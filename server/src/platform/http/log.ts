import { type DestinationStream, destination, type Logger, pino } from 'pino';

const latestMs = 50;
const maxWaiting = 8_000;

/** JSON lines on standard output, written in the background: a request must not wait for its log line. */
export function createLog(): Logger {
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, standardOutput());
}

/** Buffers lines and writes them together: writing each alone costs as much as formatting it. */
function standardOutput(): DestinationStream {
  const output = destination({ dest: 1, sync: false });
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
      waiting += line;
      if (waiting.length > maxWaiting) write();
    },
  };
}
