import { lawOn } from '@portway/rules/kernel';
import { goingRates } from '@portway/rules/occupations';
import { nationalPayScale } from '@portway/rules/pay-scales';
import { rulePath } from '../../../text/law.ts';
import type { ArticleText } from '../article-text.ts';
import { engineer, engineersPay, salaryTool, sum } from '../figures/examples.ts';
import type { LawOfTheDay } from '../figures/law-of-the-day.ts';
import { optionTable } from '../figures/option-table.ts';
import { isOnTheSalaryList, onTheSalaryList } from '../listed-jobs.ts';
import { link, type ProseSection, p, type Sentence, say, section, table } from '../prose.ts';

/** The occupation code of a job on the Immigration Salary List, until most of its rows end. */
const listedJob = '2142';
const careRole = '6135';

/** Transitional rules for former Tier 2 (General) workers. */
const tier2Rule = 'minimum-salary.tier-2-general';

const fullTime = { hours: 37.5, under26: false };
const fortyHours = { hours: 40, under26: false };
const partTime = { hours: 20, under26: false };
const young = { hours: 37.5, under26: true };

export function theSkilledWorkerSalary(law: LawOfTheDay): ArticleText {
  return {
    pulled: {
      label: 'General salary threshold, a year',
      figure: law.figure('minimum-salary.threshold-a'),
      note: say`In force from ${law.since('minimum-salary.threshold-a')}. If the going rate for the job is higher, it counts instead.`,
    },
    sections: [
      twoFigures(law),
      hours(law),
      options(law),
      newEntrants(law),
      counts(law),
      periods(law),
      floor(law),
    ],
    next: [
      {
        to: salaryTool(fortyHours),
        title: 'Work out your own case',
        text: 'Filled in for a developer on 40 hours. You see whether every option applies, and why.',
      },
      {
        to: '/salary-calculator/pay-periods',
        title: 'Test your pay periods',
        text: 'Type the pay for each month or week and see which period falls short.',
      },
      {
        to: '/occupations',
        title: 'Look up a going rate',
        text: 'All occupation codes with their rates, lists and earlier editions.',
      },
    ],
  };
}

const twoFigures = (law: LawOfTheDay): ProseSection =>
  section(
    'two-figures',
    'Two figures, and the higher one wins',
    p`The minimum salary of a Skilled Worker is the higher of two figures. One is the general threshold, the same for every job. The other is the going rate for the occupation code. The Home Office publishes one for each code, based on what people in the UK earn. The salary must reach both.`,
    p`The general threshold: ${law.history('minimum-salary.threshold-a')}. For a software developer, code ${link(engineer, `/occupations/${engineer}`)}, the ${link('going rate', rulePath('occupations.going-rates'))} is ${standardRate(law)} a year, from ${law.since('occupations.going-rates')}. It is the higher of the two, so it decides: an experienced developer on ${law.figure('minimum-salary.going-rate-hours')} a week must be paid at least ${engineersPay(law, fullTime)}.`,
    p`The figures for the day the certificate is assigned apply. The worker’s age and time in the route are checked on the day of the visa application.`,
  );

function standardRate(law: LawOfTheDay): string {
  const rates = lawOn(goingRates, law.day);
  return sum(rates.status === 'in-force' ? rates.value[engineer]?.standard.fullPence : undefined);
}

const hours = (law: LawOfTheDay): ProseSection =>
  section(
    'hours',
    'How hours change the figure',
    p`Going rates are published for ${law.figure('minimum-salary.going-rate-hours')} a week, and grow or shrink with the hours on the certificate. The general threshold never shrinks, so a half-time job must still reach all of it. One developer therefore has several minimums:`,
    table(
      'A developer’s minimum by hours',
      ['Hours a week', 'At least, a year'],
      [
        ['20', engineersPay(law, partTime)],
        ['37.5', engineersPay(law, fullTime)],
        ['40', engineersPay(law, fortyHours)],
      ],
    ),
    p`Part-time work is therefore expensive to sponsor. In the first row, the threshold decides. Above ${law.figure('minimum-salary.counted-hours')} a week, the two figures work differently. Only the pay for those hours counts towards the threshold, while the going rate grows with every hour. If hours change from week to week, they are averaged over a regular cycle of at most ${law.figure('minimum-salary.longest-cycle')}. We round up to the next penny. Offer the next whole pound.`,
  );

const options = (law: LawOfTheDay): ProseSection =>
  section(
    'options',
    'Eleven options, from A to K',
    p`The Immigration Rules give eleven ways to reach the points for salary. Exactly one is used, and you can choose the lowest one that is open to the worker. A is the standard one. B and C are for a relevant PhD, D for a job on the Immigration Salary List, E for new entrants.`,
    optionTable(law, isOnTheSalaryList(law, listedJob)),
    p`F to J repeat the same ideas at lower figures for people whose first permission was granted under the rules before ${law.figure('minimum-salary.transitional-before')} and who have stayed in the route since, and for Health and Care jobs. ${transitional(law)}${careJobs(law)} K is for jobs on a national pay scale, such as nurses and teachers, where ${payScale(law)} above a low floor.`,
    { kind: 'paragraph', words: onTheSalaryList(law, listedJob) },
  );

