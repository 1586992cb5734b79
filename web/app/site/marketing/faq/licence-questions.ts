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
      say`A Skilled Worker licence sets no limit, if each worker and each job meets the rules. But certificates come from an allocation, and you must request a defined certificate for each worker outside the UK. ${leadTo('/sponsor-licence', 'How a licence works')}`,
    ],
  },
  {
    id: 'certificate-of-sponsorship',
    category: 'licence',
    home: true,
    question: 'What is a Certificate of Sponsorship?',
    answer: byLaw((law) => [
      say`It is the second step, after the licence. It is a record that you assign to one worker for one job. The visa application must quote its number within ${law.figure('certificate.use-within-months')}. It costs ${law.rule('certificate-fee.worker')}, ${law.since('certificate-fee.worker')}.`,
    ]),
  },
  {
    id: 'who-can-apply',
    category: 'licence',
    question: 'Can my organisation apply for a licence?',
    answer: byLaw((law) => [
      law.fact('licence.genuine-and-lawful'),
      say`Six short questions show what is missing. ${leadTo('/sponsor-licence-assessment', 'Check your eligibility')}.`,
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
