import type { VisaFacts } from '@portway/contracts/hiring/visa-facts/visa-facts';
import { type Sponsor, visaFactsLines } from './visa-facts-lines.ts';
import './visa-facts.css';

/** What is shared about sponsorship, in the words in which both sides see it. */
export function VisaFactsList({ facts, sponsor }: { facts: VisaFacts; sponsor?: Sponsor }) {
  return (
    <dl className="facts-list">
      {visaFactsLines(facts, sponsor).map(({ label, figure, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{figure}</b>
            {note !== undefined && <span>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
