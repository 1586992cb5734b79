import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Eyebrow } from '../../ui/eyebrow.tsx';
import { Rosette } from '../../ui/rosette.tsx';
import './account.css';

interface AccountPageProps {
  eyebrow: string;
  title: string;
  lead: ReactNode;
  /** Help, beside the card on a wide screen and below it on a phone. */
  aside: ReactNode;
  /** The card's content. */
  children: ReactNode;
}

/** Page of one account form: text on a green band, with the form on a card that overlaps its edge. */
export function AccountPage({ eyebrow, title, lead, aside, children }: AccountPageProps) {
  return (
    <div className="overflow-clip">
      <div className="band-grid page-width pb-section">
        <header className="band hero-ground">
          <Rosette
            seed="page"
            className="fade-left -top-24 -right-80 -z-10 size-144 text-gold-2 opacity-20 lg:opacity-25"
          />
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 className="mt-4 text-48">{title}</h1>
          <p className="mt-4 max-w-[26em] text-20 text-ink-2">{lead}</p>
        </header>
        <div className="relative z-10">
          <Card>{children}</Card>
        </div>
        <aside>{aside}</aside>
      </div>
    </div>
  );
}

/** Hints, each a term and a sentence. */
export function Points({ points }: { points: readonly (readonly [word: string, text: ReactNode])[] }) {
  return (
    <dl className="flex max-w-measure flex-col gap-4">
      {points.map(([word, text]) => (
        <div key={word} className="border-t border-line pt-4 first:border-t-0">
          <dt className="font-semibold">{word}</dt>
          <dd className="mt-1 text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
