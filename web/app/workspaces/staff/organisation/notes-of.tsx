import { atTime } from '../../../text/moments.ts';
import type { WholeOrganisation } from './whole-organisation.ts';

/** What the team noted, the newest first. */
export function NotesOf({ notes }: Pick<WholeOrganisation, 'notes'>) {
  if (notes.length === 0) return <p className="text-ink-2">Nobody has noted anything yet.</p>;
  return (
    <ol className="enquiry-history">
      {notes.map(({ id, by, at, text }) => (
        <li key={id}>
          <p className="text-14 text-ink-2">
            {by ?? 'Someone who has left'}, {atTime(at)}
          </p>
          <p className="as-written mt-1">{text}</p>
        </li>
      ))}
    </ol>
  );
}
