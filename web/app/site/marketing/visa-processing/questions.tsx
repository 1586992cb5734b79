import { whoAdvises } from '../parts/advice.ts';
import type { Question } from '../parts/questions.tsx';
import { TextLink } from '../parts/text-link.tsx';

export const questions: readonly Question[] = [
  {
    asked: 'What can you do for me?',
    answer: (
      <p>
        Portway shows the figures for your move, the documents to have ready and the order of the steps, each
        with its rule. That is free. What employers call visa assistance in a{' '}
        <TextLink to="/pricing">plan</TextLink> is the same for the people they recruit. {whoAdvises}
      </p>
    ),
  },
  {
    asked: 'Can my employer pay for me?',
    answer: (
      <p>
        Yes, either of you may pay the visa fee and the surcharge. If you pay them back later, that lowers the
        pay that counts. <TextLink to="/rules/who-pays.visa-costs">The rule</TextLink>
      </p>
    ),
  },
  {
    asked: 'Can my partner and children come?',
    answer: (
      <p>
        Yes, if your job is at degree level. If it is below that level, including care work, they cannot come,
        unless you were granted permission in such a job under the rules before they closed to family.{' '}
        <TextLink to="/occupations">Look up your job</TextLink>, and the calculator will warn you first.
      </p>
    ),
  },
  {
    asked: 'Can I apply from inside the UK?',
    answer: (
      <p>
        Often. You can as a student who has finished or nearly finished a course, as a graduate, or with
        another employer. You cannot as a visitor or a seasonal worker.{' '}
        <TextLink to="/immigration#switching">See whether you can switch</TextLink>. The fee is different.
      </p>
    ),
  },
  {
    asked: 'How certain is the outcome?',
    answer: (
      <p>
        Nobody can promise one. The Home Office decides, and checks things that no calculator can, such as
        whether the job is real and your record is clear.
      </p>
    ),
  },
];
