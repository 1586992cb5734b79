import { Fragment } from 'react';
import { data, Link } from 'react-router';
import { keepUntilMidnight } from '../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../kit/page/london-today.ts';
import { pageMeta } from '../../kit/page/page-meta.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { ResultCard, ResultPart } from '../../ui/result-card.tsx';
import { SpriteIcon } from '../../ui/sprite-icon.tsx';
import { DataTable } from '../../ui/table.tsx';
import { TicketCard } from '../../ui/ticket-card.tsx';
import type { Route } from './+types/article.ts';
import { articlePath, sourcesPath } from './article-path.ts';
import { feedLink } from './feed/feed-link.ts';
import { type ArticleShown, presentArticle } from './present-article.ts';
import { type Block, type ProseSection, plain, type Sentence } from './prose.ts';

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

/** Next steps, and the sources of the article. */
function ArticleFoot({ article }: { article: ArticleShown }) {
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

/** The article's text, at a comfortable line length. */
function ArticleSections({ sections }: { sections: readonly ProseSection[] }) {
  return sections.map(({ id, title, blocks }) => (
    <section key={id} aria-labelledby={id} className="flex max-w-measure flex-col gap-4">
      <h2 id={id} className="text-28">
        {title}
      </h2>
      {blocks.map((block) => (
        <Drawn key={keyOf(block)} block={block} />
      ))}
    </section>
  ));
}

function Drawn({ block }: { block: Block }) {
  if (block.kind === 'paragraph')
    return (
      <p>
        <Words of={block.words} />
      </p>
    );
  if (block.kind === 'list') return <List items={block.items} inOrder={block.inOrder} />;
  if (block.kind === 'ticket') return <TicketCard {...block.ticket} />;
  return <Figures caption={block.caption} {...block.table} />;
}

function List({ items, inOrder }: { items: readonly Sentence[]; inOrder: boolean }) {
  const List = inOrder ? 'ol' : 'ul';
  return (
    <List
      className={inOrder ? 'flex list-decimal flex-col gap-2 pl-5' : 'flex list-disc flex-col gap-2 pl-5'}
    >
      {items.map((item) => (
        <li key={plain(item)}>
          <Words of={item} />
        </li>
      ))}
    </List>
  );
}

interface FiguresProps {
  caption: string;
  heads: readonly string[];
  rows: readonly (readonly Sentence[])[];
}

function Figures({ caption, heads, rows }: FiguresProps) {
  return (
    <DataTable
      caption={caption}
      columns={heads.map((head, index) => ({
        head,
        figure: index > 0,
        cell: (row: FiguresProps['rows'][number]) => <Words of={row[index] ?? []} />,
      }))}
      rows={rows}
      keyOf={(row) => plain(row[0] ?? [])}
    />
  );
}

function keyOf(block: Block): string {
  if (block.kind === 'paragraph') return plain(block.words);
  if (block.kind === 'list') return block.items.map(plain).join();
  return block.kind === 'table' ? block.caption : block.ticket.eyebrow;
}

/** A sentence with its links: each legal figure links to its rule. */
function Words({ of }: { of: Sentence }) {
  return of.map((part, index) =>
    typeof part === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence are identified by position only
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <Link
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        key={index}
        to={part.to}
        discover="none"
        aria-label={part.label}
        className="text-link underline underline-offset-4"
      >
        {part.text}
      </Link>
    ),
  );
}
