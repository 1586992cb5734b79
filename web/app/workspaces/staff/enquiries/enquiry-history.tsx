import { atTime } from '../../../text/moments.ts';
import type { WholeEnquiry } from './whole-enquiry.ts';

/** What the team has done, oldest first. */
export function EnquiryHistory({ history }: Pick<WholeEnquiry, 'history'>) {
  if (history.length === 0) return <p className="text-ink-2">Nobody has answered or noted anything yet.</p>;
  return (
    <ol className="enquiry-history">
      {history.map(({ id, kind, by, at, text }) => (
        <li key={id} data-kind={kind}>
          <p className="text-14 text-ink-2">
            <span className="font-semibold text-ink">{kind === 'answer' ? 'Answer' : 'Note'}</span> by{' '}
            {by ?? 'someone who has left'}, {atTime(at)}
          </p>
          <p className="as-written mt-1">{text}</p>
        </li>
      ))}
    </ol>
  );
}
