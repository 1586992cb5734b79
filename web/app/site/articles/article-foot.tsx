import { Link } from 'react-router';
import { SpriteIcon } from '../../ui/sprite-icon.tsx';
import { sourcesPath } from './article-path.ts';
import type { ArticleShown } from './present-article.ts';

/** Next steps, and the sources of the article. */
export function ArticleFoot({ article }: { article: ArticleShown }) {
  return (
    <>
      <Next next={article.next} />
      <Sources article={article} />
    </>
  );
}

function Next({ next }: Pick<ArticleShown, 'next'>) {
  return (
    <section aria-labelledby="next" className="no-print flex max-w-measure flex-col gap-4">
      <h2 id="next" className="text-28">
        What to do next
      </h2>
      <ul className="flex flex-col gap-3">
        {next.map(({ to, title, text }) => (
          <li
            key={to}
            className="relative rounded-16 border border-line bg-card p-4 shadow-soft eased hover:shadow-lift"
          >
            <Link
              to={to}
              discover="none"
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-link covers-all"
            >
              {title}
              <SpriteIcon name="arrow-right" size={20} />
            </Link>
            <p className="text-15 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The full list of rules with dates and sources is as long as a short article, so it is a page of its own.
 */
function Sources({ article: { slug, today, officialPages, rests, recorded } }: { article: ArticleShown }) {
  return (
    <section aria-labelledby="sources" className="flex max-w-measure flex-col gap-4">
      <h2 id="sources" className="text-28">
        Sources
      </h2>
      <p>
        The figures of {today} rest on {rests.rules} rules, which we read in {rests.sources} places.{' '}
        <Link to={sourcesPath(slug)} discover="none" className="text-link underline underline-offset-4">
          Each figure, when it took effect, where we read it and when we checked
        </Link>
      </p>
      <p>Before you act on one, check it on GOV.UK:</p>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-15">
        {officialPages.map(({ title, url }) => (
          <li key={url}>
            <a href={url} className="text-link underline underline-offset-4">
              {title}
            </a>
          </li>
        ))}
      </ul>
      <p className="text-15 text-ink-2">{recorded}</p>
    </section>
  );
}
