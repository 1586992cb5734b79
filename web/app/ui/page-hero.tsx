import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Eyebrow } from './eyebrow.tsx';
import { Rosette } from './rosette.tsx';
import type { RosetteSeed } from './rosette-seeds.ts';

interface PageHeroProps {
  eyebrow?: string;
  title: ReactNode;
  lead?: ReactNode;
  /** The main action, and at most one beside it. */
  actions?: ReactNode;
  seed?: RosetteSeed;
  /** Shown beside the text on a wide screen. */
  beside?: ReactNode;
  before?: ReactNode;
}

/** The green header of a public page: its h1, a sentence, its action. */
export function PageHero({ eyebrow, title, lead, actions, seed = 'page', beside, before }: PageHeroProps) {
  return (
    <header className="hero-ground relative isolate overflow-clip">
      <Rosette
        seed={seed}
        className="fade-left top-1/2 -right-80 -z-10 size-136 [translate:0_-50%] text-gold-2 opacity-20 sm:-right-24 lg:size-176 lg:opacity-25"
      />
      <div
        className={classNames(
          'page-width grid items-center gap-12 py-14 lg:py-24',
          beside !== undefined && 'lg:grid-cols-[1.35fr_1fr]',
        )}
      >
        <div>
          {before}
          {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
          <h1 className="mt-4 max-w-[11em] text-48 first:mt-0">{title}</h1>
          {lead !== undefined && <p className="mt-5 max-w-[33em] text-20 text-ink-2">{lead}</p>}
          {actions !== undefined && <div className="mt-8 flex flex-wrap gap-3">{actions}</div>}
        </div>
        {beside}
      </div>
    </header>
  );
}

/** The plain header of a working page: no background, only text. */
export function PageHead({
  eyebrow,
  title,
  lead,
  before,
  after,
}: Pick<PageHeroProps, 'eyebrow' | 'title' | 'lead' | 'before'> & { after?: ReactNode }) {
  return (
    <header className="page-width pt-8 pb-8 sm:pt-12">
      {before}
      {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
      <h1 className="mt-3 text-48 first:mt-0">{title}</h1>
      {lead !== undefined && <p className="mt-4 max-w-measure text-20 text-ink-2">{lead}</p>}
      {after !== undefined && <div className="mt-5">{after}</div>}
    </header>
  );
}
