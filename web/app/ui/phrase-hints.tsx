import { MessageSquareWarning } from 'lucide-react';
import { Link } from 'react-router';
import './phrase-hints.css';

export interface PhraseHint {
  /** The same as beside the words in the text. */
  readonly number: number;
  readonly words: string;
  /** Why to look at them, in a sentence or two. */
  readonly reason: string;
  /** A better sentence. */
  readonly better: string;
  /** Whether law, or advice alone, says so. */
  readonly weight: string;
  /** The page of the rule and its sources. */
  readonly why: string;
  readonly onUse: () => void;
}

interface PhraseHintsProps {
  /** The field they speak of: “Qualifications”. */
  of: string;
  hints: readonly PhraseHint[];
  /** Takes the last replacement back. */
  onUndo?: (() => void) | undefined;
}

/** Words of one field that may be unlawful or put people off. They warn, and never block. */
export function PhraseHints({ of, hints, onUndo }: PhraseHintsProps) {
  return (
    <section className="phrase-hints" aria-label={`Wording of ${of}`}>
      {hints.length > 0 && (
        <p className="phrase-hints-head">
          <MessageSquareWarning size={18} aria-hidden />
          {hints.length === 1 ? 'One phrase to look at.' : `${hints.length} phrases to look at.`} You may
          leave {hints.length === 1 ? 'it' : 'them'}.
        </p>
      )}
      <ol>
        {hints.map(({ number, words, reason, better, weight, why, onUse }) => (
          <li key={number}>
            <span aria-hidden className="phrase-number">
              {number}
            </span>
            <div className="min-w-0">
              <p>
                <b>“{words}”</b> {reason} <span className="text-ink-2">({weight})</span>
              </p>
              <p className="phrase-better">
                <span>“{better}”</span>
                <button type="button" onClick={onUse}>
                  Use it<span className="sr-only"> in place of “{words}”</span>
                </button>
                <Link to={why} target="_blank">
                  Why<span className="sr-only">: “{words}” (opens in another tab)</span>
                </Link>
              </p>
            </div>
          </li>
        ))}
      </ol>
      {onUndo !== undefined && (
        <p className="phrase-better">
          <span role="status">The sentence was replaced.</span>
          <button type="button" onClick={onUndo}>
            Undo
          </button>
        </p>
      )}
    </section>
  );
}
