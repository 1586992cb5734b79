import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Figure } from './figure.tsx';
import { Rosette } from './rosette.tsx';
import { Tag } from './tag.tsx';

export interface ResultCardProps {
  /** The label of the figure: "Minimum annual salary". It is the card's heading. */
  label: string;
  /** How a screen reader tells it from others with the same label. */
  name?: string;
  /** The figure, already formatted, or a short answer in words. */
  figure: string;
  tag?: string | undefined;
  beside?: readonly { label: string; figure: string }[];
  /** A sentence under the figure. */
  note?: ReactNode;
  level?: 'h2' | 'h3';
  id?: string;
  children?: ReactNode;
}

/** The answer: a green header with the figure, then the body with the working. */
export function ResultCard({
  label,
  name = label,
  figure,
  tag,
  beside = [],
  note,
  level: Heading = 'h2',
  id,
  children,
}: ResultCardProps) {
  return (
    <section
      id={id}
      className="overflow-clip rounded-28 border border-line bg-card shadow-soft"
      aria-label={name}
    >
      <div className="hero-ground relative isolate overflow-clip p-6 sm:p-8">
        {tag !== undefined && <Tag look="gold">{tag}</Tag>}
        <div
          className={classNames(
            'mt-4 gap-x-10 gap-y-5 first:mt-0',
            beside.length === 1 ? 'flex flex-wrap items-end' : 'grid',
          )}
        >
          <div>
            <Heading className="font-text text-15 font-normal tracking-normal text-ink-2">{label}</Heading>
            <p>
              <Figure size="hero" className={isShort(figure) ? '' : 'whitespace-normal text-balance'}>
                {figure}
              </Figure>
            </p>
          </div>
          <Beside figures={beside} />
        </div>
        {note !== undefined && <p className="mt-3 max-w-measure text-15 text-ink-2">{note}</p>}
        <Rosette
          seed="result"
          className="fade-left -top-1/2 -right-24 -z-10 size-96 text-gold-2 opacity-25"
        />
      </div>
      {children}
    </section>
  );
}

/** An amount stays on one line; words and days may take two. */
const isShort = (figure: string) => /^\D?\d/.test(figure) && figure.length <= 20;

/** A single figure goes at the foot of the main one; several share a row under it. */
function Beside({ figures }: { figures: NonNullable<ResultCardProps['beside']> }) {
  if (figures.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3 pb-1">
      {figures.map(({ label, figure }) => (
        <div key={label}>
          <dt className="text-15 text-ink-2">{label}</dt>
          <dd>
            <Figure className="font-display text-22 font-bold">{figure}</Figure>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** One section of a result card's body, set off by a hairline. */
export function ResultPart({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={classNames('border-t border-line p-6 first:border-t-0 sm:px-8', className)}>
      {children}
    </div>
  );
}
