import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { ratesFor } from '../../../text/law-day.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import { ClosingAction } from '../parts/closing-action.tsx';
import { recorded } from '../parts/law-figure.ts';
import { LawFoot } from '../parts/law-foot.tsx';
import type { Route } from './+types/faq.ts';
import { AnswerText } from './answer-text.tsx';
import { type Answered, faqOn } from './questions.ts';
import './faq.css';

export const headers = keepUntilMidnight;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Questions and answers',
    description:
      'Short answers on sponsor licences, costs, visas and duties, with today’s Home Office figures and the rule behind each.',
    canonical: '/faq',
  });

export function loader({ request }: Route.LoaderArgs) {
  const today = londonToday();
  const search = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 100);
  return { search, ...faqOn(today, search), law: ratesFor(today), recorded };
}

export default function Faq({
  loaderData: { search, first, subjects, law, recorded },
}: Route.ComponentProps) {
  return (
    <>
      <header className="faq-head page-width">
        <h1 className="text-36">Questions and answers</h1>
        <SearchField search={search} />
      </header>
      <div className="faq page-width">
        {subjects.length > 0 && <Subjects subjects={subjects} />}
        <div>
          {search !== '' && (
            <SearchCount search={search} count={subjects.flatMap((each) => each.questions).length} />
          )}
          {first.length > 0 && <SubjectQuestions id="first" name="Start here" questions={first} open />}
          {subjects.map((subject) => (
            <SubjectQuestions key={subject.id} {...subject} open={search !== ''} />
          ))}
          <LawFoot law={law} recorded={recorded} withFees />
        </div>
      </div>
      <ClosingAction title="Not answered here?" text="Write to us, and a person will answer.">
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

/** Searches by GET, so it works without scripts. */
function SearchField({ search }: { search: string }) {
  return (
    <search>
      <form action="/faq">
        <label htmlFor="q" className="sr-only">
          Search the questions
        </label>
        <SpriteIcon name="search" size={20} />
        <input
          id="q"
          name="q"
          type="search"
          defaultValue={search}
          placeholder="Search the questions"
          maxLength={100}
          enterKeyHint="search"
        />
        <Button>Search</Button>
      </form>
    </search>
  );
}

function Subjects({ subjects }: { subjects: readonly { id: string; name: string }[] }) {
  return (
    <nav aria-label="Subjects" className="no-print">
      <ul>
        {subjects.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SearchCount({ search, count }: { search: string; count: number }) {
  const words = count === 1 ? '1 question' : `${count} questions`;
  return (
    <p className="mb-8 wrap-anywhere">
      {count === 0
        ? `No question contains “${search}”. Use fewer words, or ask us below.`
        : `${words} with “${search}”.`}{' '}
      <a href="/faq" className="text-link underline underline-offset-4">
        All questions
      </a>
    </p>
  );
}

interface SubjectQuestionsProps {
  id: string;
  name: string;
  questions: readonly Answered[];
  /** Whether the answers are open at first. */
  open?: boolean;
}

/**
 * The questions of one subject. The anchor is inside the answer, because browsers open a
 * `<details>` whose content is linked to.
 */
function SubjectQuestions({ id, name, questions, open = false }: SubjectQuestionsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-28">
        {name}
      </h2>
      {questions.map((each) => (
        <Disclosure key={each.id} open={open} summary={each.question} className="border-t border-line py-2">
          <div id={each.id} className="answer max-w-measure pl-7 text-ink-2">
            <AnswerText answer={each.answer} />
          </div>
        </Disclosure>
      ))}
    </section>
  );
}
