import { data } from 'react-router';
import { keepUntilMidnight } from '../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../kit/page/london-today.ts';
import { pageMeta } from '../../kit/page/page-meta.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import type { Route } from './+types/article.ts';
import { ArticleFoot } from './article-foot.tsx';
import { articlePath } from './article-path.ts';
import { ArticleRail } from './article-rail.tsx';
import { ArticleSections } from './article-sections.tsx';
import { feedLink } from './feed-link.ts';
import { Neighbours } from './neighbours.tsx';
import { type ArticleShown, presentArticle } from './present-article.ts';

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
