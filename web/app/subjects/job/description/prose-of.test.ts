import { expect, it } from 'vitest';
import { proseOf } from './prose-of.ts';

it('lines that begin with a dash are a list, and an empty line ends a paragraph', () => {
  expect(proseOf('You will:\n- write code\n• review it\n\nAnd more,\nwithin reason.\n\n\n')).toEqual([
    { kind: 'paragraph', text: 'You will:' },
    { kind: 'list', items: ['write code', 'review it'] },
    { kind: 'paragraph', text: 'And more,\nwithin reason.' },
  ]);
});

it('a dash within a line is just a dash', () => {
  expect(proseOf('-5 degrees\nwell-known')).toEqual([{ kind: 'paragraph', text: '-5 degrees\nwell-known' }]);
});

it('several lines together are list items where `points` is set', () => {
  expect(proseOf('Write code\nReview it\n\nOne line alone', { points: true })).toEqual([
    { kind: 'list', items: ['Write code', 'Review it'] },
    { kind: 'paragraph', text: 'One line alone' },
  ]);
});
