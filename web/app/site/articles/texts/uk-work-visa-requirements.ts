import { rulePath } from '../../../text/law.ts';
import type { ArticleText } from '../article-text.ts';
import { billTool, engineersPay, salaryTool } from '../figures/examples.ts';
import type { LawOfTheDay } from '../figures/law-of-the-day.ts';
import { thenAndNow } from '../figures/then-and-now.ts';
import { onTheShortageList } from '../listed-jobs.ts';
import { bullets, link, type ProseSection, p, say, section, table } from '../prose.ts';

const experienced = { hours: 37.5, under26: false };
const young = { hours: 37.5, under26: true };

export function ukWorkVisaRequirements(law: LawOfTheDay): ArticleText {
  return {
    pulled: {
      label: 'English for a first application',
      figure: law.figure('visa-requirements.english-first'),
      note: say`In force from ${law.since('visa-requirements.english-first')}. People who already have the visa may extend it at ${law.figure('visa-requirements.english-extension')}.`,
    },
    sections: [
      whole(law),
      job(law),
      switching(law),
      pay(law),
      english(law),
      money(law),
      fees(law),
      family(law),
      rest(law),
    ],
    next: [
      {
        to: salaryTool(experienced),
        title: 'Check the salary you were offered',
        text: 'Type your code, hours and salary to see which option it meets.',
      },
      {
        to: billTool('small'),
        title: 'See what you and your family would pay',
        text: 'Visa fee and surcharge for each person, and what your employer must pay.',
      },
      {
        to: '/occupations',
        title: 'Find the code for your job',
        text: 'For each code, see whether the job can be sponsored, and by whom.',
      },
    ],
  };
}

const whole = (law: LawOfTheDay): ProseSection =>
  section(
    'answer',
    'What an application must show',
    p`A Skilled Worker application needs five things: a certificate from a sponsor with ${link('an A rating', rulePath('eligible-role.sponsor-rating'))} (or from a sponsor you continue to work for), a job that is skilled enough, pay that is high enough, English, and money to live on at first. You must be at least ${law.bare('visa-requirements.least-age')}. Three of the five changed in 2025 and 2026:`,
    thenAndNow(law, [
      ['English, first application', 'visa-requirements.english-first'],
      ['General salary threshold', 'minimum-salary.threshold-a'],
      ['Threshold for new entrants', 'minimum-salary.threshold-e'],
      ['Money to show', 'visa-requirements.funds.applicant'],
      ['Health surcharge, a year', 'health-surcharge.adult'],
    ]),
  );

const job = (law: LawOfTheDay): ProseSection =>
  section(
    'job',
    'The certificate and the job',
    p`A Certificate of Sponsorship is a numbered entry in a database, not a paper document. Your employer assigns it to you for one job with its duties, hours and salary, and you must apply within ${law.figure('certificate.use-within-months')}. The job must start no more than ${law.figure('certificate.start-within-months')} after you apply. The certificate can last for up to ${law.figure('certificate.longest-months')}.`,
    p`Since ${law.since('eligible-role.medium-skilled-in-route-before')} the job of ${link('someone new to the route', rulePath('eligible-role.medium-skilled-in-route-before'))} must be at degree level (RQF 6). It is the job that counts. You do not need a degree yourself. Workers whose first permission was granted under the rules before that day, and who have kept it since, may stay in jobs below that level. For others, such a job must be on a list. An example is ${link('3544 Data analysts', '/occupations/3544')}. ${onTheShortageList(law, '3544')}`,
    p`Care workers and senior care workers (${link('6135', '/occupations/6135')} and 6136) have ${link('their own rules', rulePath('occupations.no-overseas-hires'))}. Nobody can come from abroad for these jobs. Inside the UK, you need current permission sponsored in one of them, or ${law.figure('eligible-role.care-months-with-sponsor')} of legal care work for the new sponsor before the certificate.`,
  );

const switching = (law: LawOfTheDay): ProseSection =>
  section(
    'switching',
    'If you are in the UK already',
    p`Nobody can change to this visa inside the UK from ${link('one of these', rulePath('switching.not-from'))}, if you have it now or had it last: ${law.figure('switching.not-from').text}.`,
    p`A Student can switch under one of ${link('these conditions', rulePath('switching.student-conditions'))}: ${law.figure('switching.student-conditions').text}.`,
  );

