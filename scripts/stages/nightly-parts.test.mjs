import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { nightlyOf, nightlyParts, nightlyProgress } from './nightly-parts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'portway-nightly-'));
afterAll(() => rmSync(folder, { recursive: true }));

const passed = { state: 'passed', passed: 10, failed: 0, seconds: 60 };

describe('the parts of the nightly run', () => {
  it('have a name each, and every shard of a cut is there once', () => {
    const names = nightlyParts.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { name } of nightlyParts) {
      const [, kind, count] = /^(.+) \d+\/(\d+)$/.exec(name) ?? [];
      if (kind === undefined) continue;
      const shards = Array.from({ length: Number(count) }, (_, at) => `${kind} ${at + 1}/${count}`);
      expect(names).toEqual(expect.arrayContaining(shards));
    }
  });

  it('that passed are not run again, and those that failed are', () => {
    const file = join(folder, 'of/one.json');
    const [first, second] = nightlyParts;
    const before = nightlyProgress(file, 'a');
    expect(before.left()).toHaveLength(nightlyParts.length);
    before.note(first.name, passed);
    before.note(second.name, { ...passed, state: 'FAILED', failed: 1 });
    const after = nightlyProgress(file, 'a');
    expect(after.left()).toHaveLength(nightlyParts.length - 1);
    expect(after.left()[0]).toBe(second);
  });

  it('of another commit are all to be run', () => {
    const file = join(folder, 'of/another.json');
    nightlyProgress(file, 'a').note(nightlyParts[0].name, passed);
    expect(nightlyProgress(file, 'b').left()).toHaveLength(nightlyParts.length);
  });
});

it('a change that is not committed makes it another run', () => {
  const git = (changes) => (command) => (command === 'rev-parse' ? 'abc' : command === 'diff' ? changes : '');
  expect(nightlyOf(git(''))).toEqual({ commit: 'abc', isClean: true });
  const one = nightlyOf(git('one'));
  expect(one.isClean).toBe(false);
  expect(one.commit).toMatch(/^abc\+[0-9a-f]{12}$/);
  expect(nightlyOf(git('two')).commit).not.toBe(one.commit);
});
