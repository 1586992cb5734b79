import { operations } from '@portway/contracts/operations';
import { expect, it } from 'vitest';
import { pages, workspaceFrames } from '../../routes.ts';
import { availabilityOf, type Capability, capabilities } from './capabilities.ts';

const answering = new Set<string>([
  ...pages.map(({ path }) => path),
  ...workspaceFrames.flatMap((frame) => frame.pages.map(({ path }) => path)),
  ...operations.map(({ method, path }) => `${method} ${path}`),
]);

it.each(Object.entries<Capability>(capabilities))(
  '%s is called open where a route answers for it, and not yet open where none does',
  (_, { open, route }) => {
    expect(open).toBe(answering.has(route));
  },
);

it.each([
  [['job-board'], 'open'],
  [['job-board', 'candidate-search'], 'in-part'],
  [['candidate-search'], 'not-yet'],
] as const)('a feature of %j is %s', (ids, availability) => {
  expect(availabilityOf(ids)).toBe(availability);
});
