import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { Cover } from './cover.tsx';
import type { RosetteSeed } from './rosette-seeds.ts';

export interface ArticleCardProps {
  to: string;
  title: string;
  summary?: string;
  subject: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** The same date, formatted. */
  dateInWords: string;
  minutes: number;
  /** The visible text of the link; screen readers read the title with it. */
  action: string;
  seed: RosetteSeed;
  level?: 'h2' | 'h3';
  className?: string;
}

/** An article under its drawn cover: the whole card can be clicked, and its link takes focus. */
export function ArticleCard({ level: Heading = 'h3', className, ...article }: ArticleCardProps) {
  const { to, title, summary, action } = article;
  return (
    <article className={classNames('lead-card border-line bg-card shadow-soft hover:shadow-lift', className)}>
      <Cover seed={article.seed} />
      <div className="flex grow flex-col p-6">
        <About {...article} />
        <Heading className="mt-2 text-20 leading-snug">{title}</Heading>
        {summary !== undefined && <p className="mt-2 text-15 text-ink-2">{summary}</p>}
        <p className="mt-auto pt-4">
          <Link to={to} className="card-link">
            <span>
              {action}
              <span className="sr-only">: {title}</span>
            </span>
          </Link>
        </p>
      </div>
    </article>
  );
}

/** Its subject, date and reading time. */
function About({ subject, date, dateInWords, minutes }: Omit<ArticleCardProps, 'level' | 'className'>) {
  return (
    <p className="text-13 text-ink-2">
      {subject} · <time dateTime={date}>{dateInWords}</time> · {minutes} min read
    </p>
  );
}
