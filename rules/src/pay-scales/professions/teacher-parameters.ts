import { parameter, pounds } from '../../kernel/index.ts';
import { checkGoingRates, skilledOccupationsRules, skilledWorkerRules } from '../../sources/index.ts';
import { type PayPost, type PayScale, post } from '../pay-scale.ts';
import { asRead } from './as-read.ts';

// Role; England outside London and its fringe, fringe, outer London, inner London; Scotland, Wales, Northern Ireland.
// biome-ignore format: a table is read by its columns
const table5 = [
  ['unqualified', 'Unqualified teachers / Probationers', 21_731, 23_140, 25_758, 27_252, 33_594, 21_812, null],
  ['qualified', 'Qualified teachers', 31_650, 33_075, 36_413, 38_766, 40_305, 32_433, 30_000],
  ['chartered', 'Chartered teachers', null, null, null, null, 52_158, null, null],
  ['principal', 'Principal teachers', null, null, null, null, 55_155, null, null],
  ['leadership-group', 'Leadership group', 49_781, 51_151, 53_731, 59_186, null, 50_653, 47_241],
  ['leading-practitioner', 'Leading practitioner', 50_025, 51_403, 53_994, 59_478, null, 50_902, null],
  ['head', 'Head teacher', 56_316, 57_693, 60_266, 65_731, 62_556, 57_304, 53_309],
] as const;

const teachersOf = (column: 2 | 3 | 4 | 5 | 6 | 7 | 8): PayPost[] =>
  table5.flatMap((row) => {
    const rate = row[column];
    return rate === null ? [] : [post(row[0], row[1], { ratePence: pounds(rate), baseHours: 'full-time' })];
  });

/** Teachers by place and role, for a full-time teacher as these pay scales define one. */
export const teachers = parameter<PayScale>({
  id: 'pay-scales.teachers',
  title: 'Going rates of teachers by place and role',
  governedBy: 'assignedOn',
  checkAt: checkGoingRates,
  versions: [
    asRead(
      {
        england: teachersOf(2),
        'london-fringe': teachersOf(3),
        'outer-london': teachersOf(4),
        'inner-london': teachersOf(5),
        scotland: teachersOf(6),
        wales: teachersOf(7),
        'northern-ireland': teachersOf(8),
      },
      [skilledOccupationsRules('Table 5'), skilledWorkerRules('SW 13.1')],
    ),
  ],
});
