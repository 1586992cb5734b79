import {
  noted,
  type Parameter,
  type Pence,
  parameter,
  pounds,
  since,
  type Version,
} from '../kernel/index.ts';
import {
  ashfords,
  burnessPaull,
  checkSalary,
  davidsonMorrisSalary,
  fieldfisher,
  gqLittler,
  howardKennedy,
  kingsleyNapley,
  lewisSilkin2024,
  magrath,
  memory,
  optionSummaries,
  otbLegal,
  pinsentMasons,
  skilledWorkerRules,
  stevensBolton2025,
  visaSolutions,
} from '../sources/index.ts';

/** The salary options of Appendix Skilled Worker, SW 4.2. Exactly one gives the 20 points for salary. */
export const optionLetters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K'] as const;
export type OptionLetter = (typeof optionLetters)[number];

/** What each option is called. */
export const optionTitles: Readonly<Record<OptionLetter, string>> = {
  A: 'Standard',
  B: 'PhD relevant to the job',
  C: 'PhD in a STEM subject, relevant to the job',
  D: 'Job on the Immigration Salary List',
  E: 'New entrant',
  F: 'Transitional, or a Health and Care job',
  G: 'Transitional, with a relevant PhD',
  H: 'Transitional, with a STEM PhD',
  I: 'Transitional, job on the Immigration Salary List',
  J: 'Transitional, new entrant',
  K: 'Job on a national pay scale',
};

const inASentence = (title: string) =>
  /^[A-Z]{2}|^PhD/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);

type Thresholds = readonly [Version<Pence>, ...Version<Pence>[]];

const threshold = (option: OptionLetter, versions: Thresholds): Parameter<Pence> =>
  parameter({
    id: `minimum-salary.threshold-${option.toLowerCase()}`,
    title: `General threshold of option ${option}: ${inASentence(optionTitles[option])}`,
    governedBy: 'assignedOn',
    unit: 'pence',
    checkAt: checkSalary,
    versions,
  });

const april2024 = (amount: number) =>
  since('2024-04-04', pounds(amount), 'confirmed', howardKennedy, gqLittler, kingsleyNapley, lewisSilkin2024);
/** The table of the options in the Rules, read as in force on 6 December 2025. */
const optionTable = skilledWorkerRules('SW 4.2');
const july2025 = (amount: number) =>
  since(
    '2025-07-22',
    pounds(amount),
    'official',
    optionTable,
    magrath,
    ashfords,
    fieldfisher,
    burnessPaull,
    pinsentMasons,
  );

/** The one figure of options C, D and E; £30,960 as the firms that describe its rise name it. */
const loweredThreshold: Thresholds = [
  since('2024-04-04', pounds(30_960), 'confirmed', magrath, ashfords, fieldfisher),
  july2025(33_400),
];

/** The floor of the four lowest options. */
const lowestFloor: Thresholds = [
  since('2024-04-04', pounds(23_200), 'confirmed', otbLegal, stevensBolton2025),
  since('2025-04-09', pounds(25_000), 'official', optionTable, otbLegal, stevensBolton2025),
];

/** The general threshold of each option, in pence a year. It is never pro-rated for part-time work. */
export const thresholds: Readonly<Record<OptionLetter, Parameter<Pence>>> = {
  A: threshold('A', [april2024(38_700), july2025(41_700)]),
  B: threshold('B', [
    since('2024-04-04', pounds(34_830), 'single-source', optionSummaries),
    since('2025-07-22', pounds(37_500), 'official', skilledWorkerRules('SW 4.2'), optionSummaries),
  ]),
  C: threshold('C', loweredThreshold),
  D: threshold('D', loweredThreshold),
  E: threshold('E', loweredThreshold),
  F: threshold('F', [
    april2024(29_000),
    noted(
      since(
        '2025-07-22',
        pounds(31_300),
        'official',
        optionTable,
        fieldfisher,
        magrath,
        davidsonMorrisSalary,
        visaSolutions,
      ),
      'One firm calls £31,300 the figure of new entrants, which no other source does.',
    ),
  ]),
  G: threshold('G', [
    since('2024-04-04', pounds(26_100), 'from-memory', memory),
    since('2025-07-22', pounds(28_200), 'official', skilledWorkerRules('SW 4.2'), davidsonMorrisSalary),
  ]),
  H: threshold('H', lowestFloor),
  I: threshold('I', lowestFloor),
  J: threshold('J', lowestFloor),
  K: threshold('K', lowestFloor),
};
