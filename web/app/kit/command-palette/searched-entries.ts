import { call } from '@portway/contracts/client';
import { suggestCompaniesOperation } from '@portway/contracts/hiring/companies/companies';
import { searchSalariesOperation } from '@portway/contracts/law/calculators/salary-search';
import { type Sponsor, searchSponsorsOperation } from '@portway/contracts/register/sponsor-register/sponsors';
import { BadgeCheck, BookOpenCheck, Building2 } from 'lucide-react';
import type { QuickEntry } from './quick-entry.ts';

const most = { occupations: 5, companies: 3, sponsors: 3 };

/** The occupations that a code or title may mean. */
export async function searchOccupations(keyword: string, signal: AbortSignal): Promise<QuickEntry[]> {
  const { salaries } = await call(searchSalariesOperation, { keyword }, { signal });
  return salaries.slice(0, most.occupations).map(({ occupationCode, jobType, matchedTitle }) => ({
    id: `/occupations/${occupationCode}`,
    group: 'Occupations',
    label: `${occupationCode} ${jobType}`,
    // Why it is suggested, when its title does not show it.
    note: jobType.toLowerCase().includes(matchedTitle.toLowerCase()) ? undefined : matchedTitle,
    Icon: BookOpenCheck,
    goal: { to: `/occupations/${occupationCode}` },
  }));
}

/** The sponsors whose names are written as typed; similar ones would push away what else was found. */
export async function searchSponsors(query: string, signal: AbortSignal): Promise<QuickEntry[]> {
  const { sponsors, guess } = await call(searchSponsorsOperation, { query }, { signal });
  return guess ? [] : sponsors.slice(0, most.sponsors).map(sponsorEntry);
}

const sponsorEntry = ({ slug, name, town }: Sponsor): QuickEntry => ({
  id: `/sponsors/${slug}`,
  group: 'Sponsors',
  label: name,
  note: town ?? undefined,
  Icon: BadgeCheck,
  goal: { to: `/sponsors/${slug}` },
});

/** Companies with an open job, by the beginnings of the words of their names. */
export async function searchCompanies(text: string, signal: AbortSignal): Promise<QuickEntry[]> {
  const { companies } = await call(suggestCompaniesOperation, { text: text.slice(0, 100) }, { signal });
  return companies.slice(0, most.companies).map(({ slug, name, town }) => ({
    id: `/companies/${slug}`,
    group: 'Companies',
    label: name,
    note: town ?? undefined,
    Icon: Building2,
    goal: { to: `/companies/${slug}` },
  }));
}
