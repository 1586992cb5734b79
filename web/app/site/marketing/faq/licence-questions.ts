import { leadTo, say } from './answer.ts';
import { byLaw, type Question } from './question.ts';

/** Questions about getting a licence and using it. */
export const licenceQuestions: readonly Question[] = [
  {
    id: 'how-many-workers',
    category: 'licence',
    home: true,
    question: 'How many workers can I sponsor?',
    answer: () => [
      say`A Skilled Worker licence sets no limit, if each worker and each job meets the rules. But certificates come from an allocation, and for a worker outside the UK you ask for a defined certificate each time. ${leadTo('/sponsor-licence', 'How a licence works')}`,
    ],
  },
  {
    id: 'certificate-of-sponsorship',
    category: 'licence',
    home: true,
    question: 'What is a Certificate of Sponsorship?',
    answer: byLaw((law) => [
      say`The second step, after the licence: a record that you assign to one worker for one job. The visa application quotes its number within ${law.figure('certificate.use-within-months')}. It costs ${law.rule('certificate-fee.worker')}, ${law.since('certificate-fee.worker')}.`,
    ]),
  },
  {
    id: 'who-can-apply',
    category: 'licence',
    question: 'Can my organisation apply for a licence?',
    answer: byLaw((law) => [
      law.fact('licence.genuine-and-lawful'),
      say`Six short questions show what stands in the way: ${leadTo('/sponsor-licence-assessment', 'check your eligibility')}.`,
    ]),
  },
  {
    id: 'which-documents',
    category: 'licence',
    question: 'Which documents do I need for a licence?',
    answer: byLaw((law) => [law.fact('licence.documents'), law.fact('licence.documents-exempt')]),
  },
  {
    id: 'how-long-it-takes',
    category: 'licence',
    question: 'How long does a decision on a licence take?',
    answer: byLaw((law) => [law.fact('licence.decision-time')]),
  },
  {
    id: 'how-long-it-lasts',
    category: 'licence',
    question: 'How long does a licence last?',
    answer: byLaw((law) => [law.fact('licence.validity')]),
  },
];
