import { Link } from 'react-router';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { countWords, type EnquiryHead, stateWords } from './enquiry-words.ts';

type State = EnquiryHead['state'];

const states: readonly State[] = ['new', 'open', 'answered', 'closed'];

/** All enquiries, or those with one status; the counts leave out suspected spam. */
export function StateTabs({ counts }: { counts: Partial<Record<State, number>> }) {
  const query = useQuery();
  const current = query.get('state') ?? '';
  const at = (state: string) => {
    const there = new URLSearchParams(query);
    for (const name of ['state', 'after']) there.delete(name);
    if (state !== '') there.set('state', state);
    return `?${there}`;
  };
  return (
    <nav aria-label="By state" className="desk-tabs">
      <ul className="tabs">
        <li>
          <Link to={at('')} aria-current={current === '' ? 'page' : undefined}>
            All
          </Link>
        </li>
        {states.map((state) => (
          <li key={state}>
            <Link to={at(state)} aria-current={current === state ? 'page' : undefined}>
              {stateWords[state]} <span className="text-14">{countWords(counts[state] ?? 0)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
