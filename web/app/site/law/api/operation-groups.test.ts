import { expect, it } from 'vitest';
import { groupInWords, operationGroups } from './operation-groups.ts';

const inWords = (key: string) => operationGroups.filter((group) => group.key === key).map(groupInWords);

it('a developer reads which subjects need an account', () => {
  expect(inWords('rules')).toEqual(['3 operations, no account needed']);
  expect(inWords('sponsor-licence')).toEqual(['1 operation, no account needed']);
  expect(inWords('your-profile')[0]).toMatch(/^\d+ operations, with an account$/);
  expect(inWords('jobs')[0]).toMatch(/^\d+ operations, no account needed for \d$/);
});

it('no two subjects share an address', () => {
  expect(new Set(operationGroups.map(({ key }) => key)).size).toBe(operationGroups.length);
});
