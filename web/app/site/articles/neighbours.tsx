import { Link } from 'react-router';
import type { ArticleShown } from './present-article.ts';

/** Links to the previous and next article. */
export function Neighbours({ previous, following }: Pick<ArticleShown, 'previous' | 'following'>) {
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
