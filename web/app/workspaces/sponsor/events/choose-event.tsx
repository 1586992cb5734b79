import type { WorkerEventFacts } from '@portway/contracts/sponsor/duties/events/events';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useMe } from '../../../kit/loading/use-me.ts';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { eventGroups, keepersOnly } from './event-words.ts';
import './record-event.css';

/** What happened, in plain words, grouped. */
export function ChooseEvent({ facts }: { facts: WorkerEventFacts | null }) {
  const query = useQuery();
  const role = useMe().organisation?.complianceRole;
  const keeps = role === 'officer' || role === 'adviser';
  const groups = eventGroups
    .filter(({ about }) => facts === null || about === 'worker')
    .filter(({ isConfidential }) => isConfidential === undefined || role === 'officer')
    .filter(({ isForRecordKeepers }) => isForRecordKeepers === undefined || keeps);
  const to = (kind: string) => {
    const there = new URLSearchParams(query);
    there.set('what', kind);
    return `?${there}`;
  };
  return (
    <div>
      <h1 className="text-36">{facts === null ? 'What happened?' : `What happened to ${facts.name}?`}</h1>
      <p className="mt-2 max-w-measure text-ink-2">
        Choose the line that fits. We count what it means under the rules, and record nothing until you say
        so.
      </p>
      <div className="happened-groups">
        {groups.map(({ title, choices, isConfidential }) => (
          <section key={title} aria-label={title}>
            <h2 className="text-20">{title}</h2>
            {isConfidential && (
              <p className="text-14 text-ink-2">Only compliance officers see what is recorded here.</p>
            )}
            <ul className="mt-2">
              {choices
                .filter(({ kind }) => keeps || !keepersOnly.includes(kind))
                .map(({ kind, words }) => (
                  <li key={kind}>
                    <Link to={to(kind)}>
                      {words}
                      <ChevronRight size={18} aria-hidden />
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
