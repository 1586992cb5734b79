import { type CalendarDate, calendarDate, type Source } from '../kernel/index.ts';

/** The day on which the undated copies were read. */
const copiesReadOn: CalendarDate = calendarDate('2026-11-20');

const sourceOf = (title: string, checkedOn = copiesReadOn): Source => ({ title, checkedOn });

export const aprilRates = sourceOf(
  'GOV.UK’s going rates of 4 April 2024, captured in April 2025 by a public repository',
);
export const correctedRates = sourceOf(
  'Doyle Clayton and Mondaq 1511846, on the April 2024 rates corrected on 10 July 2024',
);
export const sponsorCheck: Source = {
  title: 'uk-sponsor-check, a public repository’s copy of GOV.UK’s occupation tables',
  url: 'https://github.com/sauravss98/uk-sponsor-check',
  checkedOn: copiesReadOn,
};

// HC 590, in force from 4 April 2024.
export const howardKennedy = sourceOf('Howard Kennedy, on the changes of 4 April 2024 (HC 590)');
export const gqLittler = sourceOf('GQ Littler, on the changes of 4 April 2024 (HC 590)');
export const kingsleyNapley = sourceOf('Kingsley Napley, on the changes of 4 April 2024 (HC 590)');
export const lewisSilkin2024 = sourceOf('Lewis Silkin, on the changes of 4 April 2024 (HC 590)');
export const visaSolutions = sourceOf(
  'Visa Solutions, on the options of workers in the route before April 2024',
);

// HC 733, in force from 9 April 2025.
export const otbLegal = sourceOf('OTB Legal, on the changes of 9 April 2025 (HC 733)');
export const stevensBolton2025 = sourceOf('Stevens & Bolton, on the changes of 9 April 2025 (HC 733)');

// HC 997, in force from 22 July 2025.
export const magrath = sourceOf('Magrath, on the changes of 22 July 2025 (HC 997)');
export const ashfords = sourceOf('Ashfords, on the changes of 22 July 2025 (HC 997)');
export const fieldfisher = sourceOf('Fieldfisher, on the changes of 22 July 2025 (HC 997)');
export const burnessPaull = sourceOf('Burness Paull, on the changes of 22 July 2025 (HC 997)');
export const davidsonMorrisSalary = sourceOf(
  'DavidsonMorris, on the salary options of 22 July 2025 (HC 997)',
);

export const optionSummaries = sourceOf(
  'Summaries of the salary options by firms and universities; our notes name none of them for this figure',
);

export const thorntons = sourceOf('Thorntons, on pro-rating the going rate');
export const scotlandService = sourceOf('Migration Service Scotland, on going rates by weekly hours');
export const emigral = sourceOf('Emigral, on hours, guaranteed pay and the 48-hour limit');
export const ukVisaBlog = sourceOf('UK Visa Blog, on hours and the 48-hour limit');
export const druces = sourceOf('Druces, on irregular working patterns');

export const immigrationBarrister = sourceOf('Immigration Barrister, on new entrants');
export const bathUniversity = sourceOf('University of Bath, on new entrants');
export const chambers = sourceOf('Chambers, on the four-year limit of new entrants');
export const sheffieldUniversity = sourceOf(
  'University of Sheffield, on Health and Care jobs outside the pay scales',
);
export const immigrationOne = sourceOf('Immigration One, on Health and Care jobs outside the pay scales');

export const davidsonMorrisPeriods = sourceOf('DavidsonMorris, on pay periods from 8 April 2026 (HC 1691)');
export const fiveStar = sourceOf('Five Star International, on pay periods from 8 April 2026 (HC 1691)');
export const movingToTheUk = sourceOf('Moving to the UK, on pay periods from 8 April 2026 (HC 1691)');

export const kingsleyNapleyEntrants = sourceOf('Kingsley Napley, on new entrants and their four years');

export const mondaqLivingWage = sourceOf('Mondaq 1725980, on the National Living Wage of April 2026');
export const practiceSalary = sourceOf(
  'Portway’s practice notes on salary: which day, which hours, which rounding',
);
