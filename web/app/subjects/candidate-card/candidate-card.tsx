import type { CandidateCard as Card } from '@portway/contracts/candidate/profile/candidate-card';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tag } from '../../ui/tag.tsx';
import { CandidateHead } from './candidate-head.tsx';
import { Education, Work } from './career.tsx';
import { cultureFacts, type Fact, nextFacts } from './facts-of.ts';
import './candidate-card.css';

/** A candidate exactly as the server shows them to recruiters. Missing answers are left out. */
export function CandidateCard({ card }: { card: Card }) {
  const { lookingFor, bio, openToRoles, skills, achievements, work, education, links } = card;
  return (
    <article className="candidate shadow-soft" aria-label={`The card of ${card.fullName}`}>
      <CandidateHead card={card} />
      {lookingFor !== null && (
        <Part title="Looking for">
          <p className="candidate-quote lines">{lookingFor}</p>
        </Part>
      )}
      <Facts title="Ideal next opportunity" facts={nextFacts(card)} />
      <Tags title="Open to roles" tags={openToRoles} look="sand" />
      {bio !== null && (
        <Part title="About">
          <p className="lines max-w-measure">{bio}</p>
        </Part>
      )}
      {work.length > 0 && (
        <Part title="Work">
          <Work work={work} />
        </Part>
      )}
      {education.length > 0 && (
        <Part title="Education">
          <Education education={education} />
        </Part>
      )}
      <Tags title="Skills" tags={skills} look="mint" />
      <Tags title="Certificates" tags={card.certificates} look="sand" />
      <Tags title="Registrations" tags={card.registrations} look="sand" />
      <Tags title="English tests" tags={card.englishTests} look="sand" />
      <Tags title="Languages" tags={card.languages} look="sand" />
      {achievements !== null && (
        <Part title="Achievements">
          <p className="lines max-w-measure">{achievements}</p>
        </Part>
      )}
      <Facts title="Culture" facts={cultureFacts(card)} />
      <Links links={links} />
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="candidate-part">
      <h4>{title}</h4>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <Part title={title}>
      <dl className="candidate-facts">
        {facts.map(({ about, said }) => (
          <div key={about}>
            <dt>{about}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function Tags({ title, tags, look }: { title: string; tags: readonly string[]; look: 'mint' | 'sand' }) {
  if (tags.length === 0) return null;
  return (
    <Part title={title}>
      <ul className="candidate-tags">
        {tags.map((tag) => (
          <li key={tag}>
            <Tag look={look}>{tag}</Tag>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Links({ links: { website, linkedin, github, twitter } }: { links: Card['links'] }) {
  const entries = Object.entries({ Website: website, LinkedIn: linkedin, GitHub: github, Twitter: twitter });
  const links = entries.flatMap(([site, address]) => (address === null ? [] : [{ site, address }]));
  if (links.length === 0) return null;
  return (
    <Part title="Links">
      <ul className="candidate-links">
        {links.map(({ site, address }) => (
          <li key={site}>
            <a href={address} rel="noreferrer nofollow">
              {site}
              <ArrowUpRight size={18} />
            </a>
          </li>
        ))}
      </ul>
    </Part>
  );
}
