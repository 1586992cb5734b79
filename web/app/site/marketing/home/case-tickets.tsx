import { Link } from 'react-router';
import { Section } from '../../../ui/section.tsx';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import { FigureList } from './figure-list.tsx';
import type { WorkedCase } from './worked-cases.ts';

/** Three worked cases, until staff have confirmed the words of three clients. Each opens the plan with its answers. */
export function CaseTickets({ cases }: { cases: readonly WorkedCase[] }) {
  return (
    <Section id="cases" title="Three cases, worked today" lead="Made-up people, real rules.">
      <div className="strip">
        {cases.map((worked) => (
          <CaseTicket key={worked.who} worked={worked} />
        ))}
      </div>
    </Section>
  );
}

function CaseTicket({ worked: { who, address, lawOf, answer } }: { worked: WorkedCase }) {
  const isBarrier = 'barrier' in answer;
  return (
    <article className={isBarrier ? 'ticket case barrier' : 'ticket case'}>
      <div className="ticket-top">
        <h3 className={isBarrier ? 'text-coral' : 'text-link'}>
          <SpriteIcon name={isBarrier ? 'ban' : 'circle-check'} />
          {isBarrier ? 'A barrier' : 'No obvious barrier'}
        </h3>
        <p>{who}</p>
        {lawOf !== undefined && <p>By the law of {lawOf}</p>}
      </div>
      <div className="ticket-end">
        {isBarrier ? <p>{answer.barrier}</p> : <FigureList figures={answer} />}
        <Link to={address} className="card-link">
          <span>
            {isBarrier ? 'What to do instead' : 'See the working'}
            <span className="sr-only">: {who}</span>
          </span>
        </Link>
      </div>
    </article>
  );
}
