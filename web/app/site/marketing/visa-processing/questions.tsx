import { whoAdvises } from '../parts/advice.ts';
import type { Question } from '../parts/questions.tsx';
import { TextLink } from '../parts/text-link.tsx';

export const questions: readonly Question[] = [
  {
    asked: 'What can you do for me?',
    answer: (
      <p>
        The product shows the figures of your move, the papers to have at hand and the order of the steps,
        each with its rule. That is free. What employers call visa assistance in a{' '}
        <TextLink to="/pricing">plan</TextLink> is the same for the people they recruit. {whoAdvises}
      </p>
    ),
  },
  {
    asked: 'May my employer pay for me?',
    answer: (
      <p>
        Yes, the visa fee and the surcharge may be paid by either. If you pay them back later, that lowers the
        pay that counts. <TextLink to="/rules/who-pays.visa-costs">The rule</TextLink>
      </p>
    ),
  },
  {
    asked: 'Can my partner and children come?',
    answer: (
      <p>
        With a job at degree level, yes. With one below it, care work included, no, unless you were granted in
        such a job under the rules before they closed to family.{' '}
        <TextLink to="/occupations">Look up your job</TextLink>, and the calculator warns you before it
        counts.
      </p>
    ),
  },
  {
    asked: 'Can I apply from inside the UK?',
    answer: (
      <p>
        Often: as a student whose course is completed or nearly so, as a graduate, or with another employer.
        Not as a visitor or a seasonal worker.{' '}
        <TextLink to="/immigration#switching">See whether you can switch</TextLink>. The fee is a different
        one.
      </p>
    ),
  },
  {
    asked: 'How sure is the outcome?',
    answer: (
      <p>
        Nobody can promise one. The Home Office decides, and looks at things that no calculator sees, such as
        whether the job is real and your record clear.
      </p>
    ),
  },
];
