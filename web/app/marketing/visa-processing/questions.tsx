import type { Question } from '../parts/questions.tsx';
import { TextLink } from '../parts/text-link.tsx';

export const questions: readonly Question[] = [
  {
    asked: 'What can you do for me?',
    answer: (
      <p>
        Today: the figures, the papers and the order of the steps, free. Later, a case of your own with its
        dates. The Standard and Premium <TextLink to="/pricing">plans</TextLink> of an employer hold visa
        assistance: help with forms, papers and dates. Regulated immigration advice comes only from a
        regulated adviser.
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
        With a job at degree level, yes. With one below it that was sponsored lately, no.{' '}
        <TextLink to="/occupations">Look up your job</TextLink>, and the calculator warns you before it
        counts.
      </p>
    ),
  },
  {
    asked: 'Can I apply from inside the UK?',
    answer: (
      <p>
        Often: as a student, a graduate, or with another employer. The fee is a different one;{' '}
        <TextLink to="/immigration">compare where you stand</TextLink>.
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
