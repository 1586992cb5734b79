import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { ratesFor } from '../../../text/law-day.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { PageHero } from '../../../ui/page-hero.tsx';
import { ClosingAction } from '../parts/closing-action.tsx';
import { recorded } from '../parts/law-figure.ts';
import { LawFoot } from '../parts/law-foot.tsx';
import type { Route } from './+types/faq.ts';
import './faq.css';
import { subjectsOn } from './questions.ts';
import { SubjectQuestions } from './subject-questions.tsx';

export const headers = keepUntilMidnight;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Questions and answers',
    description:
      'Short answers on sponsor licences, costs, visas and duties, with today’s Home Office figures and the rule behind each.',
    canonical: '/faq',
  });

export function loader() {
  const today = londonToday();
  return { subjects: subjectsOn(today), law: ratesFor(today), recorded };
}

export default function Faq({ loaderData: { subjects, law, recorded } }: Route.ComponentProps) {
  return (
    <>
      <PageHero
        eyebrow="FAQ"
        title="Questions and answers"
        lead="Short answers, with the figure of today and the rule behind it."
      />
      <div className="faq page-width">
        <nav aria-label="Subjects">
          <ul>
            {subjects.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`} className="foot-link">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {subjects.map((subject) => (
            <SubjectQuestions key={subject.id} {...subject} />
          ))}
          <LawFoot law={law} recorded={recorded} />
        </div>
      </div>
      <ClosingAction title="Not answered here?" text="Write to us, and a person answers.">
        <LinkButton to="/contact" look="gold">
          Contact us
        </LinkButton>
        <LinkButton to="/tools" look="outline">
          See the free tools
        </LinkButton>
      </ClosingAction>
    </>
  );
}
