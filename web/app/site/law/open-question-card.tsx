import { Link } from 'react-router';
import type { QuestionShown } from './present-open-questions.ts';

/** One question: what is known, what we go by, what would settle it, and where it was read. */
export function OpenQuestionCard({ question }: { question: QuestionShown }) {
  const { id, title, known, weUse, settledBy, to, sources } = question;
  return (
    <li id={id} className="border-b border-line py-5">
      <h3 className="text-18">
        {to === undefined ? (
          title
        ) : (
          <Link to={to} className="text-link underline underline-offset-4">
            {title}
          </Link>
        )}
      </h3>
      <p className="mt-2 max-w-measure">{known}</p>
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