const transitional = (law: LawOfTheDay) =>
  law.says('minimum-salary.transitional-open')
    ? say`Those workers can ${link('use them', rulePath('minimum-salary.transitional-open'))} until ${law.until('minimum-salary.transitional-open') ?? 'a day that is not settled'}.`
    : say`For those workers, they are ${link('closed', rulePath('minimum-salary.transitional-open'))}.`;

/** Care roles stay on the list longer than other jobs. */
const careJobs = (law: LawOfTheDay): Sentence =>
  isOnTheSalaryList(law, careRole)
    ? say` Care providers mostly use I, ${law.figure('minimum-salary.threshold-i')} for a full week.`
    : [];

/** One pay scale's figure as an example; before the scales are on record, only that scales apply. */
function payScale(law: LawOfTheDay): Sentence {
  const bandFive = { occupationCode: '2237', payScaleRole: 'band-5', workNation: 'england' } as const;
  const outcome = nationalPayScale({ ...bandFive, assignedOn: law.day });
  law.alsoRead(outcome.steps);
  const scale = link('the scale of the band or role and the nation decides', '/rules/pay-scales');
  if (outcome.status !== 'answered') return say`${scale},`;
  return say`${scale}, such as ${sum(outcome.ratePence)} for a Band 5 nurse in England,`;
}

const newEntrants = (law: LawOfTheDay): ProseSection =>
  section(
    'new-entrants',
    'New entrants',
    p`Someone at the start of a career may be paid less. A worker under ${law.bare('new-entrant.under-age')} on the day of the visa application is a new entrant. So are ${link('people who qualify in other ways', rulePath('new-entrant.grounds'))}: work towards a regulated qualification or full registration, some research posts, and a most recent permission as a Graduate, or as a Student for a UK bachelor’s, master’s, PhD, PGCE or PGDE, that ended less than ${law.figure('new-entrant.last-permission-counts')} ago. The course must be finished or nearly finished. The developer in our example then needs ${engineersPay(law, young)}.`,
    p`There is a catch. All permission as a Skilled Worker or Graduate, including the new one, may come to at most ${law.figure('new-entrant.longest-months')}, and permission runs ${law.figure('certificate.permission-after-days')} beyond the certificate. Read literally, even a certificate of four years is a little too long. End it earlier, or ask the Home Office. Five years can never use this option, and neither can three years after two as a Graduate. Plan the rise in pay for the day the option runs out, and tell the worker at the start. The next certificate needs the full figure.`,
  );

const counts = (law: LawOfTheDay): ProseSection =>
  section(
    'counts',
    'What counts as pay',
    p`Guaranteed basic pay before tax counts, and so do guaranteed payments that are treated exactly alike for tax, pension and National Insurance. Pay for hours that vary, shift pay, overtime, bonuses, allowances, benefits in kind, one-off payments, immigration costs and expenses do not. So two offers with the same total can fall on different sides of the line.${tier2General(law)}`,
    p`What the worker pays to you, as a deduction, a loan or an investment, ${link('is deducted from the salary', rulePath('minimum-salary.deductions-subtracted'))}, since ${law.since('minimum-salary.deductions-subtracted')}. It is averaged over the whole certificate. Only a real choice of an extra benefit is not deducted. A loan for the visa can push a salary that was just enough below the line.`,
  );

const tier2General = (law: LawOfTheDay): Sentence =>
  law.says(tier2Rule)
    ? say` Former Tier 2 (General) workers who stay with their sponsor ${link('may count guaranteed allowances', rulePath(tier2Rule))} in applications until ${law.until(tier2Rule) ?? 'a day that is not settled'}.`
    : [];

const periods = (law: LawOfTheDay): ProseSection =>
  section(
    'periods',
    'The year is no longer enough',
    p`A certificate assigned from ${law.since('pay-period.rule')} must reach the salary ${link('in each pay period', rulePath('pay-period.rule'))}. If you pay monthly, any ${law.figure('pay-period.months-together')} in a row must reach their share of the year. If you pay more often, it is any ${law.figure('pay-period.weeks-together')}. Unpaid leave, or pay that is made up later, can fail that test even if the yearly total is right.`,
  );

function floor(law: LawOfTheDay): ProseSection {
  const wage = 'minimum-wage.national-living-wage';
  const isKnown = law.number(wage) !== undefined;
  return section(
    'floor',
    'The floor below everything',
    p`No option lets you pay less than the ${link('National Living Wage', rulePath(wage))}. ${isKnown ? say`It is ${law.figure(wage)} an hour, from ${law.since(wage)}. Younger workers have lower rates.` : 'We have no record of the rate for this day. Check GOV.UK.'} It changes every April, so a certificate of several years meets several rises. Check the hourly figure of the lowest options every spring.`,
    p`Years later, settlement has ${link('its own salary test', '/settlement-salary')}.`,
  );
}
