import { calendarDate, noted, parameter, type Source, since } from '../../kernel/index.ts';
import { checkSalary, memory, skilledOccupationsRules, skilledWorkerRules } from '../../sources/index.ts';

const readOn = calendarDate('2026-11-22');

const govWire: Source = {
  title: 'GovWire, Immigration Rules, Appendix Skilled Worker, SW A1.1 (copy of 4 April 2024)',
  url: 'http://www.govwire.co.uk/news/home-office/immigration-rules-appendix-skilled-worker-85412',
  checkedOn: readOn,
};

const mirror: Source = {
  title: 'A mirror of GOV.UK’s page on the Health and Care Worker visa, cut off after code 2222',
  url: 'https://dayagri.com/how-do-i-get-a-health-and-care-worker-visa-in-the-uk',
  checkedOn: readOn,
};

const lists2023: Source = {
  title: 'The list of 2023 in SOC 2010 codes, as several firms published it',
  url: 'https://allclassnote.com/uk-health-and-care-worker-visa-2023',
  checkedOn: readOn,
};

/** Codes whose Health and Care jobs are outside the national pay scales: options F to J are open to them. */
export const healthAndCareCodes = parameter({
  id: 'occupations.health-and-care',
  title: 'Health and Care occupation codes outside the national pay scale',
  governedBy: 'assignedOn',
  checkAt: checkSalary,
  versions: [
    noted(
      since(
        '2024-04-04',
        ['1171', '1231', '1232', '2113', '2114', '3111', '3211', '3212', '6135', '6136'],
        'confirmed',
        govWire,
        skilledWorkerRules('SW 4.2(b)(i)'),
        memory,
      ),
      'SW A1.1 as published on 4 April 2024. The copy of December 2025 still uses the term, but leaves out the paragraph that names the codes.',
    ),
  ],
});

/** The codes of the Health and Care Worker visa, by how certain each is. */
export interface HealthAndCareList {
  /** Read in SOC 2020 codes, or beyond doubt: clinical psychologists, nurses, social workers, care. */
  readonly confirmed: readonly string[];
  /** From the SOC 2010 list of 2023, by the SOC 2010 codes that Appendix Skilled Occupations names. */
  readonly carriedOver: readonly string[];
  /** On the health pay scale, but with no SOC 2010 code to carry over. */
  readonly payScaleOnly: readonly string[];
}

const nurses = ['2231', '2232', '2233', '2234', '2235', '2236', '2237'];

const list: HealthAndCareList = {
  confirmed: [
    ...['1171', '1231', '1232', '2113', '2114', '2211', '2212', '2221', '2222', '2225', ...nurses],
    ...['2461', '3111', '3211', '3212', '6135', '6136'],
  ],
  carriedOver: [
    ...['2223', '2224', '2226', '2229', '2251', '2252', '2253', '2254', '2255', '2256', '2259'],
    ...['3213', '3219', '6131', '6133'],
  ],
  payScaleOnly: ['6132'],
};

/** Codes of jobs for which the Health and Care Worker visa, with its lower prices, can be granted. */
export const healthAndCareVisaCodes = parameter({
  id: 'occupations.health-and-care-visa',
  title: 'Occupation codes of the Health and Care Worker visa',
  governedBy: 'assignedOn',
  checkAt: {
    title: 'GOV.UK: Health and Care Worker visa, your job',
    url: 'https://www.gov.uk/health-care-worker-visa/your-job',
  },
  versions: [
    noted(
      since(
        '2024-04-04',
        list,
        'derived',
        lists2023,
        mirror,
        govWire,
        skilledOccupationsRules('SOC 2010 codes of Tables 2, 2aa, 3 and 3a'),
      ),
      'We have not read the whole of GOV.UK’s list. Codes under “carried over” follow from the list of 2023, and 6132 only from its pay scale. To be confirmed on GOV.UK.',
    ),
  ],
});
