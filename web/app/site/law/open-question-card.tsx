import { Link } from 'react-router';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { QuestionShown } from './present-open-questions.ts';

/** One question: what is known, what we go by, what would settle it, and where it was read. */
export function OpenQuestionCard({ question }: { question: QuestionShown }) {
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
