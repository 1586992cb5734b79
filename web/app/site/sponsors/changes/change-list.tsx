import type { SponsorChanges } from '@portway/contracts/register/sponsor-register/sponsors';
import { Link } from 'react-router';
import { dayInWords } from '../../../text/days.ts';
import { Tag } from '../../../ui/tag.tsx';
import { sponsorPath } from '../places.ts';
import { changeInWords, kindWords } from './change-words.ts';

type Change = SponsorChanges['changes'][number];

const looks = { added: 'mint', back: 'mint', gone: 'rose', rated: 'sand', routes: 'sky' } as const;

/** The changes day by day, the newest first. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return <p className="text-ink-2">Nothing changed that is like this.</p>;
  return [...Map.groupBy(changes, ({ on }) => on)].map(([on, ofDay]) => (
    <section key={on} aria-labelledby={`day-${on}`} className="mb-8">
      <h2 id={`day-${on}`} className="mb-3 text-20">
        {dayInWords(on)}
      </h2>
      <ul className="sponsor-list">
        {ofDay.map(({ kind, before, after, sponsor: { slug, name, town } }) => (
          <li key={slug}>
            <div>
              <Link to={sponsorPath(slug)} className="covers-all">
                {name}
              </Link>
              <p className="sponsor-note">{town}</p>
            </div>
            <div className="sponsor-rated">
              <Tag look={looks[kind]}>{kindWords[kind]}</Tag>
              <p className="sponsor-note">{changeInWords({ kind, before, after })}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  ));
}
