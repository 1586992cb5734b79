import { describe, expect, it } from 'vitest';
import { calendarDate, lawOn } from '../../kernel/index.ts';
import { healthAndCareCodes, healthAndCareListing, healthAndCareVisaCodes, soc2010Codes } from '../index.ts';

const today = calendarDate('2026-11-20');
const statusOf = (code: string) => healthAndCareListing(code, today).status;
const [{ value: list }] = healthAndCareVisaCodes.versions;

/** The list of 2023 in SOC 2010 codes. */
const listOf2023 = [
  ...['1181', '1242', '2112', '2113', '2211', '2212', '2213', '2214', '2215', '2217', '2218', '2219'],
  ...['2221', '2222', '2223', '2229', '2231', '2232', '2442', '3111', '3213', '3216', '3217', '3218'],
  ...['3219', '6141', '6143', '6145', '6146'],
];

describe('the list of the Health and Care Worker visa', () => {
  it.each(['1171', '1231', '1232', '2113', '2114', '2211', '2212', '2221', '2222'])(
    'has %s, as the mirror of GOV.UK’s page shows',
    (code) => expect(statusOf(code)).toBe('listed'),
  );

  it.each(['2225', '2231', '2234', '2237', '2461', '6135', '6136'])('has %s beyond doubt', (code) => {
    expect(statusOf(code)).toBe('listed');
  });

  it.each(['3111', '3211', '3212'])('has %s, which SW A1.1 and the list of 2023 both name', (code) => {
    expect(statusOf(code)).toBe('listed');
  });

  it.each([
    ['2223', 'speech and language therapists'],
    ['2251', 'pharmacists'],
    ['2255', 'paramedics'],
    ['3213', 'medical and dental technicians'],
    ['6131', 'nursing auxiliaries'],
    ['6132', 'ambulance staff, who have no SOC 2010 code there'],
    ['6133', 'dental nurses'],
  ])('may have %s, %s: to be confirmed', (code) => {
    expect(statusOf(code)).toBe('to-be-confirmed');
  });

  it.each([
    ['2134', 'programmers'],
    ['1172', 'social services directors: the mirror goes from 1171 to 1231'],
    ['2112', 'biological scientists: the mirror goes from 1232 to 2113'],
    ['2119', 'natural scientists: the mirror goes from 2114 to 2211'],
    ['3119', 'technicians outside SW A1.1'],
    ['3214', 'complementary health: Table 2a'],
    ['2313', 'teachers'],
    ['6112', 'teaching assistants'],
    ['0000', 'no code at all'],
  ])('does not have %s, %s', (code) => {
    expect(statusOf(code)).toBe('not-listed');
  });

  it('shows the list it read, as derived', () => {
    expect(healthAndCareListing('2251', today)).toMatchObject({
      step: {
        figure: { text: '2251 was listed in 2023: to be confirmed on GOV.UK' },
        law: { parameter: 'occupations.health-and-care-visa', confidence: 'derived' },
      },
    });
  });

  it('is recorded from 4 April 2024, when codes of SOC 2020 came', () => {
    expect(healthAndCareListing('2211', calendarDate('2024-04-03')).status).toBe('no-law');
    expect(healthAndCareListing('2211', calendarDate('2024-04-04')).status).toBe('listed');
  });

  it('names no code twice', () => {
    const all = [...list.confirmed, ...list.carriedOver, ...list.payScaleOnly];
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(39);
  });

  it('carries over the SOC 2010 list of 2023, except eight codes for which only some jobs came from it', () => {
    const carried = Object.entries(soc2010Codes).flatMap(([code, old]) =>
      old.some((each) => listOf2023.includes(each)) ? [code] : [],
    );
    const codes = [...list.confirmed, ...list.carriedOver];
    expect(carried.filter((code) => !codes.includes(code))).toEqual([
      ...['1172', '2111', '2112', '2119', '2324', '3119', '3214', '6112'],
    ]);
    // 1231 was not on the list of 2023; the mirror and SW A1.1 name it.
    expect(codes.filter((code) => !carried.includes(code))).toEqual(['1231']);
  });
});

describe('options F to J are open to Health and Care jobs', () => {
  it('of the ten codes of SW A1.1', () => {
    expect(lawOn(healthAndCareCodes, today)).toMatchObject({
      value: ['1171', '1231', '1232', '2113', '2114', '3111', '3211', '3212', '6135', '6136'],
      law: { confidence: 'confirmed' },
    });
  });

  it('which the visa covers too', () => {
    const [{ value: codes }] = healthAndCareCodes.versions;
    expect(codes.filter((code) => !list.confirmed.includes(code))).toEqual([]);
  });
});
