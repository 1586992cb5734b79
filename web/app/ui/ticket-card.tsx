import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Eyebrow } from './eyebrow.tsx';
import { Figure } from './figure.tsx';

export interface TicketCardProps {
  eyebrow: string;
  aside?: string;
  title: string;
  /** Each may link to the source of its figure. */
  lines: readonly { label: string; figure: string; href?: string | undefined }[];
  total: { label: string; figure: string; note?: ReactNode };
}

/** A bill drawn as a ticket: lines, a dashed rule between two punched notches, the total. */
export function TicketCard({ eyebrow, aside, title, lines, total }: TicketCardProps) {
  return (
    <section className="ticket scheme-page" aria-label={`${eyebrow}: ${title}`}>
      <div className="ticket-top px-7 pt-7 pb-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <Eyebrow>{eyebrow}</Eyebrow>
          {aside !== undefined && <p className="text-13 text-ink-2">{aside}</p>}
        </div>
        <h2 className="mt-4 text-20 leading-snug">{title}</h2>
        <dl className="mt-3 text-15">
          {lines.map(({ label, figure, href }) => (
            <div key={label} className="flex items-baseline justify-between gap-4 py-2">
              <dt className="text-ink-2">
                {href === undefined ? (
                  label
                ) : (
                  <Link to={href} className="underline decoration-outline underline-offset-4 hover:text-ink">
                    {label}
                  </Link>
                )}
              </dt>
              <dd>
                <Figure>{figure}</Figure>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <dl className="ticket-end flex items-center justify-between gap-4 px-7 pt-6 pb-7">
        <dt className="text-15 font-semibold">
          {total.label}
          {total.note !== undefined && (
            <span className="block pt-1 text-13 font-normal text-ink-2">{total.note}</span>
          )}
        </dt>
        <dd>
          <Figure size="large">{total.figure}</Figure>
        </dd>
      </dl>
    </section>
  );
}
