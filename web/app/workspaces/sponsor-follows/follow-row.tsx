import type { SponsorFollow } from '@portway/contracts/register/sponsor-follows/sponsor-follows';
import { nameKey } from '@portway/rules/word-index';
import { Check, CircleDashed, TriangleAlert } from 'lucide-react';
import { dayInWords } from '../../text/days.ts';
import { onDay } from '../../text/moments.ts';
import { overallRating, routesInShort } from '../../text/sponsor/rating-words.ts';
import { sponsorChangeWords } from '../../text/sponsor/sponsor-change-words.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { nameOf, toFollow } from './followed.ts';

interface FollowRowProps {
  follow: SponsorFollow;
  onRemove: () => void;
}

/** One thing that is followed, as it is now. */
export function FollowRow({ follow, onRemove }: FollowRowProps) {
  const name = nameOf(follow);
  const { id, sponsor, search, createdAt } = follow;
  return (
    <li id={`follow-${id}`} className="follow-row">
      <div className="follow-about">
        <h2 className="text-20 wrap-anywhere">
          <a href={pathOf(follow)} className="follow-open">
            {name}
          </a>
        </h2>
        {sponsor !== null && <EntryNow sponsor={sponsor} />}
        <p className="text-14 text-ink-2">
          {sponsor?.lastChange &&
            `Last change: ${sponsorChangeWords[sponsor.lastChange.kind]}, edition of ${dayInWords(sponsor.lastChange.on)}. `}
          Followed since {onDay(createdAt)}.
        </p>
        {search !== null && (
          <a href={`/sponsors/changes?${keysOf(follow)}`} className="follow-changes">
            New and gone here<span className="sr-only">, {name}</span>
          </a>
        )}
      </div>
      <Button type="button" look="quiet" onClick={onRemove}>
        Stop following<span className="sr-only"> {name}</span>
      </Button>
    </li>
  );
}

type Entry = NonNullable<SponsorFollow['sponsor']>;

function EntryNow({ sponsor: { town, listed, routes } }: { sponsor: Entry }) {
  return (
    <>
      <p className="text-15 wrap-anywhere">
        {[town, routesInShort(routes)].filter((part) => part !== null && part !== '').join(' · ')}
      </p>
      <p>
        <StateTag listed={listed} routes={routes} />
      </p>
    </>
  );
}

function StateTag({ listed, routes }: Pick<Entry, 'listed' | 'routes'>) {
  if (!listed)
    return (
      <Tag look="rose">
        <CircleDashed size={16} aria-hidden />
        No longer on the register
      </Tag>
    );
  const { grade, words } = overallRating(routes);
  const Icon = grade === 'A' ? Check : TriangleAlert;
  return (
    <Tag look={grade === 'A' ? 'mint' : 'sand'}>
      <Icon size={16} aria-hidden />
      On the register, {words}
    </Tag>
  );
}

/** Where it stands on the register. */
function pathOf(follow: SponsorFollow): string {
  const { slug, town, route } = toFollow(follow);
  if (slug !== undefined) return `/sponsors/${slug}`;
  if (route === undefined) return `/sponsors/towns/${nameKey(town ?? '')}`;
  if (town === undefined) return `/sponsors/routes/${nameKey(route)}`;
  return `/sponsors?${keysOf(follow)}`;
}

/** Town and route as the pages of the register take them. */
const keysOf = (follow: SponsorFollow) =>
  new URLSearchParams(Object.entries(toFollow(follow)).map(([what, name]) => [what, nameKey(name)]));
