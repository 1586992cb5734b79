import { data, Link } from 'react-router';
import { keepUntilMidnight } from '../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../kit/page/london-today.ts';
import { pageMeta } from '../../kit/page/page-meta.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { ResultCard, ResultPart } from '../../ui/result-card.tsx';
import type { Route } from './+types/article.ts';
import { ArticleFoot } from './article-foot.tsx';
import { articlePath } from './article-path.ts';
import { ArticleSections } from './article-sections.tsx';
import { feedLink } from './feed-link.ts';
import { type ArticleShown, presentArticle } from './present-article.ts';
import type { Sentence } from './prose.ts';
import { Words } from './words.tsx';

export const headers = keepUntilMidnight;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  // A missing page sets its own title.
  if (!loaderData) return [];
  const { slug, title, summary } = loaderData;
  return [...pageMeta({ title, description: summary, canonical: articlePath(slug) }), feedLink];
};

/**
 * The text comes from the loader and not the page's module, which visitors would load before they need it.
 */
export function loader({ params }: Route.LoaderArgs) {
  const article = presentArticle(params.slug, londonToday());
  if (!article) throw data('There is no article here.', { status: 404 });
  return article;
}

export default function Article({ loaderData: article }: Route.ComponentProps) {
  return (
    <article>
      <PageHero
        before={<Breadcrumbs trail={[{ to: '/blogs', title: 'Blog' }]} />}
        eyebrow={article.subject}
        title={article.title}
        lead={article.summary}
        actions={<Byline article={article} />}
        seed={article.slug}
      />
      <div className="page-width grid items-start gap-x-12 gap-y-10 py-section lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <ArticleRail article={article} />
        <div className="flex min-w-0 flex-col gap-12">
          <ArticleSections sections={article.sections} />
          <ArticleFoot article={article} />
        </div>
      </div>
      <Neighbours {...article} />
    </article>
  );
}

function Byline({
  article: { published, publishedInWords, updated, minutes, today },
}: {
  article: ArticleShown;
}) {
  return (
    <p className="text-15 text-ink-2">
      <time dateTime={published}>{publishedInWords}</time>
      {updated && (
        <>
          , figures changed on <time dateTime={updated.day}>{updated.inWords}</time>
        </>
      )}{' '}
      · {minutes} min read · Figures of {today}
    </p>
  );
}

/** Sidebar of an article: its key figure and table of contents. */
function ArticleRail({ article: { pulled, sections } }: { article: ArticleShown }) {
  return (
    <div className="min-w-0 lg:sticky lg:top-24">
      <ResultCard label={pulled.label} figure={pulled.figure.text} note={<Words of={noteOf(pulled)} />}>
        <ResultPart className="no-print hidden lg:block">
          <nav aria-label="In this article">
            <ol>
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="inline-flex min-h-11 items-center text-link underline-offset-4 hover:underline"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </ResultPart>
      </ResultCard>
    </div>
  );
}

/** The figure on the card is not a link: the note links to its rule, or to the tool that calculates it. */
function noteOf({ label, figure, note }: ArticleShown['pulled']): Sentence {
  const text = figure.to.startsWith('/rules/') ? 'The rule' : 'How it is worked out';
  return [...note, ' ', { text, to: figure.to, label: `${text}: ${label}` }];
}

/** Links to the previous and next article. */
function Neighbours({ previous, following }: Pick<ArticleShown, 'previous' | 'following'>) {
  return (
    <nav aria-label="More articles" className="no-print border-t border-line">
      <div className="page-width grid gap-4 py-8 md:grid-cols-2">
        {previous ? <Neighbour way="Previous article" {...previous} /> : <span />}
        {following && <Neighbour way="Next article" {...following} />}
      </div>
    </nav>
  );
}

function Neighbour({ way, to, title }: { way: string; to: string; title: string }) {
  return (
    <Link to={to} className="group block py-2">
      <span className="block text-14 text-ink-2">{way}</span>
      <span className="font-display text-20 font-bold group-hover:underline">{title}</span>
    </Link>
  );
}
