import { call } from '@portway/contracts/client';
import { searchSalariesOperation } from '@portway/contracts/law/calculators/salary-search';
import { occupations } from '@portway/rules/occupations';
import { rulesReadTo } from '@portway/rules/recorded';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { apiFetch } from '../../../kit/loading/api-fetch.ts';
import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { dayInWords } from '../../../text/days.ts';
import { AnswerForm } from '../../../ui/answer-form.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHead } from '../../../ui/page-hero.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Route } from './+types/occupations.ts';
import {
  findOccupations,
  groupCounts,
  type OccupationRow,
  type OccupationsFound,
} from './find-occupations.ts';
import { groupPath, majorGroup, majorGroups, occupationPath } from './major-groups.ts';
import { isAsking, type OccupationQuery, readOccupationQuery } from './occupation-query.ts';
import { sponsorChoices } from './sponsorability-words.ts';

const sponsors = [
  { value: '', label: 'Any answer' },
  ...sponsorChoices.map(({ value, label }) => ({ value, label })),
];

const groups = [
  { value: '', label: 'All nine groups' },
  ...majorGroups.map(({ digit, title }) => ({ value: digit, label: `${digit} ${title}` })),
];

/** Filter form for occupations: code or title, sponsorship, and major group. It submits by GET. */
function OccupationFilter({ query }: { query: OccupationQuery }) {
  return (
    <AnswerForm className="grid items-end gap-4 rounded-28 border border-line bg-card p-6 shadow-soft lg:grid-cols-3">
      <TextField
        name="q"
        label="Code or title"
        defaultValue={query.text}
        icon={<SpriteIcon name="search" size={20} />}
        autoComplete="off"
        enterKeyHint="search"
      />
      <SelectField
        name="sponsor"
        label="Can it be sponsored?"
        options={sponsors}
        defaultValue={query.sponsor}
      />
      <SelectField name="group" label="Group" options={groups} defaultValue={query.group} />
      <p className="col-span-full flex flex-wrap gap-3">
        <Button>Search</Button>
        {isAsking(query) && (
          <LinkButton to="/occupations" look="outline">
            Clear
          </LinkButton>
        )}
      </p>
    </AnswerForm>
  );
}

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

interface OccupationsListProps {
  query: OccupationQuery;
  found: OccupationsFound;
  /** Four digits in the search that are no code. */
  unknownCode: string | undefined;
}

/** Results of the filter, by major group, page by page. */
function OccupationsList({ query, found, unknownCode }: OccupationsListProps) {
  const { count, page, pages, groups } = found;
  if (count === 0) return <NothingFound unknownCode={unknownCode} />;
  return (
    <>
      <p className="font-semibold" role="status">
        {count === 1 ? '1 occupation' : `${count} occupations`}
        {pages > 1 && `, page ${page} of ${pages}`}
      </p>
      {groups.map(({ group: { digit, title }, rows }) => (
        <section key={title} aria-labelledby={`group-${digit}`}>
          <h2 id={`group-${digit}`} className="text-28">
            {`${digit} ${title}`.trim()}
          </h2>
          <DataTable
            caption={`${title}: whether each can be sponsored, and today’s standard rate a year`}
            quietCaption
            columns={[
              { head: 'Occupation', cell: (row: OccupationRow) => <OccupationNamed row={row} /> },
              { head: 'Standard rate', cell: ({ rate }) => rate, figure: true },
            ]}
            rows={rows}
            keyOf={({ code }) => code}
          />
        </section>
      ))}
      {pages > 1 && <Pages query={query} page={page} pages={pages} />}
    </>
  );
}

/** The answer is after the title, or below it on a phone, which has no room for another column. */
function OccupationNamed({ row: { code, title, tag } }: { row: OccupationRow }) {
  return (
    <>
      <Link to={occupationPath(code)} className="text-link underline underline-offset-4">
        {code} {title}
      </Link>
      {'\u2002'}
      <Tag look={tag.look}>{tag.tag}</Tag>
    </>
  );
}

function NothingFound({ unknownCode }: Pick<OccupationsListProps, 'unknownCode'>) {
  return (
    <EmptyState
      Icon={SearchX}
      title={unknownCode === undefined ? 'No occupations match' : `${unknownCode} is not a code of SOC 2020`}
      action={<LinkButton to="/occupations">See all groups</LinkButton>}
    >
      {unknownCode === undefined
        ? 'Try one shorter word, the first digits of the code, or “Any answer”.'
        : 'Check the number, or type the job title.'}
    </EmptyState>
  );
}

function Pages({ query, page, pages }: { query: OccupationQuery; page: number; pages: number }) {
  return (
    <nav aria-label="Pages" className="flex flex-wrap gap-3">
      {page > 1 && (
        <LinkButton to={pagePath(query, page - 1)} look="outline">
          Page {page - 1}
        </LinkButton>
      )}
      {page < pages && (
        <LinkButton to={pagePath(query, page + 1)} look="outline">
          Page {page + 1}
        </LinkButton>
      )}
    </nav>
  );
}

function pagePath({ text, sponsor, group }: OccupationQuery, page: number): string {
  return `/occupations?${new URLSearchParams({ q: text, sponsor, group, page: String(page) })}`;
}
