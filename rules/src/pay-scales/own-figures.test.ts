import { describe, expect, it } from 'vitest';
import { calendarDate } from '../kernel/index.ts';
import { nationalPayScale, type PayScaleFacts } from './index.ts';

// Tables 3 and 3a of Appendix Skilled Occupations, as read on 6 December 2025: the codes with figures in
// their own row.

const scale = (facts: Omit<PayScaleFacts, 'assignedOn'>) =>
  nationalPayScale({ ...facts, assignedOn: calendarDate('2026-11-20') });

type Nation = NonNullable<PayScaleFacts['workNation']>;
type Row = [Nation, string, string, number, number | 'full-time' | 'not-stated'];

const doctors: Row[] = [
  ['england', 'foundation-1', 'Foundation year 1 (F1) and equivalent, England', 36_616_00, 40],
  ['england', 'foundation-2', 'Foundation year 2 (F2) and equivalent, England', 42_008_00, 40],
  ['england', 'registrar-1-2', 'ST/CT1-2 and equivalent, England', 49_909_00, 40],
  ['england', 'registrar-3-5', 'CT3/ST3-5, England', 61_825_00, 40],
  ['england', 'specialty-doctor', 'Specialty doctor and equivalent, England', 59_175_00, 40],
  ['england', 'salaried-gp', 'Salaried General practitioner (GP) and equivalent, England', 73_113_00, 40],
  ['england', 'specialist', 'Specialist doctor and equivalent, England', 96_990_00, 40],
  ['england', 'consultant', 'Consultant and equivalent, England', 105_504_00, 40],
  ['scotland', 'foundation-1', 'Foundation year 1', 34_500_00, 40],
  ['scotland', 'foundation-2', 'Foundation year 2', 42_794_00, 40],
  ['scotland', 'registrar', 'Specialty registrar (StR), Scotland', 45_504_00, 40],
  ['scotland', 'specialty-doctor', 'Specialty doctor', 47_905_00, 40],
  ['scotland', 'salaried-gp', 'Salaried General practitioner', 74_192_00, 40],
  ['scotland', 'consultant', 'Consultant', 107_144_00, 40],
  ['wales', 'foundation-1', 'Foundation year 1', 33_307_00, 40],
  ['wales', 'foundation-2', 'Foundation year 2', 41_073_00, 40],
  ['wales', 'registrar-1-2', 'ST/CT1-2', 43_821_00, 40],
  ['wales', 'registrar-from-3', 'CT/ST3 and above', 43_821_00, 40],
  ['wales', 'specialty-doctor', 'Specialty doctor', 59_727_00, 40],
  ['wales', 'salaried-gp', 'Salaried General practitioner', 76_079_00, 40],
  ['wales', 'consultant', 'Consultant', 106_000_00, 37.5],
  ['northern-ireland', 'foundation-1', 'Foundation year 1', 29_566_00, 40],
  ['northern-ireland', 'foundation-2', 'Foundation year 2', 36_371_00, 40],
  ['northern-ireland', 'registrar-1-2', 'ST/CT1-2', 38_780_00, 40],
  ['northern-ireland', 'registrar-from-3', 'CT/ST3 and above', 44_283_00, 40],
  ['northern-ireland', 'specialty-doctor-2021', 'Specialty doctor (new 2021 contract)', 52_530_00, 40],
  ['northern-ireland', 'salaried-gp', 'Salaried General practitioner', 69_974_00, 40],
  ['northern-ireland', 'specialist-2021', 'Specialist (new 2021 contract)', 83_945_00, 40],
  ['northern-ireland', 'consultant', 'Consultant', 94_127_00, 40],
];

const dentists: Row[] = [
  ['england', 'foundation', 'Dental foundation training', 38_472_00, 35],
  ['england', 'hospital-core', 'Dental core training', 49_909_00, 40],
  ['england', 'specialty', 'Dental specialty training', 61_825_00, 40],
  ['england', 'band-a', 'Band A posts', 50_512_00, 37.5],
  ['england', 'band-b', 'Band B posts', 78_573_00, 37.5],
  ['england', 'band-c', 'Band C posts', 94_007_00, 37.5],
  ['england', 'consultant', 'Consultant', 105_504_00, 40],
  ['scotland', 'vocational-training', 'Vocational Training in Scotland', 39_603_00, 35],
  ['scotland', 'core', 'Dental core training', 50_538_00, 40],
  ['scotland', 'band-a', 'Band A posts', 52_035_00, 40],
  ['scotland', 'band-b', 'Band B posts', 80_942_00, 40],
  ['scotland', 'band-c', 'Band C posts', 96_841_00, 40],
  ['wales', 'hospital-foundation', 'Dental foundation training', 38_292_00, 40],
  ['wales', 'core', 'Dental core training', 41_269_00, 40],
  ['wales', 'band-a', 'Band A posts', 50_789_00, 40],
  ['wales', 'band-b', 'Band B posts', 79_003_00, 40],
  ['wales', 'band-c', 'Band C posts', 94_525_00, 40],
  ['wales', 'consultant', 'Consultant', 106_000_00, 37.5],
  ['northern-ireland', 'foundation-2', 'Dental foundation year two', 36_371_00, 'not-stated'],
  ['northern-ireland', 'specialty', 'Dental specialty training', 38_780_00, 40],
  ['northern-ireland', 'community-officer', 'Community Dental Officer', 47_655_00, 37.5],
  ['northern-ireland', 'senior-community-officer', 'Senior community dental officer', 74_129_00, 37.5],
  ['northern-ireland', 'specialist-community', 'Specialist Community Dentist', 88_686_00, 37.5],
  ['northern-ireland', 'assistant-community-director', 'Assistant Community', 88_686_00, 37.5],
  ['northern-ireland', 'community-director', 'Community Clinical Director', 88_686_00, 37.5],
  ['northern-ireland', 'administrative-officer', 'Dental Officer', 43_738_00, 37],
  ['northern-ireland', 'administrative-senior-officer', 'Senior Dental Officer', 62_500_00, 37],
  ['northern-ireland', 'administrative-assistant-director', 'Assistant Clinical Director', 83_051_00, 37],
  ['northern-ireland', 'administrative-director', 'Clinical Director', 83_051_00, 37],
  ['northern-ireland', 'consultant', 'Consultant', 94_127_00, 40],
];

