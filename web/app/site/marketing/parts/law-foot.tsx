import { ratesLastChecked } from '../../../text/law-day.ts';
import { TextLink } from './text-link.tsx';

/** Note under legal figures: the day they apply to, and how far the records go. */
export function LawFoot({ law, recorded }: { law: string; recorded: string }) {
  return (
    <p className="mt-6 max-w-measure text-14 text-ink-2">
      {ratesLastChecked(law, recorded)} <TextLink to="/rules">The rules and their sources</TextLink>.
    </p>
  );
}
