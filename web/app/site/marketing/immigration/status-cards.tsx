import { Card, type Ground } from '../../../ui/card.tsx';
import { Figure } from '../../../ui/figure.tsx';
import { Section } from '../../../ui/section.tsx';
import { LawFoot } from '../parts/law-foot.tsx';
import { TextLink } from '../parts/text-link.tsx';
import { VisaBrakeNotice } from '../parts/visa-brake-notice.tsx';
import type { StatusRoute } from './hiring-by-status.ts';

interface StatusCardsProps {
  hiringByStatus: readonly StatusRoute[];
  /** Whom the visa brake bars, said to employers. */
  brake: string | undefined;
  law: string;
  recorded: string;
}

const grounds: Readonly<Record<StatusRoute['holds'], Ground>> = {
  abroad: 'sky',
  student: 'mint',
  graduate: 'sand',
  skilled: 'card',
};

/** One tinted card for each immigration status. */
export function StatusCards({ hiringByStatus, brake, law, recorded }: StatusCardsProps) {
  return (
    <Section
      id="hiringByStatus"
      eyebrow="Skilled Worker"
      title="Where are they today?"
      lead="The same engineer for three years, hired by a small sponsor. Select a figure to open the calculator with these answers."
    >
      <ul className="grid gap-4 md:grid-cols-2 lg:gap-6">
        {hiringByStatus.map(({ holds, title, text, bill }) => (
          <li key={holds} className="grid">
            <Card ground={grounds[holds]} className="flex flex-col">
              <h3 className="text-22">{title}</h3>
              <p className="mt-2 mb-6 max-w-measure text-ink-2">{text}</p>
              {bill !== undefined && (
                <dl className="mt-auto flex flex-wrap gap-x-10 gap-y-3">
                  <Sum of="Employer pays" figure={bill.employer} at={bill.address} />
                  <Sum of="Worker pays" figure={bill.candidate} at={bill.address} />
                </dl>
              )}
            </Card>
          </li>
        ))}
      </ul>
      <VisaBrakeNotice says={brake} />
      <LawFoot law={law} recorded={recorded} withFees />
    </Section>
  );
}

function Sum({ of, figure, at }: { of: string; figure: string; at: string }) {
  return (
    <div>
      <dt className="text-14 text-ink-2">{of}</dt>
      <dd>
        <TextLink to={at}>
          <Figure size="large">{figure}</Figure>
        </TextLink>
      </dd>
    </div>
  );
}
