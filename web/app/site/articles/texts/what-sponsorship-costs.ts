import { rulePath } from '../../../text/law.ts';
import type { ArticleText } from '../article-text.ts';
import { billTicket } from '../figures/bill-ticket.ts';
import { billTool, employersShare, engineersBill, sum } from '../figures/examples.ts';
import type { LawOfTheDay } from '../figures/law-of-the-day.ts';
import { brakeForEmployers } from '../figures/visa-brake-words.ts';
import { bullets, link, type ProseSection, p, say, section, steps, table } from '../prose.ts';

export function whatSponsorshipCosts(law: LawOfTheDay): ArticleText {
  return {
    pulled: {
      label: 'One engineer, three years, small sponsor',
      figure: employersShare(law, 'small'),
      note: say`What the employer pays, including the licence, at the rates for ${law.today}. A medium or large sponsor pays ${employersShare(law, 'large')}.`,
    },
    sections: [
      bill(law),
      sponsorOnly(law),
      either(law),
      length(law),
      nothing(law),
      refunds(law),
      family(law),
      billDates(),
      exclusions(law),
    ],
    next: [
      {
        to: billTool('small'),
        title: 'Price your own case',
        text: 'Filled in for one developer and a small sponsor. Add the family or change the day.',
      },
      {
        to: '/immigration-skill-charge-calculator/compare',
        title: 'Compare scenarios',
        text: 'Up to four side by side, such as shorter or longer, small or large, before and after a rise.',
      },
      {
        to: '/cost-estimator/size',
        title: 'Am I a small sponsor?',
        text: 'The answer decides the licence fee and the skills charge.',
      },
    ],
  };
}

const bill = (law: LawOfTheDay): ProseSection =>
  section(
    'bill',
    'The bill for one engineer',
    p`Take a small company that hires a software developer from abroad for three years. It has no licence yet. The developer comes alone, and nobody asks for a priority service. This is what each of them pays, at the rates for ${law.today}:`,
    billTicket(law),
    p`A medium or large sponsor pays ${employersShare(law, 'large')} instead of ${employersShare(law, 'small')}. The worker’s part does not depend on the sponsor’s size. The next hire does not include the licence, because you pay for it once and it covers every later worker.`,
    p`${brakeForEmployers(law)}`,
  );

const sponsorOnly = (law: LawOfTheDay): ProseSection =>
  section(
    'sponsor-only',
    'What only the sponsor may pay',
    p`Only you may pay these three. You may not pass them on to the worker in any form, including as a deduction, a loan or a clause that claims them back when someone leaves early.`,
    bullets(
      say`The licence. A small sponsor: ${law.history('licence-fee.worker.small')}.`,
      say`The certificate: ${law.history('certificate-fee.worker')}. For both, the ${link('ban on passing them on', rulePath('who-pays.certificate-and-licence'))} applies from ${law.since('who-pays.certificate-and-licence')}.`,
      say`The Immigration Skills Charge, which has ${link('never been', rulePath('who-pays.skills-charge'))} the worker’s to pay. The first ${law.part('skills-charge.periods', 'firstMonths')} months for a small sponsor: ${law.history('skills-charge.first-year.small')}. Each further ${law.part('skills-charge.periods', 'stepMonths')} months cost ${law.figure('skills-charge.half-year.small')}. A medium or large sponsor pays ${law.figure('skills-charge.first-year.large')} and ${law.figure('skills-charge.half-year.large')}.`,
    ),
    p`Passing on one of these can cost you the licence, so check old contract templates too.`,
  );

const either = (law: LawOfTheDay): ProseSection =>
  section(
    'either',
    'What either of you may pay',
    p`The visa fee, the health surcharge and any priority service are the applicant’s to pay, but many employers pay them to attract a candidate. A visa from abroad costs ${law.figure('visa-fee.skilled-worker.outside.up-to-3-years')} for up to three years and ${law.figure('visa-fee.skilled-worker.outside.over-3-years')} for longer. The surcharge is ${law.figure('health-surcharge.adult')} a year for an adult and ${law.figure('health-surcharge.under-18')} for a child.`,
    p`If you pay and the worker pays you back, ${link('the repayment lowers the salary that counts', rulePath('who-pays.visa-costs'))}, since ${law.since('who-pays.visa-costs')}. Someone paid exactly the minimum would then fall below it. Decide before the offer, and write it down.`,
  );

