import type { ComponentType } from 'react';
import type { PagePath } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { LinkCard } from '../../../ui/link-card.tsx';
import { Rosette } from '../../../ui/rosette.tsx';
import { SpriteIcon, spriteIcon } from '../../../ui/sprite-icon.tsx';
import { Picks } from './picks.tsx';

interface AudienceCard {
  readonly to: PagePath;
  readonly Icon: ComponentType<{ size?: number }>;
  readonly title: string;
  readonly text: string;
}

const organisations: readonly AudienceCard[] = [
  {
    to: '/sponsor-licence',
    Icon: spriteIcon('file-badge'),
    title: 'Sponsor License',
    text: 'The checks, the papers and the people you name, up to the day you apply.',
  },
  {
    to: '/compliance',
    Icon: spriteIcon('shield-check'),
    title: 'Compliance',
    text: 'What to report and what to keep, with each deadline counted.',
  },
  {
    to: '/recruitment',
    Icon: spriteIcon('users'),
    title: 'Recruitment',
    text: 'What software roles must pay today; later engineers who want to move.',
  },
];

const individuals: readonly AudienceCard[] = [
  {
    to: '/job-seekers',
    Icon: spriteIcon('search'),
    title: 'Job Seekers',
    text: 'What a job must pay to be sponsored, and how to know an honest offer.',
  },
  {
    to: '/visa-processing',
    Icon: spriteIcon('stamp'),
    title: 'Visa Processing',
    text: 'The steps and papers of your application, and what it costs you and your family.',
  },
];

const tabs = ['For Organizations', 'For Individuals', 'For Universities'] as const;

/** What we offer to each of three groups of readers. */
export function Audience() {
  return (
    <section aria-labelledby="audience" className="foot-ground relative isolate overflow-clip py-section">
      <div className="page-width reveal-group">
        <h2 id="audience" className="text-48">
          You get a Sponsorship License, we take the hassle
        </h2>
        <Picks name="audience" legend="Who you are" picks={tabs} />
        <Cards when="a" cards={organisations} className="md:grid-cols-3" />
        <Cards when="b" cards={individuals} className="md:grid-cols-2" />
        <div data-when="c">
          <Universities />
        </div>
      </div>
    </section>
  );
}

function Cards({
  when,
  cards,
  className,
}: {
  when: string;
  cards: readonly AudienceCard[];
  className: string;
}) {
  return (
    <div data-when={when} className={`grid gap-4 lg:gap-6 ${className}`}>
      {cards.map((card) => (
        <LinkCard key={card.to} {...card} action="Learn More" ground="racing" />
      ))}
    </div>
  );
}

function Universities() {
  return (
    <div className="hero-ground relative isolate flex flex-col items-start overflow-clip rounded-28 p-6 sm:p-8">
      <Rosette
        seed="tools"
        className="fade-left -top-24 -right-80 -z-10 size-144 text-gold opacity-35 sm:-right-24"
      />
      <span className="card-mark bg-ink/10 text-gold">
        <SpriteIcon name="graduation-cap" />
      </span>
      <h3 className="mt-5 text-36">Partner with us</h3>
      <p className="mt-3 mb-8 max-w-[30em] text-20 text-ink-2">
        Your graduates look for employers who can sponsor them. Register, and we’ll write back.
      </p>
      <LinkButton to="/universities#register" look="gold" className="mt-auto">
        Register Now
        <SpriteIcon name="arrow-right" size={20} />
      </LinkButton>
    </div>
  );
}
