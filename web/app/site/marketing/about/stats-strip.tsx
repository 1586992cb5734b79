import { dayInWords } from '../../../text/days.ts';
import { Figure } from '../../../ui/figure.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { OperatorShown } from '../parts/operator-shown.server.ts';
import { TextLink } from '../parts/text-link.tsx';
import type { CheckedFigures } from './checked-figures.ts';

interface StatsStripProps {
  /** Those that the operator has entered; none while there are too few. */
  figures: OperatorShown['figures'];
  counted: CheckedFigures;
}

/** The operator's own figures with their sources, or else what is counted of the product as the page is made. */
export function StatsStrip({ figures, counted }: StatsStripProps) {
  return (
    <div className="border-b border-line bg-card">
      {figures.length > 0 ? <OwnFigures figures={figures} /> : <CountedFigures counted={counted} />}
    </div>
  );
}

const strip = 'page-width grid gap-x-8 gap-y-6 py-12';

function OwnFigures({ figures }: Pick<StatsStripProps, 'figures'>) {
  return (
    <dl className={`${strip} sm:grid-cols-3 ${figures.length > 3 ? 'lg:grid-cols-4' : ''}`}>
      {figures.map(({ value, label, source, on, example }) => (
        <div key={`${value} ${label}`} className="flex flex-col items-start">
          <dt className="order-last text-ink-2 wrap-anywhere">
            <span className="block">{label}</span>
            <span className="mt-1 block text-14">
              {source}, {dayInWords(on)}
            </span>
          </dt>
          <dd className="flex flex-wrap items-center gap-3">
            <Figure size="hero">{value}</Figure>
            {example && <Tag look="sand">Example</Tag>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function CountedFigures({
  counted: { occupations, rules, sources, recordedTo },
}: Pick<StatsStripProps, 'counted'>) {
  const figures = [
    { figure: occupations, of: <TextLink to="/occupations">occupation codes, each with a page</TextLink> },
    {
      figure: rules,
      of: <TextLink to="/rules">{`dated rules and fees, as recorded to ${recordedTo}`}</TextLink>,
    },
    { figure: sources, of: 'sources, with the day we read each' },
  ];
  return (
    <dl className={`${strip} sm:grid-cols-3`}>
      {figures.map(({ figure, of }) => (
        <div key={figure} className="flex flex-col">
          <dt className="order-last text-ink-2">{of}</dt>
          <dd>
            <Figure size="hero">{figure.toLocaleString('en-GB')}</Figure>
          </dd>
        </div>
      ))}
    </dl>
  );
}
