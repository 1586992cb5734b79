import { describe, expect, it } from 'vitest';
import { calendarDate, lawOn, type Parameter } from '../kernel/index.ts';
import { genuineAndLawful } from './organisation-parameters.ts';
import { keyPeopleFitness, labourSupply, level1User, mainlyToSponsor } from './parameters.ts';

const on = (law: Parameter<string>, day: string) => {
  const version = lawOn(law, calendarDate(day));
  return version.status === 'in-force' ? version.value : version.status;
};

describe('the sponsor guidance of 20 May 2026', () => {
  it('explains trading and operating from that day', () => {
    expect(on(genuineAndLawful, '2026-05-19')).not.toContain('for reward');
    expect(on(genuineAndLawful, '2026-05-20')).toContain('goods or services to customers for reward');
    expect(on(genuineAndLawful, '2026-05-20')).toContain('genuine preparation before trading begins');
  });

  it('must refuse a business that exists mainly to bring somebody in or keep them', () => {
    expect(on(mainlyToSponsor, '2026-05-19')).toBe('no-law');
    expect(on(mainlyToSponsor, '2026-05-20')).toContain('must be refused, and a licence revoked');
  });
});

it('the supply of sponsored workers to others bars a licence from the report of 27 January 2026', () => {
  expect(on(labourSupply, '2026-01-26')).toBe('no-law');
  expect(on(labourSupply, '2026-01-27')).toContain('third party');
});

describe('key people', () => {
  it('were not key people of a sponsor that was refused in 6 months, or revoked in 12 or 24', () => {
    const text = on(keyPeopleFitness, '2026-11-28');
    expect(text).toContain('refused in the last 6 months');
    expect(text).toContain('revoked in the last 12 months (24 if more than one was)');
    expect(text).toContain('fined by UKVI in the last 12 months');
  });

  it('Irish citizens count as settled', () => {
    expect(on(level1User, '2026-11-28')).toContain('a British or Irish citizen');
  });
});
