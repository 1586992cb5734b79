import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Tag } from '../../ui/tag.tsx';
import type { CorrectionShown } from './present-corrections.ts';

/**
 * One correction with its anchor: what was wrong, what is right, for whom, since when and by which paragraph.
 */
export function CorrectionCard({ correction }: { correction: CorrectionShown }) {
  const { id, title, was, is, who, codes, calculators, wrongSince, correctedOn, rules } = correction;
  const ofCodes = codes.map((code) => ({ title: code, to: `/occupations/${code}` }));
  return (
    <li id={id} className="rounded-28 border border-line bg-card p-6 shadow-soft sm:p-8">
      <h3 className="text-22">
        <a href={`#${id}`} className="text-ink no-underline hover:underline">
          {title}
        </a>
      </h3>
      <p className="mt-3 flex flex-wrap gap-2">
        <Tag look="sand">Wrong since {wrongSince}</Tag>
        <Tag>Put right on {correctedOn}</Tag>
      </p>
      <dl className="mt-5 grid gap-x-12 gap-y-5 lg:grid-cols-2">
        <Part name="We said">{was}</Part>
        <Part name="The right answer">
          <strong className="font-semibold">{is}</strong>
        </Part>
        <Part name="Affected">
          {who}
          {codes.length > 0 && (
            <span className="block">
              {codes.length === 1 ? 'Code' : 'Codes'} <Links links={ofCodes} />.
            </span>
          )}
        </Part>
        <Authority correction={correction} />
        <Part name="Shown in">
          <Links links={calculators} />
        </Part>
        <Part name="Our rules">
          <Links links={rules} />
        </Part>
      </dl>
    </li>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-14 font-semibold text-ink-2">{name}</dt>
      <dd className="mt-0.5 max-w-measure">{children}</dd>
    </div>
  );
}

function Authority({
  correction: { paragraph, source },
}: {
  correction: Pick<CorrectionShown, 'paragraph' | 'source'>;
}) {
  return (
    <Part name={paragraph === undefined ? 'Source' : 'Paragraph'}>
      {paragraph !== undefined && <span className="block">{paragraph}</span>}
      <span className="text-14 text-ink-2">
        <a href={source.url} className="text-link underline underline-offset-4">
          {source.title}
        </a>
        , checked on {source.checkedOn}
      </span>
    </Part>
  );
}

function Links({ links }: { links: readonly { title: string; to: string }[] }) {
  return links.map(({ title, to }, index) => (
    <Fragment key={to}>
      {index > 0 && ', '}
      <Link to={to} className="text-link underline underline-offset-4">
        {title}
      </Link>
    </Fragment>
  ));
}
