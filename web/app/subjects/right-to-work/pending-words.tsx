import { CopyButton } from '../../ui/copy-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { PendingShown } from './check-shown.ts';
import { pendingText, pendingTitle } from './pending-shown.ts';

/** What follows while an application is not decided, in the words that both sides read, to copy for the other one. */
export function PendingWords({
  pending,
  reader = 'other',
}: {
  pending: PendingShown;
  /** Whom the copied words are for. */
  reader?: 'worker' | 'employer' | 'other';
}) {
  const copies = {
    worker: 'Copy for the worker',
    employer: 'Copy for the employer',
    other: 'Copy these words',
  };
  return (
    <section aria-label={pendingTitle} className="flex max-w-measure flex-col gap-3">
      <p className="font-semibold">{pendingTitle}</p>
      <ol className="flex list-decimal flex-col gap-1 pl-5 text-ink-2">
        {pending.says.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      {pending.unknown.length > 0 && (
        <Notice kind="warning" title="What is not known">
          <ul className="list-disc pl-5">
            {pending.unknown.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Notice>
      )}
      <p className="text-15 text-ink-2">The employer and the worker see the same words.</p>
      <div>
        <CopyButton
          label={copies[reader]}
          done="Copied"
          text={() => pendingText(pending)}
          className="min-h-11 font-semibold text-link underline underline-offset-4"
        />
      </div>
    </section>
  );
}
