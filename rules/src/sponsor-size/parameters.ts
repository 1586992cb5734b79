import { noted, type Parameter, parameter, pounds, since } from '../kernel/index.ts';
import {
  ayjCosts,
  ayjSmall,
  checkLicence,
  govUkLicence,
  govUkLicence2025,
  harveys,
  lauraDevine,
  memory,
  ots,
} from '../sources/index.ts';

/** A company is small when it meets at least `testsNeeded` of the three tests. */
export interface SmallCompanyTests {
  readonly turnoverUpToPence: number;
  readonly balanceSheetUpToPence: number;
  readonly employeesUpTo: number;
  readonly testsNeeded: number;
}

export const smallCompany: Parameter<SmallCompanyTests> = parameter({
  id: 'sponsor-size.small-company',
  title: 'A small company meets two of three: turnover, balance sheet total, employees',
  governedBy: 'financialYearBeganOn',
  checkAt: checkLicence,
  versions: [
    since('2016-01-01', tests(pounds(10_200_000), pounds(5_100_000)), 'official', govUkLicence, ayjSmall),
    noted(
      since(
        '2025-04-06',
        tests(pounds(15_000_000), pounds(7_500_000)),
        'official',
        govUkLicence2025,
        lauraDevine,
        ots,
        harveys,
      ),
      'For financial years that begin on or after this day. The test is normally met for two years in a row.',
    ),
  ],
});

/** A body that is not a company is small up to this many employees. */
export const smallOtherBody = parameter({
  id: 'sponsor-size.other-body-employees',
  title: 'A sole trader, partnership or other body is small up to this many employees',
  governedBy: 'financialYearBeganOn',
  unit: 'employees',
  checkAt: checkLicence,
  versions: [since('2016-01-01', 50, 'from-memory', memory)],
});

export const charitableSponsor = parameter({
  id: 'sponsor-size.charitable',
  title:
    'Registered, excepted and exempt charities and charitable ecclesiastical corporations pay the small fee',
  governedBy: 'financialYearBeganOn',
  checkAt: checkLicence,
  versions: [since('2016-01-01', true, 'official', govUkLicence2025, ayjCosts)],
});

export const neverSmall = parameter({
  id: 'sponsor-size.never-small',
  title: 'Public, insurance and banking companies and e-money issuers are never small',
  governedBy: 'financialYearBeganOn',
  checkAt: checkLicence,
  versions: [since('2016-01-01', true, 'single-source', ayjSmall)],
});

export const smallGroup = parameter({
  id: 'sponsor-size.group',
  title: 'A company in a group is small only when its parent leads a small group',
  governedBy: 'financialYearBeganOn',
  checkAt: checkLicence,
  versions: [since('2016-01-01', true, 'single-source', ots)],
});

export const sponsorSizeParameters: readonly Parameter<unknown>[] = [
  smallCompany,
  smallOtherBody,
  charitableSponsor,
  neverSmall,
  smallGroup,
];

function tests(turnoverUpToPence: number, balanceSheetUpToPence: number): SmallCompanyTests {
  return { turnoverUpToPence, balanceSheetUpToPence, employeesUpTo: 50, testsNeeded: 2 };
}
