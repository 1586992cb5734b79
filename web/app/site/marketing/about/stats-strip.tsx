import { operator } from '../../../text/operator.ts';
import { Figure } from '../../../ui/figure.tsx';
import { ExampleTag } from '../parts/example-tag.tsx';

/** The operator's own figures, each marked as an example until the operator has confirmed them. */
export function StatsStrip() {
  const { figures, confirmed } = operator.stats;
  return (
    <div className="border-b border-line bg-card">
      <dl className="page-width grid gap-x-12 gap-y-6 py-12 md:grid-cols-3">
        {figures.map(({ figure, of }) => (
          <div key={of} className="flex flex-col">
            <dt className="order-last flex items-center gap-3 text-ink-2">
              {of} <ExampleTag confirmed={confirmed} />
            </dt>
            <dd>
              <Figure size="hero">{figure}</Figure>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
