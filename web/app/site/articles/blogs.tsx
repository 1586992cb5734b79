import { Rss } from 'lucide-react';
import { pageMeta } from '../../kit/page/page-meta.ts';
import { articleHeads } from '../../text/article-heads.ts';
import { dayInWords } from '../../text/days.ts';
import { ArticleCard } from '../../ui/article-card.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Section } from '../../ui/section.tsx';
import type { Route } from './+types/blogs.ts';
import { articlePath } from './article-path.ts';
import { feedLink, feedPath } from './feed-link.ts';

export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = () => [
  ...pageMeta({
    title: 'Blog: sponsorship and international hiring',
    description:
      'Articles on UK sponsor licences, work visas, salaries, costs and duties. Each figure is the one of the day you read it, with the rule it comes from.',
    canonical: '/blogs',
  }),
  feedLink,
];

export default function Blogs() {
  return (
    <>
      <PageHero
        eyebrow="Blog"
        title="Learn and Connect"
        lead="Six articles on sponsoring and hiring from abroad. Their figures are those of the day you read them, each with the rule it comes from."
      />
      <Section id="latest" title="Latest Blogs">
        <ul className="strip lg:grid-flow-row lg:grid-cols-3">
          {articleHeads.map(({ slug, published, ...head }) => (
            <li key={slug} className="grid">
              <ArticleCard
                {...head}
                to={articlePath(slug)}
                seed={slug}
                date={published}
                dateInWords={dayInWords(published)}
                action="Read Now"
              />
            </li>
          ))}
        </ul>
        <p className="mt-8">
          <a
            href={feedPath}
            className="inline-flex min-h-11 items-center gap-2 text-link underline underline-offset-4"
          >
            <Rss size={20} aria-hidden />
            Follow these articles by feed
          </a>
        </p>
      </Section>
    </>
  );
}
