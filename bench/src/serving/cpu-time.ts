import { existsSync, readFileSync } from 'node:fs';

/** Linux counts a process's time in hundredths of a second. */
const ticksASecond = 100;

/**
 * Seconds of processor time used by all threads of a process; undefined where the system does not report it.
 */
export function cpuSeconds(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  // The command's name, in brackets, may contain spaces; user and system time are the 12th and 13th fields
  // after it.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksASecond;
}
