import { CopyButton } from '../../../ui/copy-button.tsx';
import type { SettlementAnswers } from './settlement-answers.ts';

const look =
  'no-print inline-flex min-h-11 items-center rounded-full border border-outline px-4 font-medium hover:bg-ink/8';

/** Buttons to keep a result: a link that opens the same answers, and print. */
export function ShareResult({ answers }: { answers: SettlementAnswers }) {
  const address = () => `${location.origin}${location.pathname}?${new URLSearchParams(answers)}`;
  return (
    <div className="mt-6 flex flex-wrap gap-2 text-15">
      <CopyButton label="Copy link" done="Link copied" text={address} className={look} />
      <button type="button" className={`needs-scripts ${look}`} onClick={() => window.print()}>
        Print
      </button>
    </div>
  );
}
