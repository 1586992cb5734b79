import { describe, expect, it } from 'vitest';
import * as atas from './atas/parameters.ts';
import * as certificate from './certificate/parameters.ts';
import * as certificateFee from './certificate-fee/parameters.ts';
import * as eligibleRole from './eligible-role/parameters.ts';
import * as healthSurcharge from './health-surcharge/parameters.ts';
import * as jobWording from './job-wording/parameters.ts';
import { isCalendarDate } from './kernel/index.ts';
import * as licenceEligibility from './licence-eligibility/parameters.ts';
import * as licenceFee from './licence-fee/parameters.ts';
import * as minimumSalary from './minimum-salary/parameters.ts';
import * as disputedRate from './occupations/disputed-rate/disputed-rate-parameters.ts';
import * as goingRate from './occupations/going-rate-parameters.ts';
import * as healthAndCare from './occupations/health-and-care/health-and-care-parameters.ts';
import * as occupations from './occupations/parameters.ts';
import * as payPeriod from './pay-period/parameters.ts';
import * as payScales from './pay-scales/parameters.ts';
import * as payScaleBands from './pay-scales/professions/band-parameters.ts';
import * as payScaleDentists from './pay-scales/professions/dentist-parameters.ts';
import * as payScaleDoctors from './pay-scales/professions/doctor-parameters.ts';
import * as payScaleEducation from './pay-scales/professions/education-parameters.ts';
import * as payScaleTeachers from './pay-scales/professions/teacher-parameters.ts';
import { rulesReadTo } from './recorded/index.ts';
import { register } from './register.ts';
import * as skillsCharge from './skills-charge/parameters.ts';
import * as skillsChargeRefund from './skills-charge/refund-parameters.ts';
import * as skillsChargeScope from './skills-charge/scope-parameters.ts';
import * as sponsorDuties from './sponsor-duties/parameters.ts';
import * as sponsorSize from './sponsor-size/parameters.ts';
import * as sponsorshipCost from './sponsorship-cost/parameters.ts';
import * as switching from './switching/parameters.ts';
import * as visaFee from './visa-fee/parameters.ts';
import * as visaRequirements from './visa-requirements/parameters.ts';
import * as workingDays from './working-days/parameters.ts';

const { parameters, topics } = register;
const versions = parameters.flatMap(({ id, versions }) => versions.map((version) => ({ id, ...version })));

it('the register as a whole is read to the earliest day of its subjects', () => {
  expect(register.recordedTo).toBe('2025-07-22');
});

it('no two parameters have the same id, and no two topics', () => {
  expect(new Set(parameters.map(({ id }) => id)).size).toBe(parameters.length);
  expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
});

it.each(
  Object.entries({
    ...certificate,
    ...certificateFee,
    ...healthSurcharge,
    ...licenceEligibility,
    ...eligibleRole,
    ...minimumSalary,
    ...atas,
    ...payPeriod,
    ...payScales,
    ...payScaleBands,
    ...payScaleDentists,
    ...payScaleDoctors,
    ...payScaleEducation,
    ...payScaleTeachers,
    ...licenceFee,
    ...goingRate,
    ...occupations,
    ...skillsCharge,
    ...sponsorDuties,
    ...jobWording,
    ...sponsorSize,
    ...sponsorshipCost,
    ...skillsChargeRefund,
    ...skillsChargeScope,
    ...switching,
    ...disputedRate,
    ...healthAndCare,
    ...visaFee,
    ...visaRequirements,
    ...workingDays,
  }).filter(([, each]) => typeof each === 'object' && each !== null && 'versions' in each),
)('the parameter %s is registered', (_, each) => {
  expect(parameters.some((parameter) => Object.is(parameter, each))).toBe(true);
});

describe('every version', () => {
  it('has a source with a title and the day it was read', () => {
    const unsourced = versions.filter(({ sources }) =>
      [...sources, ...(sources.length === 0 ? [undefined] : [])].some(
        (source) => !source?.title || !isCalendarDate(source.checkedOn),
      ),
    );
    expect(unsourced).toEqual([]);
  });

  it('has a value, or says that what follows is unknown', () => {
    expect(versions.filter((version) => 'value' in version === 'unknown' in version)).toEqual([]);
  });

  it('that is confirmed names at least two sources', () => {
    const claimed = versions.filter(({ confidence }) => confidence === 'confirmed');
    expect(
      claimed.filter(({ sources }) => sources.length < 2).map(({ id, from }) => `${id} ${from}`),
    ).toEqual([]);
  });

  it('that is official names an official page', () => {
    const claimed = versions.filter(({ confidence }) => confidence === 'official');
    expect(
      claimed
        .filter(({ sources }) => !sources.some(({ title }) => title.startsWith('GOV.UK')))
        .map(({ id, from }) => `${id} ${from}`),
    ).toEqual([]);
  });

  it('that is derived or disputed says why', () => {
    const doubtful = versions.filter(
      ({ confidence }) => confidence === 'derived' || confidence === 'disputed',
    );
    expect(doubtful.length).toBeGreaterThan(0);
    expect(doubtful.filter(({ note }) => !note)).toEqual([]);
  });

  it('in force is read no earlier than it began; announced law may be', () => {
    const early = versions.filter(
      (version) =>
        'value' in version &&
        version.from <= rulesReadTo &&
        version.sources.some(({ checkedOn }) => checkedOn < version.from),
    );
    expect(early).toEqual([]);
  });
});

it('every parameter says where to check it on GOV.UK', () => {
  expect(parameters.filter(({ checkAt }) => !checkAt.url.startsWith('https://www.gov.uk/'))).toEqual([]);
});