const pay = (law: LawOfTheDay): ProseSection =>
  section(
    'pay',
    'The pay',
    p`Two figures are compared, and the higher one is your minimum: a general threshold and the going rate of your occupation code. The threshold: ${law.history('minimum-salary.threshold-a')}. For an experienced software developer, the going rate is higher, ${engineersPay(law, experienced)} for ${law.figure('minimum-salary.going-rate-hours')} a week. A new entrant needs ${engineersPay(law, young)} in the same job.`,
    p`You are a new entrant if you are under ${law.bare('new-entrant.under-age')} on the day you apply, work towards a professional registration, or ${link('have studied here', rulePath('new-entrant.grounds'))}: your most recent permission was as a Graduate, or as a Student for a UK bachelor’s, master’s, PhD, PGCE or PGDE, and ended less than ${law.figure('new-entrant.last-permission-counts')} ago. There is a time limit. Your permission as a Skilled Worker and Graduate, including this one, may come to ${law.figure('new-entrant.longest-months')} at most. What counts is guaranteed basic pay, and guaranteed payments that are treated exactly alike for tax, pension and National Insurance. Bonuses, overtime and allowances do not count. ${link('How the minimum salary is worked out', '/blogs/the-skilled-worker-salary')} explains every option.`,
  );

const english = (law: LawOfTheDay): ProseSection =>
  section(
    'english',
    'English',
    p`You must show a level in reading, writing, speaking and listening. For a first application: ${law.history('visa-requirements.english-first')}. People who already have the visa may extend it at ${law.figure('visa-requirements.english-extension')}.`,
    p`You can prove it in any one of ${link('these ways', rulePath('visa-requirements.english-ways'))}: ${law.figure('visa-requirements.english-ways').text}.`,
  );

const money = (law: LawOfTheDay): ProseSection =>
  section(
    'money',
    'The money',
    bullets(
      say`You must show ${law.figure('visa-requirements.funds.applicant')} of your own, held for ${law.figure('visa-requirements.funds-held-for')} in a row. The balance must not drop below it on any of those days.`,
      say`Your newest bank statement must be at most ${law.figure('visa-requirements.statement-within')} old when you apply.`,
      say`A partner adds ${law.figure('visa-requirements.funds.partner')}, the first child ${law.figure('visa-requirements.funds.first-child')} and each further child ${law.figure('visa-requirements.funds.further-child')}.`,
      say`You do not need to show money if you have been in the UK with permission for ${law.figure('visa-requirements.no-funds-after')}. You do not need to either if your employer has an A rating and ${link('vouches for you', rulePath('visa-requirements.funds-certified'))} on the certificate. Ask them to.`,
    ),
  );

const fees = (law: LawOfTheDay): ProseSection =>
  section(
    'fees',
    'What you pay for the application',
    p`The visa fee depends on where you apply and how long the certificate lasts. Up to ${law.figure('visa-fee.band-months')}, the lower fee applies. You pay the health surcharge in one go, for the whole stay. Your employer may pay either for you. If you pay your employer back, the repayment lowers the salary that counts.`,
    table(
      'Fees for each person',
      ['What', 'From abroad', 'Inside the UK'],
      [
        ['Visa, up to 3 years', ...bothPlaces(law, 'up-to-3-years')],
        ['Visa, over 3 years', ...bothPlaces(law, 'over-3-years')],
        ['Surcharge a year, adult', ...twice(law, 'health-surcharge.adult')],
        ['Surcharge a year, under 18', ...twice(law, 'health-surcharge.under-18')],
      ],
    ),
  );

const bothPlaces = (law: LawOfTheDay, length: string) =>
  ['outside', 'inside'].map((place) => law.figure(`visa-fee.skilled-worker.${place}.${length}`));

const twice = (law: LawOfTheDay, id: string) => [law.figure(id), law.figure(id)];

const family = (law: LawOfTheDay): ProseSection =>
  section(
    'family',
    'Family',
    p`A partner and children can come with you if your job is at degree level. With a ${link('job below it', rulePath('dependants.medium-skilled'))} they may not, unless you were granted permission in such a job under the rules before ${law.since('dependants.medium-skilled')} and have kept permission since. For ${link('care workers', rulePath('dependants.care-roles'))}, that day is ${law.since('dependants.care-roles')}. A child born in the UK is one of the exceptions.`,
  );

const rest = (law: LawOfTheDay): ProseSection =>
  section(
    'rest',
    'What else is checked',
    p`The Home Office also considers things that no calculator can, such as whether the job is genuine, your immigration history and any convictions. People from some countries need a tuberculosis certificate, and some jobs in health, care and education need a criminal record certificate. Researchers may need an ${link('ATAS certificate', rulePath('atas.requirement'))} first, which takes ${law.part('atas.time', 'atLeastWeeks')} weeks or more. Read GOV.UK’s list for your own case before you pay.`,
    p`If you apply from outside the UK, your nationality can decide. Since ${law.since('visa-brake.skilled-worker')}, Skilled Worker applications from outside the UK by nationals of ${law.figure('visa-brake.skilled-worker')} are refused, whatever the certificate says. For Students, it is nationals of ${law.figure('visa-brake.student')}. It is about nationality, not where you live. Applications inside the UK and visas already granted are not affected. This visa brake was announced for about 18 months and is under review, so check GOV.UK.`,
    p`Later, settlement has ${link('its own salary test', '/settlement-salary')}.`,
  );
