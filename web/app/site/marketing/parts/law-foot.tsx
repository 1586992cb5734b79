import { feesLastRead } from '@portway/rules/fee-table';
import { ratesLastChecked } from '../../../text/law-day.ts';
import { TextLink } from './text-link.tsx';

/** Note under legal figures: the day they apply to, and how far the records go. */
export function LawFoot({
  law,
  recorded,
  withFees = false,
}: {
  law: string;
  recorded: string;
  /** Whether Home Office fees are among the figures. */
  withFees?: boolean;
}) {
  return (
    <p className="mt-6 max-w-measure text-14 text-ink-2">
      {ratesLastChecked(law, recorded)} {withFees && `${feesLastRead} `}
      <TextLink to="/rules">The rules and their sources</TextLink>.
    </p>
  );
}
