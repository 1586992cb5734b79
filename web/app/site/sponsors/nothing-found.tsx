import { dayInWords } from '../../text/days.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { spriteIcon } from '../../ui/sprite-icon.tsx';
import { OfficialList } from './edition-line.tsx';
import { isFiltered, type SponsorSearch, sponsorsAddress } from './sponsor-search.ts';

const SearchIcon = spriteIcon('search');

/** Says that no entry is like this, what that means, and what to try. */
export function NothingFound({ search, recordedOn }: { search: SponsorSearch; recordedOn: string }) {
  const { query } = search;
  return (
    <EmptyState
      Icon={SearchIcon}
      title={query === undefined ? 'No sponsor is like that' : `No sponsor is called “${query}”`}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          {isFiltered(search) && (
            <LinkButton to={sponsorsAddress(query === undefined ? {} : { query })}>
              Search without the filters
            </LinkButton>
          )}
          <OfficialList />
        </span>
      }
    >
      The register uses legal names: try the name on a payslip or at Companies House, or add the town. The
      edition of {dayInWords(recordedOn)} says nothing about others.
    </EmptyState>
  );
}
