import type { SponsorsFound } from '@portway/contracts/register/sponsor-register/sponsors';
import { Link } from 'react-router';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import { EditionLine, OldEdition } from '../edition-line.tsx';
import { FollowLink } from '../entry/follow-link.tsx';
import { type Place, routePath, townPath } from '../places.ts';
import { NameField } from '../search/search-form.tsx';
import { SponsorList } from '../sponsor-list.tsx';
import type { PlaceKind } from './place-list.server.ts';

interface PlacePageProps {
  kind: PlaceKind;
  place: Place;
  found: SponsorsFound;
  isLater: boolean;
  today: string;
  title: string;
}

/** The sponsors of a town or a route by name, with ways to search and to follow them. */
export function PlacePage({ kind, place: { key, name }, found, isLater, today, title }: PlacePageProps) {
  const { sponsors, next, recordedOn } = found;
  const all = { to: `/sponsors/${kind}s`, title: kind === 'town' ? 'Towns' : 'Routes' };
  const path = kind === 'town' ? townPath(key) : routePath(key);
  return (
    <div className="page-width pt-8 pb-section">
      <Breadcrumbs trail={[{ to: '/sponsors', title: 'Register of sponsors' }, all]} />
      <h1 className="text-48">{title}</h1>
      <EditionLine recordedOn={recordedOn} today={today} />
      <search>
        <form action="/sponsors" className="sponsor-search" aria-label={`Sponsors: ${name}`}>
          <input type="hidden" name={kind} value={key} />
          <NameField />
        </form>
      </search>
      <OldEdition recordedOn={recordedOn} today={today} />
      <div className="mt-4 mb-6 flex flex-wrap items-center gap-x-6">
        <FollowLink what={kind} which={name} look="outline">
          <SpriteIcon name="bell-ring" size={18} />
          Follow new sponsors here
        </FollowLink>
        <Link to={`/sponsors/changes?${kind}=${key}`} className="sponsor-more">
          New and gone here
        </Link>
        <a href={`/sponsors/changes.atom?${kind}=${key}`} className="sponsor-more">
          Atom feed of changes
        </a>
      </div>
      <SponsorList sponsors={sponsors} />
      {(next !== null || isLater) && (
        <nav aria-label="Pages of sponsors" className="mt-6 flex flex-wrap gap-3">
          {next !== null && <LinkButton to={`${path}?after=${next}`}>More sponsors</LinkButton>}
          {isLater && (
            <LinkButton to={path} look="outline">
              Back to the first
            </LinkButton>
          )}
        </nav>
      )}
    </div>
  );
}

/** For a town or a route that the newest edition does not have. */
export function NoSuchPlace({ kind }: { kind: PlaceKind }) {
  return (
    <div className="page-width pt-8 pb-section sm:pt-12">
      <h1 className="text-48">The register has no such {kind}</h1>
      <p className="mt-4 max-w-measure text-ink-2">
        The address may be mistyped, or the {kind} has left the register with its last sponsor.
      </p>
      <p className="mt-6">
        <LinkButton to={`/sponsors/${kind}s`}>
          {kind === 'town' ? 'See the towns' : 'See the routes'}
        </LinkButton>
      </p>
    </div>
  );
}
