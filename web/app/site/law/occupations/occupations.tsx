import { call } from '@portway/contracts/client';
import { searchSalariesOperation } from '@portway/contracts/law/calculators/salary-search';
import { occupations } from '@portway/rules/occupations';
import { rulesReadTo } from '@portway/rules/recorded';
import { Link } from 'react-router';
import { apiFetch } from '../../../kit/loading/api-fetch.ts';
import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { dayInWords } from '../../../text/days.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { PageHead } from '../../../ui/page-hero.tsx';
import type { Route } from './+types/occupations.ts';
import { findOccupations, groupCounts } from './find-occupations.ts';
import { groupPath, majorGroup } from './major-groups.ts';
import { OccupationFilter } from './occupation-filter.tsx';
import { isAsking, readOccupationQuery } from './occupation-query.ts';
import { OccupationsList } from './occupations-list.tsx';

export const headers = keepUntilMidnight;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { text = '', sponsor = '', group = '' } = loaderData?.query ?? {};
  const selectedGroup = majorGroup(group);
  const narrowed = text !== '' || sponsor !== '';
  return pageMeta({
    title: selectedGroup
      ? `${selectedGroup.title}: codes and going rates`
      : 'Occupation codes: which jobs can be sponsored',
    description: selectedGroup
      ? `Every occupation code of ${selectedGroup.title}: whether it can be sponsored for Skilled Worker today, and its standard going rate.`
      : 'Every occupation code of the Skilled Worker route: whether the job can be sponsored today, its going rate, the lists it is on and the rule behind each figure.',
    canonical: selectedGroup ? groupPath(selectedGroup.digit) : '/occupations',
    index: !narrowed,
  });
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const today = londonToday();
  const url = new URL(request.url);
  const query = readOccupationQuery(url.searchParams);
  const matches = await searchedCodes(query.text, { fetch: context.get(apiFetch), origin: url.origin });
  const groups = groupCounts(today);
  return {
    query,
    unknownCode: unknownCodeIn(query.text),
    groups,
    count: groups.reduce((sum, { count }) => sum + count, 0),
    found: isAsking(query) ? findOccupations(query, today, matches) : undefined,
    today: dayInWords(today),
    recordedTo: dayInWords(rulesReadTo),
  };
}

/** Four digits that are no occupation's code. */
function unknownCodeIn(text: string): string | undefined {
  const isUnknown = /^\d{4}$/.test(text) && !occupations.some(({ code }) => code === text);
  return isUnknown ? text : undefined;
}

export default function Occupations({ loaderData }: Route.ComponentProps) {
  const { query, unknownCode, groups, count, found, today, recordedTo } = loaderData;
  return (
    <>
      <PageHead
        before={found && <Breadcrumbs trail={[{ to: '/occupations', title: 'Occupations' }]} />}
        eyebrow="Occupation codes"
        title="Which jobs can be sponsored"
        lead={`All ${count} occupation codes of the Skilled Worker route: who can be sponsored, at what going rate, and by which rule.`}
      />
      <div className="page-width flex flex-col gap-10 pb-section">
        <OccupationFilter query={query} />
        {found ? (
          <OccupationsList query={query} found={found} unknownCode={unknownCode} />
        ) : (
          <MajorGroups groups={groups} />
        )}
        <p className="text-14 text-ink-2">
          For a certificate assigned on {today}, Rules read to {recordedTo}.{' '}
          <Link to="/rules/occupations" className="text-link underline underline-offset-4">
            The rules these come from
          </Link>
          . General information. The Home Office decides.
        </p>
      </div>
    </>
  );
}

function MajorGroups({ groups }: { groups: ReturnType<typeof groupCounts> }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
      {groups.map(({ digit, title, count, open }) => (
        <li
          key={digit}
          className="relative flex flex-col rounded-28 border border-line bg-card p-6 shadow-soft eased hover:[translate:0_-2px] hover:shadow-lift"
        >
          <p aria-hidden className="font-display text-36 font-bold text-link">
            {digit}
          </p>
          <h2 className="mt-2 text-22">
            <Link to={groupPath(digit)} className="covers-all">
              {title}
            </Link>
          </h2>
          <p className="mt-2 text-15 text-ink-2">
            {count} codes, {open === 0 ? 'none' : open} open to a new worker today.
          </p>
        </li>
      ))}
    </ul>
  );
}

interface Site {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly origin: string;
}

/** The codes that the calculators find for a job title, best first; none for digits, or if the search fails. */
async function searchedCodes(text: string, options: Site): Promise<string[]> {
  if (text === '' || /^[\d\s]+$/.test(text)) return [];
  try {
    const { salaries } = await call(searchSalariesOperation, { keyword: text }, options);
    return salaries.map(({ occupationCode }) => occupationCode);
  } catch {
    return [];
  }
}
