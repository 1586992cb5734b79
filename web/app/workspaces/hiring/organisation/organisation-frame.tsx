import type { Organisation } from '@portway/contracts/account/organisation/organisation';
import { ProblemError } from '@portway/contracts/problem';
import type { ReactNode } from 'react';
import { SectionNav } from '../../../kit/frame/section-nav.tsx';
import { type OrganisationTab, organisationTabs } from './organisation-tabs.ts';

interface OrganisationFrameProps {
  at: OrganisationTab;
  organisation: Organisation;
  children: ReactNode;
}

/** One tab of the organisation: its name, the ways to the other tabs, and the content. */
export function OrganisationFrame({ at, organisation, children }: OrganisationFrameProps) {
  const { name, members } = organisation;
  return (
    <div>
      <h1 className="text-36 wrap-anywhere">{name ?? 'Your organisation'}</h1>
      <p className="mt-2 mb-6 text-ink-2">
        {members.length === 1 ? 'You are its only person so far.' : `${members.length} people`}
      </p>
      <SectionNav label="Organisation" at={at} pages={organisationTabs} />
      <div className="mt-6">{children}</div>
    </div>
  );
}

/** What a tab loads; undefined for a user who has left their organisation, or never had one. */
export async function ofOrganisation<Loaded>(load: () => Promise<Loaded>): Promise<Loaded | undefined> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'forbidden') return undefined;
    throw error;
  }
}
