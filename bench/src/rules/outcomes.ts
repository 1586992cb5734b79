import { wholeMonths } from '@portway/rules/certificate';
import { certificateFee } from '@portway/rules/certificate-fee';
import { healthSurcharge } from '@portway/rules/health-surcharge';
import { addDays, calendarDate } from '@portway/rules/kernel';
import { licenceCost } from '@portway/rules/licence-fee';
import { type Hours, minimumSalary, optionLetters, type SalaryFacts } from '@portway/rules/minimum-salary';
import { type PayPeriodFacts, payPeriods } from '@portway/rules/pay-period';
import { skillsCharge } from '@portway/rules/skills-charge';
import { sponsorSize } from '@portway/rules/sponsor-size';
import { sponsorshipCost } from '@portway/rules/sponsorship-cost';
import { visaFee } from '@portway/rules/visa-fee';
import type { Measure } from '../measure.ts';
import { ratioOf } from '../report/ratio.ts';
import { alternatingRounds } from '../report/rounds.ts';
import { spreadOf } from '../report/statistics.ts';
import { count, spread } from '../report/words.ts';
import { bareSkillsCharge } from './bare-skills-charge.ts';
import { contestant } from './contestant.ts';
import * as facts from './facts.ts';
import type { Chance } from './seeded.ts';

// Facts as users give them: an employer who fills in most of the form.

const codes = ['2134', '2136', '2142', '2112', '2237', '2314', '3544', '3111', '5434', '6135'] as const;

const hours = ({ oneOf }: Chance): Hours =>
  oneOf<Hours>([
    { perWeek: 37.5 },
    { perWeek: 40 },
    { perWeek: 20 },
    { perWeek: 60 },
    { cycle: [52, 52, 52, 0] },
  ]);

const salaryFacts = (chance: Chance): SalaryFacts => ({
  occupationCode: chance.oneOf(codes),
  assignedOn: addDays(calendarDate('2025-08-01'), chance.upTo(480)),
  hours: hours(chance),
  length: wholeMonths(12 + chance.upTo(48)),
  salaryPence: 2_500_000 + chance.upTo(4_000_000),
  inUk: chance.oneOf([true, false]),
  under26: chance.oneOf([true, false]),
  visaType: chance.oneOf(['student', 'graduate', 'skilled', 'other']),
  phd: chance.oneOf(['none', 'none', 'relevant', 'stem']),
  inRouteSince: chance.oneOf([undefined, undefined, calendarDate('2023-05-01'), calendarDate('2025-01-15')]),
});

const payPeriodFacts = (chance: Chance): PayPeriodFacts => ({
  assignedOn: addDays(calendarDate('2026-04-08'), chance.upTo(200)),
  occupationCode: chance.oneOf(['2134', '2136', '2142']),
  option: chance.oneOf(optionLetters),
  hours: { perWeek: 37.5 },
  frequency: 'monthly',
  periods: Array.from({ length: 12 }, () => ({ paidPence: 300_000 + chance.upTo(300_000) })),
});

const goal = 100_000;

/** How many outcomes per second each rule gives, steps included. */
export const outcomes: Measure = {
  name: 'rules',
  async run({ pace: { rounds, roundMs } }) {
    const rules = [
      contestant('licenceCost', facts.licenceFacts, licenceCost),
      contestant('certificateFee', facts.certificateFacts, certificateFee),
      contestant('skillsCharge', facts.skillsChargeFacts, skillsCharge),
      contestant('visaFee', facts.visaFeeFacts, visaFee),
      contestant('healthSurcharge', facts.surchargeFacts, healthSurcharge),
      contestant('sponsorSize', facts.sponsorSizeFacts, sponsorSize),
      contestant('sponsorshipCost, one worker', facts.workerFacts, sponsorshipCost),
      contestant('sponsorshipCost, family and licence', facts.familyFacts, sponsorshipCost),
      contestant('minimumSalary, options A to K', salaryFacts, minimumSalary),
      contestant('payPeriods, a year by the month', payPeriodFacts, payPeriods),
    ];
    const ms = roundMs / 4;
    const bare = bareSkillsCharge();
    const [bareRounds = [], ...ruleRounds] = await alternatingRounds(
      [() => bare(ms), ...rules.map((rule) => () => rule.perSecond(ms))],
      rounds,
    );
    const rows = rules.map(({ name, steps }, index) => {
      const perSecond = ruleRounds[index] ?? [];
      const { median } = spreadOf(perSecond);
      const beside =
        name === 'skillsCharge' ? spread(ratioOf(perSecond, bareRounds), (it) => it.toFixed(4)) : '';
      return { name, steps, median, perSecond, beside };
    });
    return {
      title: 'Outcomes a second of each rule',
      about: [
        `Each rule is asked about 4,096 different facts, drawn from a seed, all of which it answers; ${rounds} rounds,`,
        `rules in turn. Goal: ${count(goal)} outcomes a second of processor time, with their steps. Beside skillsCharge`,
        'stands its bare arithmetic on plain numbers, without days, sources or steps:',
        `${count(spreadOf(bareRounds).median)} a second.`,
      ],
      rows: rows.map(({ name, steps, median, perSecond, beside }) => ({
        rule: name,
        'steps of an outcome': steps.toFixed(1),
        'outcomes a second (quartiles)': spread(spreadOf(perSecond), count),
        '× goal': (median / goal).toFixed(1),
        '× bare arithmetic': beside,
      })),
      missed: rows
        .filter(({ median }) => median < goal)
        .map(({ name, median }) => `${name} gives ${count(median)} outcomes a second of ${count(goal)}.`),
    };
  },
};
