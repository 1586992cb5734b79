import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { keepUntilMidnight } from '../../kit/page/keep-until-midnight.ts';
import { pageMeta } from '../../kit/page/page-meta.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { PageHead } from '../../ui/page-hero.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { Route } from './+types/corrections.ts';
import { type CorrectionFilter, type CorrectionShown, presentCorrections } from './present-corrections.ts';

export const headers = keepUntilMidnight;
export const handle = { hydrate: 'never' } as const;

const path = '/rules/corrections';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Corrections: what we got wrong',
    description:
      'Every error in our figures and answers, with the right answer, the paragraph of the Immigration Rules, when the error began and when we put it right.',
    canonical: path,
    index: !loaderData?.chosen,
  });

export function loader({ request }: Route.LoaderArgs) {
  return presentCorrections(new URL(request.url).searchParams.get('calculator') ?? '');
}

export default function Corrections({ loaderData }: Route.ComponentProps) {
  const { chosen, filters, days, recorded } = loaderData;
  return (
    <>
      <PageHead
        before={<Breadcrumbs trail={[{ to: '/rules', title: 'Rules' }]} />}
        eyebrow="Corrections"
        title="What we got wrong"
        lead="For each error, we give the right answer, the paragraph that says so and when the error began. If you relied on one of these answers, check it again."
      />
      <div className="page-width flex flex-col gap-10 pb-section">
        <Filters filters={filters} chosen={chosen} />
        {days.map(({ day, inWords, corrections }) => (
          <section key={day} aria-labelledby={`day-${day}`}>
            <h2 id={`day-${day}`} className="text-28">
              Put right on {inWords}
            </h2>
            <p className="mt-1 text-ink-2">{inNumber(corrections.length)}</p>
            <ul className="mt-6 flex flex-col gap-6">
              {corrections.map((correction) => (
                <CorrectionCard key={correction.id} correction={correction} />
              ))}
            </ul>
          </section>
        ))}
        <TellUs recorded={recorded} />
      </div>
    </>
  );
}

const inNumber = (count: number) => (count === 1 ? '1 correction' : `${count} corrections`);

function Filters({ filters, chosen }: { filters: readonly CorrectionFilter[]; chosen: string }) {
  return (
    <nav aria-label="Corrections by calculator">
      <ul className="flex flex-wrap gap-2">
        {filters.map(({ calculator, title, count }) => (
          <li key={calculator}>
            <Link
              to={calculator === '' ? path : `${path}?calculator=${calculator}`}
              aria-current={calculator === chosen ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-outline px-4 text-15 font-semibold no-underline hover:bg-ink/8 aria-[current=page]:border-transparent aria-[current=page]:bg-mint"
            >
              {title} ({count})
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TellUs({ recorded }: { recorded: string }) {
  return (
    <section aria-labelledby="tell-us" className="rounded-28 border border-line bg-card p-6 sm:p-8">
      <h2 id="tell-us" className="text-22">
        Found an error?
      </h2>
      <p className="mt-2 max-w-measure">
        <Link to="/contact" className="text-link underline underline-offset-4">
          Write to us
        </Link>{' '}
        with the address of the page, what it says, what you expected and, if you can, the paragraph of the
        Rules. We will check it, reply to you, and list it here if we were wrong.
      </p>
      <p className="mt-4 max-w-measure text-14 text-ink-2">
        The paragraphs are those of the Immigration Rules, in the copy of 6 December 2025. {recorded}. General
        information. The Home Office decides.
      </p>
    </section>
  );
}

/**
 * One correction with its anchor: what was wrong, what is right, for whom, since when and by which paragraph.
 */
function CorrectionCard({ correction }: { correction: CorrectionShown }) {
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
