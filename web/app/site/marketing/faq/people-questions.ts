import { leadTo, say } from './answer.ts';
import { byLaw, type Question } from './question.ts';

/** Questions about the people who are hired: their visas, and who finds them. */
export const peopleQuestions: readonly Question[] = [
  {
    id: 'any-industry',
    category: 'visas',
    home: true,
    question: 'Do you handle visas for any industry?',
    answer: () => [
      say`We show the figures, documents and steps for any industry, if the job’s occupation code can be sponsored. ${leadTo('/occupations', 'Find the code')}. The worker applies on GOV.UK.`,
    ],
  },
  {
    id: 'level-of-english',
    category: 'visas',
    question: 'How much English does a Skilled Worker need?',
    answer: byLaw((law) => [
      say`Level ${law.rule('visa-requirements.english-first')} for a first application, ${law.since('visa-requirements.english-first')}; ${law.figure('visa-requirements.english-extension')} to extend a Skilled Worker visa. Any one of these proves it: ${law.figure('visa-requirements.english-ways')}.`,
    ]),
  },
  {
    id: 'money-to-show',
    category: 'visas',
    question: 'How much money must a worker show?',
    answer: byLaw((law) => [
      say`${law.rule('visa-requirements.funds.applicant')}, held for ${law.figure('visa-requirements.funds-held-for')}, and more for family who come too. An A-rated sponsor may vouch for it instead. You do not need to show money after ${law.figure('visa-requirements.no-funds-after')} in the UK with permission. ${leadTo('/visa-processing', 'The steps of a visa application')}`,
    ]),
  },
  {
    id: 'who-recruitment-is-for',
    category: 'recruitment',
    home: true,
    question: 'Who is your recruitment service for?',
    answer: () => [
      say`For now, it is for software engineers from outside the UK, and organisations that want to hire them. The job board is for every occupation. ${leadTo('/recruitment', 'What is open')}`,
    ],
  },
  {
    id: 'lowest-salary',
    category: 'recruitment',
    question: 'What must a sponsored job pay?',
    answer: byLaw((law) => [
      say`The higher of two figures: a general threshold, ${law.rule('minimum-salary.threshold-a')} a year ${law.since('minimum-salary.threshold-a')}, and the going rate of the job’s occupation code. Lower figures apply to some workers. ${leadTo('/salary-calculator/calculate', 'Find the lowest salary')}.`,
    ]),
  },
];
