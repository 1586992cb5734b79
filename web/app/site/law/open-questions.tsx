import { Link } from 'react-router';
import { keepUntilMidnight } from '../../kit/page/keep-until-midnight.ts';
import { pageMeta } from '../../kit/page/page-meta.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { PageHead } from '../../ui/page-hero.tsx';
import type { Route } from './+types/open-questions.ts';
import { presentOpenQuestions, type QuestionShown } from './present-open-questions.ts';

export const headers = keepUntilMidnight;
export const handle = { hydrate: 'never' } as const;

const path = '/rules/open-questions';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Open questions: what is not settled',
    description:
      'What we do not know of the law, where sources differ, what rests on one source, and where something newer than we read is known to exist.',
    canonical: path,
    index: !loaderData?.chosen,
  });

export function loader({ request }: Route.LoaderArgs) {
  return presentOpenQuestions(new URL(request.url).searchParams.get('subject') ?? '');
}

export default function OpenQuestions({ loaderData: { chosen, filters, sections } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        before={<Breadcrumbs trail={[{ to: '/rules', title: 'Rules' }]} />}
        eyebrow="Open questions"
        title="What is not settled"
        lead="Where we do not know what the law says, where sources differ, and where something newer than we read exists. For each, what would settle it. Check GOV.UK before you rely on any of it."
      />
      <div className="page-width flex flex-col gap-10 pb-section">
        <nav aria-label="Open questions by subject">
          <ul className="flex flex-wrap gap-2">
            {filters.map(({ subject, title, count }) => (
              <li key={subject}>
                <Link
                  to={subject === '' ? path : `${path}?subject=${subject}`}
                  aria-current={subject === chosen ? 'page' : undefined}
                  className="inline-flex min-h-11 items-center rounded-full border border-outline px-4 text-15 font-semibold no-underline hover:bg-ink/8 aria-[current=page]:border-transparent aria-[current=page]:bg-mint"
                >
                  {title} ({count})
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {sections.map(({ because, title, means, questions }) => (
          <section key={because} aria-labelledby={because}>
            <h2 id={because} className="text-28">
              {title} <span className="text-18 font-normal text-ink-2">({questions.length})</span>
            </h2>
            <p className="mt-1 max-w-measure text-ink-2">{means}</p>
            <ul className="mt-6 border-t border-line">
              {questions.map((question) => (
                <OpenQuestionCard key={question.id} question={question} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

/** One question: what is known, what we go by, what would settle it, and where it was read. */
function OpenQuestionCard({ question }: { question: QuestionShown }) {
  const { id, title, known, weUse, settledBy, rules, sources } = question;
  return (
    <li id={id} className="border-b border-line">
      <Disclosure summary={title}>
        <p className="max-w-measure">{known}</p>
        <dl className="mt-3 grid gap-x-12 gap-y-3 text-15 sm:grid-cols-3">
          {weUse !== undefined && <Part name="We go by" says={weUse} />}
          <Part name="What would settle it" says={settledBy} />
          <div>
            <dt className="font-semibold text-ink-2">Read in</dt>
            {sources.map((source) => (
              <dd key={source.title}>
                {source.url === undefined ? (
                  source.title
                ) : (
                  <a href={source.url} className="text-link underline underline-offset-4">
                    {source.title}
                  </a>
                )}
                , {source.checkedOn}
              </dd>
            ))}
          </div>
        </dl>
        {rules.length > 0 && (
          <ul className="mt-3 flex flex-wrap gap-x-6 text-15">
            {rules.map((rule) => (
              <li key={rule.to}>
                <Link
                  to={rule.to}
                  className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
                >
                  {rules.length === 1 ? 'The rule, with every version' : rule.title}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Disclosure>
    </li>
  );
}

function Part({ name, says }: { name: string; says: string }) {
  return (
    <div>
      <dt className="font-semibold text-ink-2">{name}</dt>
      <dd>{says}</dd>
    </div>
  );
}
