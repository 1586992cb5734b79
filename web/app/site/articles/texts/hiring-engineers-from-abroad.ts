import { lawOn } from '@portway/rules/kernel';
import { findOccupation, goingRates } from '@portway/rules/occupations';
import { rulePath } from '../../../text/law.ts';
import type { ArticleText } from '../article-text.ts';
import { billTool, employersShare, engineersPay, salaryTool, sum } from '../figures/examples.ts';
import type { LawOfTheDay } from '../figures/law-of-the-day.ts';
import { before2025, thenAndNow } from '../figures/then-and-now.ts';
import { brakeForEmployers } from '../figures/visa-brake-words.ts';
import { onTheShortageList } from '../listed-jobs.ts';
import { bullets, link, type ProseSection, p, say, section, steps, table } from '../prose.ts';

const fullTime = { hours: 37.5, under26: false };

export function hiringEngineersFromAbroad(law: LawOfTheDay): ArticleText {
  return {
    pulled: {
      label: 'Lowest salary for an experienced developer',
      figure: engineersPay(law, fullTime),
      note: say`A year, code 2134, full time. The general threshold is ${law.figure('minimum-salary.threshold-a')}. The going rate for this code is higher, so it decides.`,
    },
    sections: [
      shortAnswer(law),
      changesOf2025(law),
      changesOf2026(law),
      softwareJobs(law),
      order(law),
      mistakes(law),
    ],
    next: [
      {
        to: salaryTool(fullTime),
        title: 'Check the salary for your job',
        text: 'Filled in for a developer. Change the code, the hours or the day.',
      },
      {
        to: billTool('small'),
        title: 'Price the move',
        text: 'Three years for a small sponsor, line by line, with who must pay what.',
      },
      {
        to: '/sponsor-licence-assessment',
        title: 'See whether you can get a licence',
        text: 'Six short questions and a checklist of what is still missing.',
      },
    ],
  };
}

const shortAnswer = (law: LawOfTheDay): ProseSection =>
  section(
    'answer',
    'The short answer',
    p`You can hire a software engineer from abroad if you have a sponsor licence, the job is skilled enough and the salary is high enough. An experienced developer on ${law.figure('minimum-salary.going-rate-hours')} a week must be paid at least ${engineersPay(law, fullTime)} a year. Bringing that person over for three years costs a small sponsor ${employersShare(law, 'small')}, including the licence, and a medium or large sponsor ${employersShare(law, 'large')}.`,
    p`These sums have changed more than once since 2025, so a guide that prints them soon goes out of date. Here, every figure is read from our record of the rules on the day you open the page, and links to its rule.`,
  );

const changesOf2025 = (law: LawOfTheDay): ProseSection =>
  section(
    'changes-2025',
    'What 2025 changed',
    p`Four changes decided what a sponsored hire costs, and who can be hired at all.`,
    bullets(
      say`The certificate went up in price: ${law.history('certificate-fee.worker')}. Since ${law.since('minimum-salary.deductions-subtracted')}, ${link('what a worker pays back to you', rulePath('minimum-salary.deductions-subtracted'))} for immigration costs lowers the salary that counts.`,
      say`Since ${law.since('eligible-role.medium-skilled-in-route-before')} the job of ${link('someone new to the route', rulePath('eligible-role.medium-skilled-in-route-before'))} must be at degree level (RQF 6), or on a list while the lists last. The general threshold rose with it: ${law.history('minimum-salary.threshold-a')}. New going rates were published too.`,
      say`The service that puts your licence application first: ${law.history('licence-fee.priority')}.`,
      say`The Immigration Skills Charge rose as the year ended. The first year of a certificate, for a medium or large sponsor: ${law.history('skills-charge.first-year.large')}.`,
    ),
    thenAndNow(law, [
      ['General salary threshold, a year', 'minimum-salary.threshold-a'],
      ['Licence, small sponsor', 'licence-fee.worker.small'],
      ['Licence, medium or large sponsor', 'licence-fee.worker.large'],
      ['Certificate of Sponsorship', 'certificate-fee.worker'],
      ['Skills charge, first year, large', 'skills-charge.first-year.large'],
      ['Visa from abroad, up to 3 years', 'visa-fee.skilled-worker.outside.up-to-3-years'],
    ]),
  );

