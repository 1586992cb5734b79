import { describe, expect, it } from 'vitest';
import { calendarDate } from '../kernel/index.ts';
import { nationalPayScale, type PayScaleFacts } from './index.ts';

// Table 5 of Appendix Skilled Occupations, as read on 6 December 2025.

const scale = (facts: Omit<Partial<PayScaleFacts>, 'assignedOn'>) =>
  nationalPayScale({ occupationCode: '2313', ...facts, assignedOn: calendarDate('2026-11-20') });

const schools = [
  ['England', { workNation: 'england', londonArea: 'none' }],
  ['London fringe', { workNation: 'england', londonArea: 'fringe' }],
  ['Outer London', { workNation: 'england', londonArea: 'outer' }],
  ['Inner London', { workNation: 'england', londonArea: 'inner' }],
  ['Scotland', { workNation: 'scotland' }],
  ['Wales', { workNation: 'wales' }],
  ['Northern Ireland', { workNation: 'northern-ireland' }],
] as const;

type Row = [string, string, ...(number | null)[]];
// biome-ignore format: a table is read by its columns
const table5: Row[] = [
  ['unqualified', 'Unqualified teachers / Probationers', 21_731_00, 23_140_00, 25_758_00, 27_252_00, 33_594_00, 21_812_00, null],
  ['qualified', 'Qualified teachers', 31_650_00, 33_075_00, 36_413_00, 38_766_00, 40_305_00, 32_433_00, 30_000_00],
  ['chartered', 'Chartered teachers', null, null, null, null, 52_158_00, null, null],
  ['principal', 'Principal teachers', null, null, null, null, 55_155_00, null, null],
  ['leadership-group', 'Leadership group', 49_781_00, 51_151_00, 53_731_00, 59_186_00, null, 50_653_00, 47_241_00],
  ['leading-practitioner', 'Leading practitioner', 50_025_00, 51_403_00, 53_994_00, 59_478_00, null, 50_902_00, null],
  ['head', 'Head teacher', 56_316_00, 57_693_00, 60_266_00, 65_731_00, 62_556_00, 57_304_00, 53_309_00],
];

describe('a teacher', () => {
  it.each(table5)('as %s is paid by place', (payScaleRole, title, ...rates) => {
    for (const [column, [place, facts]] of schools.entries()) {
      const rate = rates[column];
      expect(scale({ payScaleRole, ...facts })).toMatchObject(
        rate === null
          ? {
              status: 'not-applicable',
              reason: `${title}: the pay scale has no rate for it in ${place}.`,
            }
          : { status: 'answered', title: `${title}, ${place}`, ratePence: rate, baseHours: 'full-time' },
      );
    }
  });

  it.each(['2313', '2314', '2315', '2316', '2321'])('of %s is on the scale', (occupationCode) => {
    expect(
      scale({ occupationCode, payScaleRole: 'qualified', workNation: 'england', londonArea: 'inner' }),
    ).toMatchObject({ ratePence: 38_766_00 });
  });

  it('part-time is pro-rated on the scale’s own full time', () => {
    expect(scale({ payScaleRole: 'qualified', workNation: 'wales' })).toMatchObject({
      hoursInWords:
        'This rate is for a full-time post. Part-time pay is pro-rated using the pay scale’s own full-time hours.',
    });
  });

  it('is asked for the nation, then in England alone for the London area', () => {
    expect(scale({})).toMatchObject({ status: 'needs-facts', missing: ['workNation', 'payScaleRole'] });
    expect(scale({ workNation: 'england' })).toMatchObject({ missing: ['londonArea', 'payScaleRole'] });
    expect(scale({ workNation: 'england', payScaleRole: 'head' })).toMatchObject({ missing: ['londonArea'] });
    expect(scale({ workNation: 'scotland' })).toMatchObject({ missing: ['payScaleRole'] });
  });

  it.each(['band-1', 'band-5', 'consultant'])('has no role %s', (payScaleRole) => {
    expect(scale({ payScaleRole })).toMatchObject({
      status: 'not-applicable',
      reason: `The pay scale of 2313 has no role “${payScaleRole}”.`,
    });
  });
});
