import { leadTo, say } from './answer.ts';
import type { Question } from './question.ts';

/** Questions about Portway itself. */
export const portwayQuestions: readonly Question[] = [
  {
    id: 'where-figures-come-from',
    category: 'portway',
    home: true,
    question: 'Where do your figures come from?',
    answer: () => [
      say`They come from our public register of rules, each with its source and its day. ${leadTo('/rules', 'Rules and sources')}`,
    ],
  },
  {
    id: 'account',
    category: 'portway',
    question: 'Do I need an account for the tools?',
    answer: () => [
      say`No. Each one answers straight away, and your answers are in its web address so that you can share them. ${leadTo('/tools', 'See the tools')}`,
    ],
  },
  {
    id: 'promise',
    category: 'portway',
    question: 'Can you promise a licence or a visa?',
    answer: () => [
      say`No. Nobody can, because the Home Office decides. We give general information and show the rule behind it, so that you know what is needed before you apply.`,
    ],
  },
  {
    id: 'universities',
    category: 'portway',
    question: 'How can a university work with you?',
    answer: () => [
      say`Tell us who you are and we will write back. ${leadTo('/universities#register', 'Register')}.`,
    ],
  },
];
