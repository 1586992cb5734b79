import type { Question } from '../parts/questions.tsx';
import { TextLink } from '../parts/text-link.tsx';

export const questions: readonly Question[] = [
  {
    asked: 'Can I look for jobs here today?',
    answer: (
      <p>
        Not yet. You can find out what your job must pay, what a move costs, and which employers are licensed.
        The <TextLink to="/newsletter">newsletter</TextLink> says when jobs open.
      </p>
    ),
  },
  {
    asked: 'Whom will you recruit first?',
    answer: <p>Software engineers from outside the UK. The tools are for every job.</p>,
  },
  {
    asked: 'What does it cost me?',
    answer: (
      <p>
        The tools are free, and none of our <TextLink to="/pricing">plans</TextLink> is for people who look
        for work.
      </p>
    ),
  },
  {
    asked: 'I study in the UK. Does that help?',
    answer: (
      <p>
        It can: an employer pays no skills charge for someone who switches from a Student visa, and may pay a
        new entrant’s salary. <TextLink to="/universities">Compare three ways into the same job</TextLink>.
      </p>
    ),
  },
];
