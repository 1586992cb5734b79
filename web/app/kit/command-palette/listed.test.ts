import { Scale } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { listed, usedNow } from './listed.ts';
import type { QuickEntry, QuickGroup } from './quick-entry.ts';

const entry = (group: QuickGroup, label: string): QuickEntry => ({
  id: label,
  group,
  label,
  Icon: Scale,
  goal: { to: '/' },
});
const entries = [
  entry('Pages', 'Home'),
  entry('Pages', 'Messages'),
  entry('Your profile', 'Desired salary'),
  entry('Actions', 'Log out'),
  entry('Tools', 'Salary calculator'),
  ...Array.from({ length: 9 }, (_, index) => entry('Rules', `Fee ${index}`)),
];
const findEntry = (label: string) => entries.find((one) => one.label === label) ?? entry('Pages', label);
const lines = (query: string, used: readonly string[] = []) =>
  listed(entries, query, used.map(findEntry)).map(({ group, entries: own }) => [
    group,
    ...own.map(({ label }) => label),
  ]);

describe('what the quick search lists', () => {
  it('lists pages and actions before anything is typed', () => {
    expect(lines(' ')).toEqual([
      ['Pages', 'Home', 'Messages'],
      ['Actions', 'Log out'],
    ]);
  });

  it('starts with what was used last, and lists nothing twice', () => {
    expect(lines('', ['Desired salary', 'Messages', 'no longer there'])).toEqual([
      ['Used last', 'Desired salary', 'Messages'],
      ['Pages', 'Home'],
      ['Actions', 'Log out'],
    ]);
  });

  it('starts with the group of the best match', () => {
    expect(lines('salary')).toEqual([
      ['Tools', 'Salary calculator'],
      ['Your profile', 'Desired salary'],
    ]);
  });

  it('puts recently used entries before other matches', () => {
    expect(lines('salary', ['Desired salary'])[0]).toEqual(['Your profile', 'Desired salary']);
  });

  it('shows at most six of a group', () => {
    expect(lines('fee')).toEqual([['Rules', 'Fee 0', 'Fee 1', 'Fee 2', 'Fee 3', 'Fee 4', 'Fee 5']]);
  });

  it('is empty when nothing matches', () => {
    expect(lines('elephant')).toEqual([]);
  });
});

it('keeps a recently used occupation and sponsor, which are in no list', () => {
  const used = [entry('Occupations', '5434 Chefs'), entry('Sponsors', 'Larkspur Robotics Ltd')];
  expect(listed(entries, '', used)[0]).toEqual({ group: 'Used last', entries: used });
});

it('remembers the last five, newest first, each once', () => {
  const used = (...labels: string[]) => labels.map((label) => entry('Pages', label));
  const recentIds = (labels: string[], label: string) =>
    usedNow(used(...labels), entry('Pages', label)).map(({ id }) => id);
  expect(recentIds(['b', 'a'], 'a')).toEqual(['a', 'b']);
  expect(recentIds(['e', 'd', 'c', 'b', 'a'], 'f')).toEqual(['f', 'e', 'd', 'c', 'b']);
});
