import { data, Link } from 'react-router';
import { keepUntilMidnight } from '../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../kit/page/london-today.ts';
import { pageMeta } from '../../kit/page/page-meta.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Figure } from '../../ui/figure.tsx';
import { PageHead } from '../../ui/page-hero.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { Route } from './+types/article-sources.ts';
import { articlePath, sourcesPath } from './article-path.ts';
import type { LawBehind } from './figures/behind-the-figures.ts';
import { presentSources } from './present-article.ts';

export const headers = keepUntilMidnight;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  // A missing page sets its own title.
  if (!loaderData) return [];
  const { slug, title } = loaderData;
  return pageMeta({
    title: `Sources: ${title}`,
    description: 'Every figure in the article, with when it took effect, where we read it and when.',
    canonical: sourcesPath(slug),
    index: false,
  });
};

export function loader({ params }: Route.LoaderArgs) {
  const sources = presentSources(params.slug, londonToday());
  if (!sources) throw data('There is no article here.', { status: 404 });
  return sources;
}

export default function ArticleSources({
  loaderData: { slug, title, today, laws, recorded },
}: Route.ComponentProps) {
  return (
    <>
      <PageHead
        before={
          <Breadcrumbs
            trail={[
              { to: '/blogs', title: 'Blog' },
              { to: articlePath(slug), title },
            ]}
          />
        }
        eyebrow="Sources"
        title="The rules behind this article"
        lead={`Every rule behind “${title}” as it is on ${today}: with its figure, when it took effect, where we read it and when we checked.`}
      />
      <div className="page-width pb-section">
        <ul>
          {laws.map((law) => (
            <Law key={law.to} law={law} />
          ))}
        </ul>
        <p className="mt-8 text-15 text-ink-2">{recorded}</p>
      </div>
    </>
  );
}

function Law({ law: { title, to, figure, from, settled, sources } }: { law: LawBehind }) {
  return (
    <li className="border-t border-line py-3">
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 text-16">
        <Link
          to={to}
          discover="none"
          className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
        >
          {title}
        </Link>
        {figure !== undefined && <Figure className="whitespace-normal">{figure}</Figure>}
      </h2>
      <p className="text-14 text-ink-2">
        In force from {from} {!settled && <Tag look="sand">To be confirmed on GOV.UK</Tag>}
      </p>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 text-15">
        {sources.map(({ title: name, url, checkedOn }) => (
          <li key={name}>
            {url === undefined ? (
              name
            ) : (
              <a href={url} className="text-link underline underline-offset-4">
                {name}
              </a>
            )}
            , checked on {checkedOn}
          </li>
        ))}
      </ul>
    </li>
  );
}
