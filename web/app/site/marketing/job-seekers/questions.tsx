import type { Question } from '../parts/questions.tsx';
import { TextLink } from '../parts/text-link.tsx';

export const questions: readonly Question[] = [
  {
    asked: 'Can I look for jobs here today?',
    answer: (
      <p>
        Yes. <TextLink to="/jobs">Browse the open jobs</TextLink> without an account. Each says what it pays,
        whether that is enough to be sponsored, and whether its employer is on the register. You need an
        account to apply.
      </p>
    ),
  },
  {
    asked: 'Who do you recruit?',
    answer: (
      <p>Software engineers from outside the UK, for now. The job board and the tools are for every job.</p>
    ),
  },
  {
    asked: 'Who sees my profile?',
    answer: (
      <p>
        Only an employer you apply to, until you withdraw. Recruiters cannot search for candidates yet,
        because that part is not yet open. Your profile asks whether you want to be in it.
      </p>
    ),
  },
  {
    asked: 'What does it cost me?',
    answer: (
      <p>
        The tools are free, and none of our <TextLink to="/pricing">plans</TextLink> is for people looking for
        work.
      </p>
    ),
  },
  {
    asked: 'I study in the UK. Does that help?',
    answer: (
      <p>
        It can, once your course is completed or nearly so: an employer pays no skills charge for someone who
        switches from a Student visa, and may pay a new entrant’s salary after a UK bachelor’s, master’s, PhD,
        PGCE or PGDE. <TextLink to="/universities">Compare three ways into the same job</TextLink>.
      </p>
    ),
  },
];