const furtherEducation: Row[] = [
  ['england', 'unqualified-lecturer', 'Unqualified lecturer', 22_387_00, 'full-time'],
  ['england', 'qualified-lecturer', 'Qualified lecturer', 27_786_00, 'full-time'],
  ['england', 'advanced-teaching', 'Advanced teaching and training', 41_905_00, 'full-time'],
  ['england', 'leadership', 'Leadership & management', 41_905_00, 'full-time'],
  ['scotland', 'lecturer-equivalent', 'Lecturer and equivalent', 27_786_00, 'full-time'],
  ['scotland', 'senior-lecturer', 'Senior lecturer and equivalent', 41_905_00, 'full-time'],
  ['wales', 'associate-lecturer', 'Instructor / demonstrator', 24_048_75, 'full-time'],
  ['wales', 'main-grade-lecturer', 'Main grade lecturer', 30_619_64, 'full-time'],
  ['wales', 'upper-pay-spine', 'Upper pay spine', 44_010_49, 'full-time'],
  ['wales', 'management', 'Management', 47_696_57, 'full-time'],
  ['northern-ireland', 'lecturer', 'Lecturer', 30_000_00, 'full-time'],
  ['northern-ireland', 'principal-lecturer', 'Principal lecturer', 52_361_00, 'full-time'],
  ['northern-ireland', 'head-of-department', 'Heads of Departments', 55_339_00, 'full-time'],
];

const psychologists: Row[] = [
  ['scotland', 'educational-psychologist', 'Educational Psychologist', 56_763_00, 'not-stated'],
  ['scotland', 'senior-educational-psychologist', 'Depute Principal', 76_701_00, 'not-stated'],
  ['scotland', 'band-8a', 'Band 8a, Scotland', 60_126_00, 37],
  ['england', 'band-8a', 'Band 8a, England', 53_755_00, 37.5],
];

describe.each([
  ['2211 doctors', '2211', doctors],
  ['2212 specialist doctors, as 2211', '2212', doctors],
  ['2253 dentists', '2253', dentists],
  ['2312 further education', '2312', furtherEducation],
  ['2226 psychologists', '2226', psychologists],
])('%s', (_, occupationCode, rows) => {
  it.each(rows)('%s, %s: %s, %i pence for %s hours', (workNation, role, title, rate, hours) => {
    expect(scale({ occupationCode, workNation, payScaleRole: role })).toMatchObject({
      status: 'answered',
      title: expect.stringContaining(title),
      ratePence: rate,
      baseHours: hours,
    });
  });

  it('needs the nation and the role, and no London area', () => {
    expect(scale({ occupationCode })).toMatchObject({ missing: ['workNation', 'payScaleRole'] });
    expect(scale({ occupationCode, workNation: 'england' })).toMatchObject({ missing: ['payScaleRole'] });
  });
});

describe('a role that only another nation has', () => {
  it.each([
    ['2211', 'scotland', 'specialist', 'Specialist doctor and equivalent', 'Scotland'],
    ['2211', 'northern-ireland', 'specialty-doctor', 'Specialty doctor and equivalent', 'Northern Ireland'],
    ['2253', 'scotland', 'consultant', 'Consultant and equivalent', 'Scotland'],
    ['2226', 'wales', 'educational-psychologist', 'Educational Psychologist in Scottish education', 'Wales'],
  ] as const)('%s has no rate in %s for %s', (occupationCode, workNation, payScaleRole, title, nation) => {
    expect(scale({ occupationCode, workNation, payScaleRole })).toMatchObject({
      status: 'not-applicable',
      reason: `${title}: the pay scale has no rate for it in ${nation}.`,
    });
  });
});

describe('teaching assistants', () => {
  it.each([
    ['6112', undefined, 'Teaching or support assistant', 23_656_00, 12_26],
    ['6113', undefined, 'Teaching or support assistant', 23_656_00, 12_26],
    ['3231', 'classroom-assistant', 'General Assistants / Classroom Assistants', 23_656_00, 12_26],
    ['3231', 'classroom-assistant-sen', 'Classroom Assistant SEN', 25_147_00, 13_03],
  ])(
    '%s have the same rate in every nation',
    (occupationCode, payScaleRole, title, ratePence, hourlyPence) => {
      const rate = { status: 'answered', title, ratePence, hourlyPence, baseHours: 'full-time' };
      expect(scale({ occupationCode, payScaleRole })).toMatchObject(rate);
      expect(scale({ occupationCode, payScaleRole, workNation: 'scotland' })).toMatchObject(rate);
    },
  );

  it('of the higher level need only the role', () => {
    expect(scale({ occupationCode: '3231' })).toMatchObject({ missing: ['payScaleRole'] });
  });
});

it('a rate whose hours the Rules do not state says so', () => {
  expect(
    scale({ occupationCode: '2253', workNation: 'northern-ireland', payScaleRole: 'foundation-2' }),
  ).toMatchObject({
    hoursInWords:
      'The Rules do not say how many weekly hours this rate is for. How it is pro-rated is to be confirmed on GOV.UK.',
  });
});
