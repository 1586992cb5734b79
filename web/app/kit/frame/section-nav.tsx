import { Link } from 'react-router';
import { Disclosure } from '../../ui/disclosure.tsx';

interface PageWaysProps {
  /** The list's accessible name. */
  label: string;
  /** What a phone shows before the name of the current page. */
  word: string;
  at: string;
  pages: readonly { readonly to: string; readonly label: string }[];
}

/** Links between the pages of a section: tabs, which a phone folds into one line. */
export function SectionNav({ label, word, at, pages }: PageWaysProps) {
  const links = (className?: string) =>
    pages.map(({ to, label: words }) => (
      <li key={to}>
        <Link to={to} className={className} aria-current={to === at ? 'page' : undefined}>
          {words}
        </Link>
      </li>
    ));
  return (
    <nav aria-label={label}>
      <div className="wide-ways">
        <ul className="tabs">{links()}</ul>
      </div>
      <div className="phone-ways">
        <Disclosure key={at} summary={`${word}: ${pages.find(({ to }) => to === at)?.label}`}>
          <ul>{links('menu-item')}</ul>
        </Disclosure>
      </div>
    </nav>
  );
}
