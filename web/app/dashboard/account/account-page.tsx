import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Disclosure } from '../../ui/disclosure.tsx';
import { type AccountPath, accountPages } from './account-pages.ts';

interface AccountPageProps {
  at: AccountPath;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** One page of the account: the way to its sisters, its heading, what it holds. */
export function AccountPage({ at, title, lead, children }: AccountPageProps) {
  return (
    <div>
      <nav aria-label="Account">
        <div className="wide-ways">
          <ul className="tabs">
            <Ways at={at} />
          </ul>
        </div>
        <div className="phone-ways">
          <Disclosure key={at} summary={`Account: ${accountPages.find(({ to }) => to === at)?.label}`}>
            <ul>
              <Ways at={at} className="menu-item" />
            </ul>
          </Disclosure>
        </div>
      </nav>
      <h1 className="mt-6 text-36">{title}</h1>
      {lead !== undefined && <p className="mt-2 max-w-measure text-ink-2">{lead}</p>}
      <div className="mt-6">{children}</div>
    </div>
  );
}

function Ways({ at, className }: { at: AccountPath; className?: string }) {
  return accountPages.map(({ to, label }) => (
    <li key={to}>
      <Link to={to} className={className} aria-current={to === at ? 'page' : undefined}>
        {label}
      </Link>
    </li>
  ));
}
