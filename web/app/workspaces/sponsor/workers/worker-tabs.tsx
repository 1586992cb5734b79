import { Link } from 'react-router';
import { useQuery } from '../../../kit/loading/use-query.ts';

type Tabs = Readonly<Record<string, string>>;

/** Which part of the timeline the address names; the whole, for any other value. */
export function useTab(tabs: Tabs): string {
  const tab = useQuery().get('tab') ?? '';
  return Object.hasOwn(tabs, tab) ? tab : '';
}

/** Tabs that filter one timeline; the worker stays in the address. */
export function PageTabsOf({ tabs, current }: { tabs: Tabs; current: string }) {
  const query = useQuery();
  const at = (tab: string) => {
    const nextQuery = new URLSearchParams(query);
    if (tab === '') nextQuery.delete('tab');
    else nextQuery.set('tab', tab);
    return `?${nextQuery}`;
  };
  return (
    <nav aria-label="Parts of the timeline" className="overflow-x-auto">
      <ul className="tabs">
        {Object.entries(tabs).map(([tab, label]) => (
          <li key={tab}>
            <Link
              to={at(tab)}
              preventScrollReset
              className="whitespace-nowrap"
              aria-current={tab === current ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
