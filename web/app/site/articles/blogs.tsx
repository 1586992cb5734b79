import { Link } from 'react-router';
import { pageMeta } from '../../kit/page/page-meta.ts';
import { articleHeads } from '../../text/article-heads.ts';
import { dayInWords } from '../../text/days.ts';
import { Cover } from '../../ui/cover.tsx';
import { Eyebrow } from '../../ui/eyebrow.tsx';
import type { Route } from './+types/blogs.ts';
import { articlePath } from './article-path.ts';
import './blogs.css';
import { SpriteIcon } from '../../ui/sprite-icon.tsx';
import { feedLink, feedPath } from './feed/feed-link.ts';

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

const [lead, ...others] = articleHeads;
type Head = (typeof articleHeads)[number];

export default function Blogs() {
  return (
    <>
      <header className="hero-ground">
        <div className="page-width py-8 sm:py-10">
          <Eyebrow>Blog</Eyebrow>
          <h1 className="mt-2 text-28">Learn and Connect</h1>
          <article className="blog-lead">
            <Cover seed={lead.slug} />
            <div>
              <About {...lead} />
              <h2 className="mt-2 text-36">{lead.title}</h2>
              <p className="mt-3 text-ink-2">{lead.summary}</p>
              <ReadNow {...lead} />
            </div>
          </article>
        </div>
      </header>
      <section aria-labelledby="latest" className="page-width py-10 sm:py-14">
        <h2 id="latest" className="text-28">
          Latest Blogs
        </h2>
        <ul className="blog-list">
          {others.map((head) => (
            <li key={head.slug}>
              <article>
                <Cover seed={head.slug} />
                <div>
                  <About {...head} />
                  <h3 className="mt-1 text-20">{head.title}</h3>
                  <p className="mt-1 text-15 text-ink-2">{head.summary}</p>
                </div>
                <ReadNow {...head} />
              </article>
            </li>
          ))}
        </ul>
        <p className="mt-6">
          <a
            href={feedPath}
            className="inline-flex min-h-11 items-center gap-2 text-link underline underline-offset-4"
          >
            <SpriteIcon name="rss" size={20} />
            Follow these articles by feed
          </a>
        </p>
      </section>
    </>
  );
}

/** Its subject, date and reading time. */
function About({ subject, published, minutes }: Head) {
  return (
    <p className="text-14 text-ink-2">
      {subject} · <time dateTime={published}>{dayInWords(published)}</time> · {minutes} min read
    </p>
  );
}

/** All of the article can be clicked, and this link takes the focus. */
function ReadNow({ slug, title }: Head) {
  return (
    <p className="blog-way">
      <Link to={articlePath(slug)} className="card-link">
        <span>
          Read Now<span className="sr-only">: {title}</span>
        </span>
      </Link>
    </p>
  );
}
