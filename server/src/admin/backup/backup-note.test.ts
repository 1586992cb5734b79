import { expect, it } from 'vitest';
import { migrationOf } from './backup-note.ts';

it('a backup of the last release before the baseline is at the baseline', () => {
  expect(migrationOf({ format: 1, migration: 74 })).toBe(1);
});

it.each([1, 73, 75])(
  'one at migration %i of an earlier release names the last that restores it',
  (migration) => {
    expect(() => migrationOf({ format: 1, migration })).toThrow('Restore it with release 0.24.0');
  },
);

it.each([1, 2, 74])('a backup made since is at the migration %i that it names', (migration) => {
  expect(migrationOf({ format: 2, migration })).toBe(migration);
});