const changesOf2026 = (law: LawOfTheDay): ProseSection =>
  section(
    'changes-2026',
    'What 2026 added',
    bullets(
      say`English: since ${law.since('visa-requirements.english-first')} a first application needs level ${law.figure('visa-requirements.english-first')} instead of ${law.figure('visa-requirements.english-first', before2025).text}.`,
      say`The role: since ${law.since('licence.eligible-role')} the guidance asks for an ${link('eligible role', rulePath('licence.eligible-role'))}. The job must exist, with the duties and hours on the certificate, and suit the size and nature of your business.`,
      say`The pay: a certificate assigned from ${law.since('pay-period.rule')} must show the ${link('salary in each pay period', rulePath('pay-period.rule'))}, not only over the year.`,
      brakeForEmployers(law),
      say`The licence of a small sponsor: ${law.history('licence-fee.worker.small')}.`,
    ),
  );

const codes = ['2131', '2133', '2134', '2135', '2136', '2137', '2139'];

function softwareJobs(law: LawOfTheDay): ProseSection {
  const rates = lawOn(goingRates, law.day);
  const rows = codes.flatMap((code) => {
    const title = findOccupation(code)?.title;
    if (title === undefined || rates.status !== 'in-force') return [];
    const { fullPence, newEntrantPence } = rates.value[code]?.standard ?? {};
    return [[link(`${code} ${title}`, `/occupations/${code}`), sum(fullPence), sum(newEntrantPence)]];
  });
  return section(
    'jobs',
    'Which software jobs can be sponsored',
    p`A job is assessed by its occupation code, and the code depends on what the person will do, not on the job title. Most engineering roles fall under one of these codes, all of them at degree level. The ${link('going rates', rulePath('occupations.going-rates'))} apply from ${law.since('occupations.going-rates')}. The last column is for new entrants, such as people under ${law.bare('new-entrant.under-age')}.`,
    table('Going rates a year', ['Code', 'Standard', 'New entrant'], rows),
    p`Support and operations jobs need more care. Take ${link('3132 IT user support technicians', '/occupations/3132')}, which is below degree level. ${onTheShortageList(law, '3132')} Don’t choose a higher code to make such a job fit. The Home Office may refuse if another code describes it better.`,
  );
}

const order = (law: LawOfTheDay): ProseSection =>
  section(
    'order',
    'What to do, in which order',
    steps(
      say`Find the code and check the salary. If the pay does not meet the rule, stop here.`,
      say`Apply for the licence, if you don’t have one. ${law.fact('licence.decision-time')}`,
      say`Ask for a certificate. For someone outside the UK, you request a defined certificate for that job and salary. For people who are already here, you use your yearly allocation.`,
      say`Assign it, and pay the fee and the skills charge. The worker applies within ${law.figure('certificate.use-within-months')}. One certificate can last for up to ${law.figure('certificate.longest-months')}.`,
      say`Check the right to work before the first day. The worker should start within ${law.figure('sponsor-duties.start-within')}, or you must report the delay.`,
    ),
  );

const mistakes = (law: LawOfTheDay): ProseSection =>
  section(
    'mistakes',
    'Three mistakes that are cheap to avoid',
    p`The first is to budget with the fees for the wrong day. For the certificate and the skills charge, it is the day the certificate is assigned. For the visa fee and the health surcharge, it is the day of the visa application. A certificate assigned before a rise keeps the old charge even if the visa fee has moved by then.`,
    p`The second is to forget the hours. Going rates grow with every hour above ${law.figure('minimum-salary.going-rate-hours')} a week. The same developer on a contract of 40 hours needs ${engineersPay(law, { hours: 40, under26: false })}.`,
    p`The third is to recover costs from the worker. The certificate, the licence and the skills charge are ${link('yours alone', '/blogs/what-sponsorship-costs')}. Family can come with a job at degree level, and each person has their own visa fee and surcharge. Agree early who pays for them, because it can be the largest part of the bill.`,
  );
