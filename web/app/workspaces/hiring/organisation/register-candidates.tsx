import type { RegisterCandidate } from '@portway/contracts/candidate/jobs/job-sponsorship';
import { BusyButton } from '../../../kit/forms/busy-button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { EntryLink } from './entry-link.tsx';

const confidenceWords = {
  exact: { words: 'Same name and town', look: 'mint' },
  likely: { words: 'Likely', look: 'sand' },
  possible: { words: 'Possible', look: 'sand' },
} as const;

interface RegisterCandidatesProps {
  candidates: readonly RegisterCandidate[];
  sending: boolean;
  /** Left out for those who may not choose. */
  choose: ((entry: string) => void) | undefined;
}

/** Entries that might be the organisation, each with how sure that is, and why. Nothing is chosen for anybody. */
export function RegisterCandidates({ candidates, sending, choose }: RegisterCandidatesProps) {
  return (
    <ul className="rows">
      {candidates.map(({ entry, confidence, because }) => (
        <li key={entry.id}>
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <EntryLink entry={entry} />
              <Tag look={confidenceWords[confidence].look}>{confidenceWords[confidence].words}</Tag>
            </p>
            <p className="mt-1 text-15 text-ink-2">{because.join(' ')}</p>
          </div>
          {choose !== undefined && (
            <BusyButton
              type="button"
              look="outline"
              sending={sending}
              onClick={() => choose(String(entry.id))}
              aria-label={`This is us: ${entry.name}`}
            >
              This is us
            </BusyButton>
          )}
        </li>
      ))}
    </ul>
  );
}
