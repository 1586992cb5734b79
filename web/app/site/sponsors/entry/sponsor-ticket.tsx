import type { SponsorWithHistory } from '@portway/contracts/register/sponsor-register/sponsors';
import { nameKey } from '@portway/rules/word-index';
import { Link } from 'react-router';
import { dayInWords } from '../../../text/days.ts';
import { overallRating } from '../../../text/sponsor/rating-words.ts';
import { tintOf } from '../../../ui/name-tint.ts';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { ageInWords } from '../edition-words.ts';
import { routePath, townPath } from '../places.ts';
import { initialsOfCompany, otherNames, type RouteRow, routeRows, verdictOf } from './present-sponsor.ts';

interface SponsorTicketProps {
  sponsor: SponsorWithHistory;
  today: string;
  level: 1 | 2;
}

/** The verdict on an entry as a ticket, with its routes on the end that is torn off. */
export function SponsorTicket({ sponsor, today, level }: SponsorTicketProps) {
  const { name, listed, lastSeen } = sponsor;
  const others = otherNames(sponsor);
  const Heading = level === 1 ? 'h1' : 'h2';
  const rows = routeRows(sponsor);
  return (
    <div className="ticket scheme-page sponsor-ticket" data-gone={!listed || undefined}>
      <div className={rows.length > 0 ? 'ticket-top' : 'sponsor-whole'}>
        <div className="sponsor-head">
          <span aria-hidden className="sponsor-mark name-tint" data-tint={tintOf(name)}>
            {initialsOfCompany(name)}
          </span>
          <Heading>
            <span className="sponsor-name">{name}</span>
            {/* The verdict is drawn below the place. */}
            <span className="sr-only"> {verdictOf(sponsor)}</span>
          </Heading>
          <p className="sponsor-note">
            <Place {...sponsor} />
            {others.length > 0 && ` · also known as ${others.join(', ')}`}
          </p>
        </div>
        <div className="sponsor-verdict">
          <VerdictIcon sponsor={sponsor} />
          <div>
            <p aria-hidden className="sponsor-says">
              {capital(verdictOf(sponsor).replace(/^is /, ''))}
            </p>
            <p className="sponsor-note">
              {listed
                ? `in the edition of ${dayInWords(lastSeen)}, ${ageInWords(lastSeen, today)}`
                : `last seen in the edition of ${dayInWords(lastSeen)}`}
            </p>
          </div>
        </div>
      </div>
      {rows.length > 0 && (
        <div className="ticket-end">
          <DataTable
            caption={`Routes and ratings of ${name}`}
            quietCaption
            columns={[
              {
                head: 'Route',
                cell: ({ route }: RouteRow) => <Link to={routePath(nameKey(route))}>{route}</Link>,
              },
              { head: 'Rating', cell: ({ rating }) => rating },
              { head: 'Since', cell: ({ since }) => since },
            ]}
            rows={rows}
            keyOf={({ route, rating }) => `${route} ${rating}`}
          />
        </div>
      )}
    </div>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function VerdictIcon({ sponsor: { listed, routes } }: { sponsor: SponsorWithHistory }) {
  if (!listed) return <SpriteIcon name="ban" size={26} className="text-coral" />;
  if (overallRating(routes).grade === 'A')
    return <SpriteIcon name="shield-check" size={26} className="text-link" />;
  return <SpriteIcon name="triangle-alert" size={26} />;
}

/** The town of an entry that has left may have left with it, and then has no page. */
function Place({ town, county, listed }: Pick<SponsorWithHistory, 'town' | 'county' | 'listed'>) {
  if (town === null) return county ?? 'No town is written';
  const key = nameKey(town);
  return (
    <>
      {key === '' || !listed ? town : <Link to={townPath(key)}>{town}</Link>}
      {county !== null && county !== '' && `, ${county}`}
    </>
  );
}
