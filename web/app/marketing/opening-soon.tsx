import { useLocation } from 'react-router';
import { pageMeta } from '../page/page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { PageHero } from '../ui/page-hero.tsx';
import type { Route } from './+types/opening-soon.ts';
import { type SoonEntry, soonEntries } from './opening-soon-entries.ts';

const rows = new Map<string, SoonEntry>(Object.entries(soonEntries));
const fallback: SoonEntry = { title: 'Not open yet', holds: 'This page is being built.', today: [] };
const entryAt = (pathname: string): SoonEntry => rows.get(pathname.replace(/(.)\/$/, '$1')) ?? fallback;

export const meta: Route.MetaFunction = ({ location }) => {
  const { title, holds } = entryAt(location.pathname);
  return pageMeta({ title: `${title}: not open yet`, description: holds, index: false });
};

/** One honest page for everything that is linked and not built: it says so, and offers what works today. */
export default function OpeningSoon() {
  const { title, holds, today } = entryAt(useLocation().pathname);
  return (
    <PageHero
      eyebrow="Not open yet"
      title={title}
      lead={holds}
      actions={today.map(({ to, label }, index) => (
        <LinkButton key={to} to={to} look={index === 0 ? 'gold' : 'outline'}>
          {label}
        </LinkButton>
      ))}
    />
  );
}
