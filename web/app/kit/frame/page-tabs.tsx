import { Link } from 'react-router';
import { useQuery } from '../loading/use-query.ts';

export interface PageTab {
  /** The value of `?tab=`; empty for the first tab. */
  readonly tab: string;
  readonly label: string;
  /** The number of items in the tab, where known. */
  readonly count?: number;
}

/** Tabs of one page, each with its own address. */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly PageTab[] }) {
  const current = useTab(tabs);
  return (
    <nav aria-label={label}>
      <ul className="tabs">
        {tabs.map(({ tab, label: words, count }) => (
          <li key={tab}>
            <Link to={tab === '' ? '?' : `?tab=${tab}`} aria-current={tab === current ? 'page' : undefined}>
              {words}
              {count !== undefined && ` (${count})`}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The tab that the address names; the first, for any other value. */
export function useTab(tabs: readonly PageTab[]): string {
  const requestedTab = useQuery().get('tab');
  return tabs.find(({ tab }) => tab === requestedTab)?.tab ?? '';
}
