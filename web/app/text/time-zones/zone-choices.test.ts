import { expect, it } from 'vitest';
import { zoneChoices } from './zone-choices.ts';

it('the device’s own zone comes first, the others by the part of the world, under their towns', () => {
  const zones = [
    'Africa/Lagos',
    'America/Argentina/Buenos_Aires',
    'America/New_York',
    'Europe/London',
    'UTC',
  ];
  expect(zoneChoices(zones, ['Africa/Lagos'])).toEqual({
    first: [{ value: 'Africa/Lagos', label: 'Africa/Lagos' }],
    groups: [
      {
        label: 'America',
        options: [
          { value: 'America/Argentina/Buenos_Aires', label: 'Buenos Aires (Argentina)' },
          { value: 'America/New_York', label: 'New York' },
        ],
      },
      { label: 'Europe', options: [{ value: 'Europe/London', label: 'London' }] },
      { label: 'Others', options: [{ value: 'UTC', label: 'UTC' }] },
    ],
  });
});