const length = (law: LawOfTheDay): ProseSection =>
  section(
    'length',
    'How the length changes the bill',
    p`The charge grows in steps and the visa fee rises once, above ${law.figure('visa-fee.band-months')}. Each sum here includes the licence. The worker’s column is the visa fee and the surcharge.`,
    table(
      'Small sponsor, large sponsor and worker, by years',
      ['Years', 'Small', 'Large', 'Worker'],
      [1, 2, 3, 4, 5].map((years) => [
        `${years}`,
        employersShare(law, 'small', years),
        employersShare(law, 'large', years),
        workersShare(law, { months: 12 * years }),
      ]),
    ),
    p`A single day matters. With three years and one day instead of three years, the worker pays ${workersShare(law, { months: 36, days: 1 })} rather than ${workersShare(law, { months: 36 })}, and the sponsor another step of the charge. A shorter certificate does not save money by itself, though. It must match how long the work really lasts, and an extension needs a new certificate, a new charge and a new visa fee at the rates for that later day.`,
  );

function workersShare(law: LawOfTheDay, certificate: { months: number; days?: number }): string {
  const answer = engineersBill(law.day, { size: 'small', ...certificate });
  return sum('totals' in answer ? answer.totals?.candidatePence : undefined);
}

const nothing = (law: LawOfTheDay): ProseSection =>
  section(
    'nothing',
    'When there is no skills charge',
    bullets(
      say`The worker ${link('switches inside the UK directly from a Student visa', rulePath('skills-charge.student-switch'))}, and when that worker later extends that visa. The charge is due for a Graduate who switches.`,
      say`The job is in one of a few ${link('exempt codes', rulePath('skills-charge.exempt-occupations'))}, mostly scientists and university teachers. Software development is not among them.`,
      say`The worker applies from abroad for less than ${law.part('skills-charge.periods', 'freeOutsideUnderMonths')} months.`,
    ),
  );

const refunds = (law: LawOfTheDay): ProseSection =>
  section(
    'refunds',
    'When the skills charge is refunded',
    bullets(
      law.fact('skills-charge.refund.full'),
      say`${law.fact('skills-charge.refund.part')}. Unused months are refunded in whole blocks of ${law.figure('skills-charge.refund.block')}.`,
      law.fact('skills-charge.refund.tupe'),
    ),
    p`A refund is made within ${law.figure('skills-charge.refund.within')}.`,
  );

const family = (law: LawOfTheDay): ProseSection =>
  section(
    'family',
    'Family',
    p`A partner and each child pay the visa fee and the surcharge. There is no sponsor’s fee for them. A partner and two children under 18 add ${familysShare(law)} to our example. A child of 18 or over pays the adult surcharge. With a job below degree level, ${link('no family may come', rulePath('dependants.medium-skilled'))}, unless the worker was granted permission in such a job under the rules before ${law.since('dependants.medium-skilled')}. Leave family out of the price.`,
  );

function familysShare(law: LawOfTheDay): string {
  const answer = engineersBill(law.day, { size: 'small', months: 36, family: true });
  law.alsoRead('lines' in answer ? (answer.lines ?? []).flatMap(({ steps }) => steps) : []);
  return sum('totals' in answer ? answer.totals?.dependantsPence : undefined);
}

const billDates = (): ProseSection =>
  section(
    'when',
    'When each bill comes',
    steps(
      say`With the licence application: the licence fee.`,
      say`When you assign the certificate: the certificate fee, together with the whole skills charge for all the years.`,
      say`With the visa application: the visa fee and surcharge for each person, again for all the years together. Here, the day of the application decides, so a rise between the two days changes only the worker’s part.`,
    ),
  );

const exclusions = (law: LawOfTheDay): ProseSection =>
  section(
    'left-out',
    'What the bill leaves out',
    p`Priority services are optional: ${law.figure('visa-fee.priority.outside')} a person for the visa from abroad, ${law.figure('licence-fee.priority')} for the licence. Visa centres charge for appointments and scans, you pay the provider for an English test, and documents may need translation. The bill does not include your own time, an adviser’s fee or the move itself either.`,
    p`One figure is uncertain. Published totals count the surcharge by the certificate’s length. If the visa’s own length counts, which is ${law.figure('certificate.permission-after-days')} longer, the payment site will ask for half a year more. Keep that much in reserve until it is paid.`,
  );
