import { Figure } from '../../../ui/figure.tsx';
import { TextLink } from '../parts/text-link.tsx';
import type { CheckedFigures } from './checked-figures.ts';

/** True figures of the product, counted as the page is made. */
export function StatsStrip({ counted }: { counted: CheckedFigures }) {
  const { occupations, rules, sources, daysSinceRead, recordedTo } = counted;
  const figures = [
    {
      id: 'occupations',
      figure: occupations,
      of: <TextLink to="/occupations">occupation codes, each with a page</TextLink>,
    },
    { id: 'rules', figure: rules, of: <TextLink to="/rules">dated rules and fees</TextLink> },
    { id: 'sources', figure: sources, of: 'sources, with the day we read each' },
    { id: 'days', figure: daysSinceRead, of: `days since ${recordedTo}, to which the Rules were last read` },
  ];
  return (
    <div className="border-b border-line bg-card">
      <dl className="page-width grid grid-cols-2 gap-x-8 gap-y-6 py-12 lg:grid-cols-4">
        {figures.map(({ id, figure, of }) => (
          <div key={id} className="flex flex-col">
            <dt className="order-last text-ink-2">{of}</dt>
            <dd>
              <Figure size="hero">{figure.toLocaleString('en-GB')}</Figure>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
