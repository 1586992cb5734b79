import { Link } from 'react-router';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { ListShown } from './present-lists.ts';
import type { OccupationShown } from './present-occupation.ts';

/** Who can use the code, the lists it is on, and next steps. */
export function OccupationFacts({ occupation }: { occupation: OccupationShown }) {
  const { facts, lists, next, today, recordedTo, sponsorability } = occupation;
  const elsewhere = ['in-route', 'extending', 'not-eligible'].includes(sponsorability);
  return (
    <>
      <section aria-labelledby="who">
        <h2 id="who" className="text-28">
          Who can use it
        </h2>
        <dl className="mt-4 border-t border-line text-15">
          {facts.map(({ term, says, href }) => (
            <FactRow key={term} term={term}>
              {says} <RuleLink href={href} of={term} />
            </FactRow>
          ))}
        </dl>
        <p className="mt-3 text-14 text-ink-2">
          For a certificate assigned on {today}, Rules read to {recordedTo}.
        </p>
      </section>
      {lists.map((list) => (
        <OnAList key={list.id} list={list} />
      ))}
      <section aria-labelledby="next">
        <h2 id="next" className="text-28">
          What to do next
        </h2>
        <p className="mt-3 max-w-measure">{next}</p>
        {elsewhere && (
          <LinkButton to="/occupations" look="outline" className="mt-5">
            Search for another occupation
          </LinkButton>
        )}
      </section>
    </>
  );
}

function OnAList({ list: { id, name, href, inForce, gives, facts, disagreement } }: { list: ListShown }) {
  return (
    <section aria-labelledby={id} className="rounded-28 border border-line bg-card p-6 shadow-soft">
      <p>
        <Tag look={inForce ? 'sky' : 'sand'}>
          {inForce ? 'On the list today' : 'To be confirmed on GOV.UK'}
        </Tag>
      </p>
      <h2 id={id} className="mt-3 text-22">
        {name}
      </h2>
      <p className="mt-1 text-15 text-ink-2">{gives}</p>
      <dl className="mt-4 border-t border-line text-15">
        {facts.map(({ term, says }) => (
          <FactRow key={term} term={term}>
            {says}
          </FactRow>
        ))}
      </dl>
      {disagreement !== undefined && (
        <Notice kind="warning" title="GOV.UK’s two tables differ" className="mt-4">
          {disagreement}
        </Notice>
      )}
      <p className="mt-3 text-14">
        <RuleLink href={href} of={name} />
      </p>
    </section>
  );
}

function FactRow({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-x-4 border-b border-line py-3 sm:grid-cols-[1fr_3fr]">
      <dt className="font-semibold">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function RuleLink({ href, of }: { href: string; of: string }) {
  return (
    <Link to={href} aria-label={`The rule: ${of}`} className="text-link underline underline-offset-4">
      The rule
    </Link>
  );
}
