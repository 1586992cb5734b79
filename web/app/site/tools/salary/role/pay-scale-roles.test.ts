import { expect, it } from 'vitest';
import { payScaleRoles } from './pay-scale-roles.ts';

const labels = (code: string, workNation = '', assignedOn = '2026-11-20') =>
  payScaleRoles(code, { assignedOn, workNation }).map(({ label }) => label);

it('the roles are those of the nation of the job', () => {
  expect(labels('2314', 'scotland')).toEqual([
    'Unqualified teachers / Probationers',
    'Qualified teachers',
    'Chartered teachers',
    'Principal teachers',
    'Head teacher',
  ]);
});

it('until the nation is chosen, each role appears once, with its nations where only some have it', () => {
  expect(labels('2314')).toEqual([
    'Unqualified teachers / Probationers (England, Wales, Scotland)',
    'Qualified teachers',
    'Leadership group (England, Wales, Northern Ireland)',
    'Leading practitioner (England, Wales)',
    'Head teacher',
    'Chartered teachers (Scotland)',
    'Principal teachers (Scotland)',
  ]);
});

it('bands are the same in all nations; those that cannot be sponsored are included', () => {
  expect(labels('2237').slice(0, 3)).toEqual(['Band 1', 'Band 2', 'Band 3']);
  expect(labels('2237', 'wales')).toEqual(labels('2237'));
});

it('none without a scale, before the scales are recorded, or with an invalid day', () => {
  expect(labels('2134')).toEqual([]);
  expect(labels('2237', '', '2025-12-05')).toEqual([]);
  expect(labels('2237', '', 'soon')).toEqual([]);
});
