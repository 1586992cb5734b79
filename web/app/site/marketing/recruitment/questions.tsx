import type { Question } from '../parts/questions.tsx';
import { TextLink } from '../parts/text-link.tsx';

export const questions: readonly Question[] = [
  {
    asked: 'Which jobs do you recruit for?',
    answer: (
      <p>
        Software engineers from outside the UK, for now. The <TextLink to="/jobs">job board</TextLink>, the
        calculators and the list of visa documents are for any industry.
      </p>
    ),
  },
  {
    asked: 'Can I look for people before I have a licence?',
    answer: (
      <p>
        You can advertise and interview. Only a licensed sponsor can assign the certificate that a visa needs,
        so start with the <TextLink to="/sponsor-licence-assessment">licence assessment</TextLink>.
      </p>
    ),
  },
  {
    asked: 'Can the new colleague pay part of the sponsor’s fees?',
    answer: (
      <p>
        Only the sponsor may pay the skills charge, the certificate and the licence. What may be shared, and
        how that affects the salary, is in{' '}
        <TextLink to="/rules/sponsorship-cost">the rules on who pays</TextLink>.
      </p>
    ),
  },
  {
    asked: 'What if the job title fits two codes?',
    answer: (
      <p>
        The duties decide, not the title. <TextLink to="/occupations">Each code’s page</TextLink> lists the
        titles it usually covers. Choose the one with the duties that the person will really have.
      </p>
    ),
  },
];
