import { Link } from 'react-router';
import { atTime, onDay } from '../../../text/moments.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { WholeOrganisation } from './whole-organisation.ts';

type Entry = NonNullable<WholeOrganisation['claim']>['entry'];
type Mark = NonNullable<WholeOrganisation['register']>['mark'];

/** Which entry is theirs, what they asked us to confirm, and what was asked and answered before. */
export function RegisterOf({ organisation }: { organisation: WholeOrganisation }) {
  const { register, claim, claimHistory } = organisation;
  return (
    <div className="flex flex-col gap-4">
      {register === null ? (
        <p className="text-ink-2">No entry of the register counts as theirs.</p>
      ) : (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <EntryLink entry={register.entry} />
          <Tag look={register.mark === 'confirmed' ? 'mint' : 'sand'}>{markWords(register.mark)}</Tag>
          <span className="text-14 text-ink-2">since {onDay(register.since)}</span>
        </p>
      )}
      {claim !== null && <LastClaim claim={claim} />}
      {claimHistory.length > 0 && (
        <div>
          <h3 className="text-16 font-semibold">Claims so far</h3>
          <ol className="enquiry-history mt-3">
            {claimHistory.map(({ at, action, by }) => (
              <li key={`${at}${action}`}>
                <p className="text-15">{deeds[action] ?? action}</p>
                <p className="text-14 text-ink-2">
                  {by ?? 'Someone who has left'}, {atTime(at)}
                </p>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}

function LastClaim({ claim }: { claim: NonNullable<WholeOrganisation['claim']> }) {
  const { entry, reason, askedAt, confirmed, answer } = claim;
  return (
    <div>
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-16 font-semibold">
        Their claim
        <Tag look={confirmed === null ? 'gold' : confirmed ? 'mint' : 'rose'}>
          {confirmed === null ? 'To be decided' : confirmed ? 'Confirmed' : 'Refused'}
        </Tag>
      </h3>
      <p className="mt-2">
        <EntryLink entry={entry} />
        <span className="text-14 text-ink-2">, asked on {onDay(askedAt)}</span>
      </p>
      <p className="as-written mt-2">{reason}</p>
      {answer !== null && (
        <p className="as-written mt-2 text-15">
          <span className="font-semibold">Our answer:</span> {answer}
        </p>
      )}
      {confirmed === null && (
        <p className="mt-3">
          <LinkButton to="/staff/register" look="outline">
            Decide about it
          </LinkButton>
        </p>
      )}
    </div>
  );
}

function EntryLink({ entry: { slug, name, town } }: { entry: Entry }) {
  return (
    <Link to={`/sponsors/${slug}`} reloadDocument className="text-link underline underline-offset-4">
      {town === null ? name : `${name}, ${town}`}
    </Link>
  );
}

const marks = {
  claimed: 'Claimed',
  confirmed: 'Confirmed by us',
  gone: 'No longer on the register',
} as const;
const markWords = (mark: Mark) => (mark === null ? 'Does not count: the names differ' : marks[mark]);

const deeds: Readonly<Record<string, string>> = {
  'register-claim-asked': 'They asked us to confirm an entry',
  'register-claim-withdrawn': 'They withdrew their claim',
  'register-claim-confirmed': 'We confirmed it',
  'register-claim-refused': 'We refused it',
};
