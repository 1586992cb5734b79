import { leadTo, say } from './answer.ts';
import { byLaw, type Question } from './question.ts';

/** Questions about the duties of a licensed sponsor. */
export const complianceQuestions: readonly Question[] = [
  {
    id: 'what-to-report',
    category: 'compliance',
    home: true,
    question: 'What must a sponsor report, and by when?',
    answer: byLaw((law) => [
      say`A change about a worker within ${law.rule('sponsor-duties.report-worker-within')}, and a change in the organisation within ${law.figure('sponsor-duties.report-organisation-within')}, ${law.since('sponsor-duties.report-worker-within')}. ${leadTo('/compliance', 'All duties')}`,
    ]),
  },
  {
    id: 'changes-about-a-worker',
    category: 'compliance',
    question: 'Which changes about a worker must be reported?',
    answer: byLaw((law) => [law.fact('sponsor-duties.worker-changes')]),
  },
  {
    id: 'changes-of-the-organisation',
    category: 'compliance',
    question: 'Which changes in the organisation must be reported?',
    answer: byLaw((law) => [law.fact('sponsor-duties.organisation-changes')]),
  },
  {
    id: 'which-records',
    category: 'compliance',
    question: 'Which records must a sponsor keep?',
    answer: byLaw((law) => [law.fact('sponsor-duties.records'), law.fact('sponsor-duties.records-kept-for')]),
  },
  {
    id: 'visits',
    category: 'compliance',
    question: 'How does the Home Office check a sponsor?',
    answer: byLaw((law) => [law.fact('sponsor-duties.visits'), law.fact('licence.rating')]),
  },
];
