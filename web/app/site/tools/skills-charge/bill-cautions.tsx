import { useLocation } from 'react-router';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ResultPart } from '../../../ui/result-card.tsx';
import type { BillShown } from './present-bill.ts';
import { Caution } from './remark.tsx';

/** Warnings, shown above the prices. */
export function Cautions({
  bill: { gap, warnings },
  pricedWithoutHealth,
}: {
  bill: BillShown;
  pricedWithoutHealth: boolean;
}) {
  if (gap === undefined && warnings.length === 0) return null;
  return (
    <ResultPart>
      <div className="flex flex-col gap-3">
        {gap !== undefined && (
          <Notice kind="error" title="No full bill">
            {gap}
            {pricedWithoutHealth && <WithoutHealth />}
          </Notice>
        )}
        {warnings.length > 0 && (
          <Notice kind="warning" title="Before you read the figures">
            <ul className="flex list-disc flex-col gap-2 pl-4">
              {warnings.map((warning) => (
                <li key={warning}>
                  <Caution>{warning}</Caution>
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
    </ResultPart>
  );
}

/** Link to the same answers without the Health and Care visa. */
function WithoutHealth() {
  const { search } = useLocation();
  const answers = new URLSearchParams(search);
  answers.set('healthAndCare', 'no');
  return (
    <p className="mt-3">
      <LinkButton look="outline" to={`?${answers}`}>
        See the cost without Health and Care
      </LinkButton>
    </p>
  );
}
