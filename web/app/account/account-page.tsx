import type { ReactNode } from 'react';
import { SectionNav } from '../kit/frame/section-nav.tsx';
import { type AccountPath, accountPages } from './workspace.ts';

interface AccountPageProps {
  at: AccountPath;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

const tabs = accountPages.map(({ path, label }) => ({ to: path, label }));

/** One page of the account settings: the tabs to the other pages, its heading and its content. */
export function AccountPage({ at, title, lead, children }: AccountPageProps) {
  return (
    <div>
      <SectionNav label="Account" at={at} pages={tabs} />
      <h1 className="mt-6 text-36">{title}</h1>
      {lead !== undefined && <p className="mt-2 max-w-measure text-ink-2">{lead}</p>}
      <div className="mt-6">{children}</div>
    </div>
  );
}
