import type { SearchReading } from '@portway/contracts/candidate/jobs/search-reading';
import { Link } from 'react-router';
import { LinkButton } from '../../../ui/button.tsx';
import type { JobSearch } from '../job-search.ts';
import { othersInWords, readingInWords } from './reading-in-words.ts';

interface ShowingForProps {
  search: JobSearch;
  reading: SearchReading | undefined;
  /** The words that were searched for instead, because those typed find nothing and look like a slip. */
  showing?: string | undefined;
  /** The address of a search on this page. */
  addressOf: (search: JobSearch) => string;
}

/** What the words of a search were read as, with one press to undo it; a word with two meanings is asked about. */
export function ShowingFor({ search, reading, showing, addressOf }: ShowingForProps) {
  const { title } = search;
  if (title === undefined || (reading === undefined && showing === undefined)) return null;
  const asTyped = addressOf({ ...search, words: 'exact' });
  return (
    <div className="job-showing">
      {reading?.doubt !== undefined && (
        <PlaceQuestion search={search} doubt={reading.doubt} asTyped={asTyped} addressOf={addressOf} />
      )}
      <p>
        {showing !== undefined && (
          <>
            We found nothing for “{title}”. Showing results for <strong>{showing}</strong>.{' '}
          </>
        )}
        {reading !== undefined && <Reading reading={reading} isSpelt={showing !== undefined} />}{' '}
        {reading !== undefined && (
          <Link to={asTyped} preventScrollReset>
            Search for exactly “{title}”
          </Link>
        )}
      </p>
    </div>
  );
}

function Reading({ reading, isSpelt }: { reading: SearchReading; isSpelt: boolean }) {
  const { others, first, place, level, workplace, sponsored } = reading;
  const saysMore = !isSpelt || [place, level, workplace, sponsored].some((each) => each !== undefined);
  return (
    <>
      {saysMore && (
        <>
          Showing <strong>{readingInWords(reading)}</strong>.{' '}
        </>
      )}
      {others.length > 0 && <>Also searched for: {othersInWords(others)}. </>}
      {first !== undefined && <>Those that say “{first}” come first. </>}
    </>
  );
}

interface PlaceQuestionProps extends Pick<ShowingForProps, 'search' | 'addressOf'> {
  doubt: NonNullable<SearchReading['doubt']>;
  asTyped: string;
}

/** A word that may be a place or something else: one press for each. */
function PlaceQuestion({ search, doubt: { place, without }, asTyped, addressOf }: PlaceQuestionProps) {
  const { title, ...rest } = search;
  const inPlace = { ...rest, ...(without !== '' && { title: without }), place };
  return (
    <fieldset className="job-place-question">
      <legend>Did you mean jobs in {place}?</legend>
      <LinkButton look="outline" to={addressOf(inPlace)}>
        Yes, in {place}
      </LinkButton>
      <LinkButton look="outline" to={asTyped}>
        No, the words “{title}”
      </LinkButton>
    </fieldset>
  );
}
