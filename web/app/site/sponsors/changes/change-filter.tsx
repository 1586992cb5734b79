import type { SponsorChanges } from '@portway/contracts/register/sponsor-register/sponsors';
import { dayInWords } from '../../../text/days.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import type { Place } from '../places.ts';
import { Choice, optionsOf } from '../search-choice.tsx';
import type { ChangeQuery } from './change-query.ts';
import { kindWords } from './change-words.ts';

interface ChangeFilterProps {
  query: ChangeQuery;
  routes: readonly Place[];
  towns: readonly Place[];
  editions: SponsorChanges['editions'];
}

/** Which changes are shown. It submits by GET. */
export function ChangeFilter({ query, routes, towns, editions }: ChangeFilterProps) {
  const days = editions.slice(0, -1).map(({ on }): [string, string] => [on, dayInWords(on)]);
  const isOn = Object.keys(query).length > 0;
  return (
    <search>
      <form action="/sponsors/changes" className="sponsor-search" aria-label="Changes">
        <div className="sponsor-choices">
          <Choice
            name="kind"
            label="Kind"
            any="All changes"
            value={query.kind}
            options={Object.entries(kindWords)}
          />
          <Choice name="day" label="Edition" any="All editions" value={query.day} options={days} />
          <Choice
            name="route"
            label="Route"
            any="All routes"
            value={query.route}
            options={optionsOf(routes, query.route)}
          />
          <Choice
            name="town"
            label="Town"
            any="Any town"
            value={query.town}
            options={optionsOf(towns, query.town)}
          />
          <Button>Show</Button>
          {isOn && (
            <LinkButton to="/sponsors/changes" look="quiet">
              Clear
            </LinkButton>
          )}
        </div>
      </form>
    </search>
  );
}
