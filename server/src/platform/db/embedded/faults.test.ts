import { expect, it } from 'vitest';
import { explained } from './faults.ts';

it.each([
  [
    'FATAL:  could not write lock file "postmaster.pid": No space left on device',
    'The disk that holds /data/postgres is full. Free some space',
  ],
  [
    'ENOSPC: no space left on device, cp a -> b',
    'The disk that holds /data/postgres is full. Free some space',
  ],
  ['PANIC:  could not locate a valid checkpoint record', 'The database in /data/postgres is damaged.'],
  ['FATAL:  could not open file "global/pg_control": No such file or directory', 'is damaged.'],
  ['FATAL:  could not map anonymous shared memory: Cannot allocate memory', 'There is not enough memory'],
  ['FATAL:  something new', 'PostgreSQL does not run on /data/postgres. It said:\nFATAL:  something new'],
])('what PostgreSQL says (%s) is explained, with its own message after that', (output, words) => {
  const explanation = explained(output, '/data/postgres');
  expect(explanation).toContain(words);
  expect(explanation.endsWith(output)).toBe(true);
});
