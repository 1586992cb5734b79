import { ArrowRight } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { Disclosure } from '../ui/disclosure.tsx';
import { DataTable } from '../ui/table.tsx';
import { Tag } from '../ui/tag.tsx';
import type { FigureRead } from './behind-the-figures.ts';
import type { ArticleShown } from './present-article.ts';

/** What to do next, and what the article rests on. */
export function ArticleFoot({ article }: { article: ArticleShown }) {
  return (
    <>
      <Next next={article.next} />
      <section aria-labelledby="sources" className="flex max-w-measure flex-col gap-4">
        <h2 id="sources" className="text-28">
          Sources
        </h2>
        <p>Check what matters to you on GOV.UK before you act on it:</p>
        <Links links={article.officialPages} />
        <Disclosure summary={`The figures of ${article.today}`}>
          <DataTable
            caption={`Figures of ${article.today}, and since when they hold`}
            quietCaption
            columns={[
              { head: 'Rule', cell: (row: FigureRead) => <Rule row={row} /> },
              { head: 'Figure', figure: true, cell: ({ figure }) => figure },
            ]}
            rows={article.figures}
            keyOf={({ to }) => to}
          />
        </Disclosure>
        <Disclosure summary="Where we read them">
          {article.sources.map(({ checkedOn, links }) => (
            <Fragment key={checkedOn}>
              <h3 className="font-text text-15">Read and checked on {checkedOn}</h3>
              <Links links={links} />
            </Fragment>
          ))}
          <p className="text-15">The page of each rule names every source of it, and every earlier figure.</p>
        </Disclosure>
        <p className="text-15 text-ink-2">{article.recorded}</p>
      </section>
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
            className="relative rounded-16 border border-line bg-card p-4 shadow-soft transition hover:shadow-lift"
          >
            <Link
              to={to}
              discover="none"
              className="inline-flex items-center gap-2 font-semibold text-link after:absolute after:inset-0 after:rounded-16"
            >
              {title}
              <ArrowRight size={20} aria-hidden />
            </Link>
            <p className="text-15 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Since when stands under the name: a phone has no room for a column of its own. */
function Rule({ row: { title, to, from, settled } }: { row: FigureRead }) {
  return (
    <>
      <Link to={to} discover="none" className="text-link underline underline-offset-4">
        {title}
      </Link>
      <span className="block text-14 text-ink-2">
        In force from {from} {!settled && <Tag look="sand">To be confirmed</Tag>}
      </span>
    </>
  );
}

function Links({ links }: { links: readonly { title: string; url?: string | undefined }[] }) {
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5 text-15">
      {links.map(({ title, url }) => (
        <li key={title}>
          {url === undefined ? (
            title
          ) : (
            <a href={url} className="text-link underline underline-offset-4">
              {title}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
