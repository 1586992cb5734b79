import { describe, expect, it } from 'vitest';
import { calendarDate } from '../kernel/index.ts';
import { occupations } from '../occupations/index.ts';
import { payScaleOf } from './index.ts';

// Tables 3 and 3a of Appendix Skilled Occupations, as read on 6 December 2025.

const day = calendarDate('2026-11-20');
const scaleOf = (code: string) => {
  const outcome = payScaleOf(code, day);
  if (outcome.status !== 'answered') throw new Error(`${code}: ${outcome.status}`);
  return outcome;
};

const table3 =
  '2211 2212 2221 2222 2223 2224 2225 2226 2229 2231 2232 2233 2234 2235 2236 2237 2251 2252 2253 2254 2255 2256 2259 2312 2313 2314 2315 2316 2321 2461';
const table3a = '3213 3219 3231 6112 6113 6131 6132 6133';

describe('the codes on national pay scales', () => {
  it('are those of Tables 3 and 3a', () => {
    const codesOf = (table: string) =>
      occupations.flatMap(({ code }) => {
        const outcome = payScaleOf(code, day);
        return outcome.status === 'answered' && outcome.table === table ? [code] : [];
      });
    expect(codesOf('3')).toEqual(table3.split(' '));
    expect(codesOf('3a')).toEqual(table3a.split(' '));
  });

  it('are those that the occupations mark as on a pay scale, and no others', () => {
    const differ = occupations.filter(
      ({ code, payScale }) => (payScaleOf(code, day).status === 'answered') !== (payScale !== undefined),
    );
    expect(differ).toEqual([]);
  });

  it.each(['2134', '2311', '6135', '', '0000', '__proto__'])('are not %j', (code) => {
    expect(payScaleOf(code, day)).toMatchObject({
      status: 'not-applicable',
      reason: `${code} is not on a national pay scale.`,
    });
  });

  it.each([
    ['2025-12-05', 'no-law'],
    ['2025-12-06', 'answered'],
  ])('on %s: %s', (assignedOn, status) => {
    expect(payScaleOf('2237', calendarDate(assignedOn)).status).toBe(status);
  });
});

describe('the facts to ask for', () => {
  it.each([
    ['2237', 'health-bands', ['workNation', 'payScaleRole']],
    ['2226', 'health-bands', ['workNation', 'payScaleRole']],
    ['6131', 'health-bands', ['workNation', 'payScaleRole']],
    ['2314', 'teachers', ['workNation', 'londonArea', 'payScaleRole']],
    ['2211', 'own-figures', ['workNation', 'payScaleRole']],
    ['2253', 'own-figures', ['workNation', 'payScaleRole']],
    ['2312', 'own-figures', ['workNation', 'payScaleRole']],
    ['3231', 'own-figures', ['payScaleRole']],
    ['6112', 'own-figures', []],
    ['6113', 'own-figures', []],
  ])('%s, %s: %j', (code, kind, asks) => {
    expect(scaleOf(code)).toMatchObject({ kind, asks });
  });
});

describe('the roles to choose from', () => {
  const roles = (code: string) =>
    scaleOf(code).rolesByPlace.map((group) => [
      group.places.join(' '),
      group.roles.map(({ title }) => title).join(', '),
    ]);

  it('are the same bands in every nation, with those that cannot be sponsored', () => {
    expect(roles('2237')).toEqual([
      [
        'england scotland wales northern-ireland',
        'Band 1, Band 2, Band 3, Band 4, Band 5, Band 6, Band 7, Band 8a, Band 8b, Band 8c, Band 8d, Band 9',
      ],
    ]);
  });

  it('are grouped where places differ', () => {
    expect(roles('2314').map(([places]) => places)).toEqual([
      'england london-fringe outer-london inner-london wales',
      'scotland',
      'northern-ireland',
    ]);
    expect(roles('2226').map(([places]) => places)).toEqual(['england wales northern-ireland', 'scotland']);
    expect(roles('2314')[1]).toEqual([
      'scotland',
      'Unqualified teachers / Probationers, Qualified teachers, Chartered teachers, Principal teachers, Head teacher',
    ]);
    expect(roles('2312')[1]).toEqual(['scotland', 'Lecturer and equivalent, Senior lecturer and equivalent']);
  });

  it('no two of a place have the same id', () => {
    for (const code of [...table3.split(' '), ...table3a.split(' ')])
      for (const { roles } of scaleOf(code).rolesByPlace)
        expect(new Set(roles.map(({ id }) => id)).size).toBe(roles.length);
  });
});
