import { plansClaim } from '../../../text/plans.ts';
import { leadTo, say } from './answer.ts';
import { byLaw, type Question } from './question.ts';

/** Questions about the cost of sponsorship, and who pays. */
export const costQuestions: readonly Question[] = [
  {
    id: 'licence-fee',
    category: 'costs',
    home: true,
    question: 'How much is the Home Office fee for a sponsor licence?',
    answer: byLaw((law) => [
      say`${law.rule('licence-fee.worker.small')} for a small or charitable sponsor, ${law.figure('licence-fee.worker.large')} for a medium or large one, ${law.since('licence-fee.worker.small')}. You pay it once, when you apply. ${leadTo('/cost-estimator/calculate', 'Estimate your licence')}`,
    ]),
  },
  {
    id: 'skills-charge',
    category: 'costs',
    home: true,
    question: 'What is the Immigration Skills Charge?',
    answer: byLaw((law) => [
      say`It is what a sponsor pays for each certificate: ${law.rule('skills-charge.first-year.small')} (small or charitable) or ${law.figure('skills-charge.first-year.large')} (medium or large) for the first ${law.part('skills-charge.periods', 'firstMonths')} months, then ${law.figure('skills-charge.half-year.small')} or ${law.figure('skills-charge.half-year.large')} for each further ${law.part('skills-charge.periods', 'stepMonths')}, ${law.since('skills-charge.first-year.small')}. Some jobs are exempt. ${leadTo('/immigration-skill-charge-calculator/calculate', 'Work out the charge')}`,
    ]),
  },
  {
    id: 'what-the-worker-may-pay',
    category: 'costs',
    question: 'Which of these costs may the worker pay?',
    answer: byLaw((law) => [
      say`The Immigration Skills Charge: ${law.rule('who-pays.skills-charge')}, ${law.since('who-pays.skills-charge')}.`,
      say`The licence and the certificate of a Skilled Worker: ${law.rule('who-pays.certificate-and-licence')}, ${law.since('who-pays.certificate-and-licence')}.`,
      say`The visa fee, the health surcharge and the priority service: ${law.rule('who-pays.visa-costs')}, ${law.since('who-pays.visa-costs')}.`,
    ]),
  },
  {
    id: 'what-you-charge',
    category: 'costs',
    question: 'What do you charge?',
    answer: () => [
      say`${plansClaim} ${leadTo('/pricing', 'See what each plan includes, and which parts are open today')}.`,
    ],
  },
];
