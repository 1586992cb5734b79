import { SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { OccupationRow, OccupationsFound } from './find-occupations.ts';
import { occupationPath } from './major-groups.ts';
import type { OccupationQuery } from './occupation-query.ts';

interface OccupationsListProps {
  query: OccupationQuery;
  found: OccupationsFound;
  /** Four digits in the search that are no code. */
  unknownCode: string | undefined;
}

/** Results of the filter, by major group, page by page. */
export function OccupationsList({ query, found, unknownCode }: OccupationsListProps) {
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
