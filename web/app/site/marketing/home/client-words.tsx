import { initialsOf } from '../../../ui/initials.ts';
import { Section } from '../../../ui/section.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { ClientWord } from './client-words-of.server.ts';

/** What three clients said, where the worked cases are until then. */
export function ClientWords({ words }: { words: readonly ClientWord[] }) {
  return (
    <Section id="clients" title="What our clients say">
      <div className="strip">
        {words.map(({ quote, name, role, organisation, example }) => (
          <article key={`${name} ${quote}`} className="ticket case">
            <div className="ticket-top">
              <blockquote className="wrap-anywhere">
                <p>“{quote}”</p>
              </blockquote>
            </div>
            <div className="ticket-end">
              <h3 className="wrap-anywhere">
                <span
                  aria-hidden
                  className="grid size-14 shrink-0 place-items-center rounded-full bg-mint text-link"
                >
                  {initialsOf(name)}
                </span>
                {name}
              </h3>
              <p className="wrap-anywhere">
                {role}, {organisation}
              </p>
              {example && (
                <p className="mt-2">
                  <Tag look="sand">Example</Tag>
                </p>
              )}
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
