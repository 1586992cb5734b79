import { Link } from 'react-router';
import type { PagePath } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import type { AudienceFacts } from './audience-facts.ts';
import { Picks } from './picks.tsx';

interface FactCard {
  readonly to: PagePath;
  readonly title: string;
  readonly figure: string;
  /** What the figure is. */
  readonly of: string;
}

const organisations = (facts: AudienceFacts): readonly FactCard[] => [
  {
    to: '/sponsor-licence',
    title: 'Sponsor License',
    figure: facts.smallLicence,
    of: `for a small sponsor, ${facts.largeLicence} for a larger one, once.`,
  },
  {
    to: '/compliance',
    title: 'Compliance',
    figure: facts.report,
    of: 'to report most changes about a sponsored worker.',
  },
  {
    to: '/recruitment',
    title: 'Recruitment',
    figure: facts.developer,
    of: 'a year, at least, for an experienced software developer.',
  },
];

const individuals = (facts: AudienceFacts): readonly FactCard[] => [
  {
    to: '/job-seekers',
    title: 'Job Seekers',
    figure: facts.youngDeveloper,
    of: 'a year, at least, for a software developer under 26.',
  },
  {
    to: '/visa-processing',
    title: 'Visa Processing',
    figure: facts.visaDecision,
    of: 'is usual for a decision on an application from abroad.',
  },
];

const tabs = ['For Organizations', 'For Individuals', 'For Universities'] as const;

/** The one figure that matters first to each of three groups of readers, and where to read on. */
export function Audience({ facts }: { facts: AudienceFacts }) {
  return (
    <section aria-labelledby="audience" className="foot-ground py-section">
      <div className="page-width reveal-group">
        <h2 id="audience" className="text-48">
          You get a Sponsorship License, we take the hassle
        </h2>
        <Picks name="audience" legend="Who you are" picks={tabs} />
        <Facts when="a" cards={organisations(facts)} />
        <Facts when="b" cards={individuals(facts)} />
        <div data-when="c">
          <Universities />
        </div>
      </div>
    </section>
  );
}

function Facts({ when, cards }: { when: string; cards: readonly FactCard[] }) {
  return (
    <div data-when={when} className="strip facts">
      {cards.map(({ to, title, figure, of }) => (
        <div key={to} className="lead-card">
          <h3>{title}</h3>
          <p>
            <b>{figure}</b> {of}
          </p>
          <Link to={to} className="card-link">
            <span>
              Learn More<span className="sr-only">: {title}</span>
            </span>
          </Link>
        </div>
      ))}
    </div>
  );
}

function Universities() {
  return (
    <>
      <h3 className="text-36">Partner with us</h3>
      <p className="mt-6 mb-4 max-w-[26em] text-20 text-ink-2">
        Your graduates are looking for employers who can sponsor them.
      </p>
      <LinkButton to="/universities#register" look="gold">
        Register Now
      </LinkButton>
    </>
  );
}
