import { type MouseEvent, useEffect, useRef } from 'react';
import { Link, redirect, useLocation, useSubmit } from 'react-router';
import { evaluateInBrowser } from '../../../../kit/forms/evaluate-in-browser.ts';
import { keepWithAnswers } from '../../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../../kit/page/london-today.ts';
import { pageMeta } from '../../../../kit/page/page-meta.ts';
import { namedReader, queryFor } from '../../../../text/reader/reader.ts';
import { AnswerBar } from '../../../../ui/answer-bar.tsx';
import { useSubmission } from '../../../../ui/answer-form.tsx';
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { ExportLinks } from '../../../../ui/export-links.tsx';
import { useFirstTouch } from '../../../../ui/first-touch.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { PageHead } from '../../../../ui/page-hero.tsx';
import { ResultCard, ResultPart } from '../../../../ui/result-card.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { Working } from '../../../../ui/working.tsx';
import { ReaderChoice } from '../../reader/reader-choice.tsx';
import { Caution, Remark } from '../bill/remark.tsx';
import type { Route } from './+types/compare.ts';
import { type ComparisonAnswered, evaluateComparison } from './evaluate-comparison.ts';
import type { CellShown, ComparisonShown } from './present-comparison.ts';
import { type ReadyMade, readyMade } from './ready-made.ts';
import { ScenarioForm } from './scenario-form.tsx';
import { queryMovedTo } from './scenarios.ts';

const head = 'sticky left-0 bg-card py-3 pr-3 text-left';

/**
 * Rows are answers and fees, columns are scenarios. On a phone it scrolls sideways with the row headings
 * fixed.
 */
function ComparisonTable({ parts, names }: { parts: ComparisonShown['parts']; names: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <div className="relative overflow-x-auto" role="group" aria-label="Scenarios side by side" tabIndex={0}>
      <table className="w-full border-collapse text-15">
        <caption className="sr-only">Scenarios side by side</caption>
        <thead>
          <tr className="border-b border-line">
            <td className={head} />
            {names.map((name) => (
              <th key={name} scope="col" className="w-1/5 py-3 pl-4 text-right font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {parts.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={names.length + 1}
                className="pt-7 pb-3 text-left font-display text-20 font-bold"
              >
                <span className="sticky left-0">{title}</span>
              </th>
            </tr>
            {rows.map(({ label, remark, cells, strong }) => (
              <tr
                key={label}
                className={classNames('border-t border-line align-top', strong && 'font-semibold')}
              >
                <th scope="row" className={classNames(head, '[font-weight:inherit]')}>
                  {label}
                  <Beneath>{remark}</Beneath>
                </th>
                {cells.map((cell, place) => (
                  <td key={names[place]} className="figures min-w-24 py-3 pl-4 text-right whitespace-normal">
                    <Cell {...cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Cell({ text, remark, differs, tag }: CellShown) {
  if (differs) {
    return (
      <Tag look="sand">
        {text}
        <span className="sr-only">, not as in A</span>
      </Tag>
    );
  }
  return (
    <>
      {text}
      {tag !== undefined && (
        <span className="mt-1 block">
          <Tag look="gold">{tag}</Tag>
        </span>
      )}
      <Beneath>{remark}</Beneath>
    </>
  );
}

function Beneath({ children }: { children: string | undefined }) {
  return (
    children && (
      <div className="pt-1 text-14 font-normal whitespace-normal text-ink-2">
        <Remark>{children}</Remark>
      </div>
    )
  );
}

const path = '/immigration-skill-charge-calculator/compare';

/** A comparison, or ready-made comparisons to start from. */
export interface ComparePage {
  comparison: ComparisonAnswered | undefined;
  readyMade: readonly ReadyMade[] | undefined;
}

export const headers = keepWithAnswers;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Compare scenarios',
    description:
      'Up to four sponsorships side by side, with each fee, who pays it and what another answer would change.',
  });

export function loader({ request }: Route.LoaderArgs): ComparePage {
  const { searchParams } = new URL(request.url);
  const today = londonToday();
  const movedQuery = queryMovedTo(searchParams, today);
  if (movedQuery !== undefined)
    throw redirect(`${path}?${queryFor(namedReader(searchParams) ?? 'employer', movedQuery)}`);
  const comparison = evaluateComparison(searchParams, today);
  return { comparison, readyMade: comparison ? undefined : readyMade(today) };
}

const evaluator = evaluateInBrowser<ComparePage>(() => import('./evaluate-in-browser.ts'));

/** Without a comparison, and when adding or removing a scenario, the server's loader runs. */
export function clientLoader(args: Route.ClientLoaderArgs): Promise<ComparePage> {
  const { searchParams } = new URL(args.request.url);
  const elsewhere = searchParams.size === 0 || searchParams.has('add') || searchParams.has('remove');
  return elsewhere ? args.serverLoader() : evaluator.clientLoader(args);
}

/** Adding and removing a scenario navigates, and then moves focus to the scenarios. */
function useMoves() {
  const submit = useSubmit();
  const { key } = useLocation();
  const moving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each location
  useEffect(() => {
    if (moving.current) document.getElementById('scenarios')?.focus();
    moving.current = false;
  }, [key]);
  return (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    moving.current = true;
    submit(event.currentTarget, { preventScrollReset: true });
  };
}

export default function Compare({ loaderData: { comparison, readyMade } }: Route.ComponentProps) {
  const submission = useSubmission();
  const move = useMoves();
  const asking = useFirstTouch(evaluator.prepare);
  return (
    <>
      <PageHead
        before={
          <Breadcrumbs
            trail={[
              { to: '/tools', title: 'Tools' },
              { to: '/immigration-skill-charge-calculator', title: 'Skills charge and visa costs' },
            ]}
          />
        }
        eyebrow="Free tool"
        title="Compare Scenarios"
        lead={
          readyMade &&
          'Up to four sponsorships side by side. Start with one of these, then change any answer.'
        }
        after={comparison && <ReaderChoice reader={comparison.reader} />}
      />
      <div className="page-width flex flex-col gap-10 pb-section">
        {comparison && (
          <>
            <div ref={asking} className="no-print">
              <ScenarioForm comparison={comparison} submission={submission} onMove={move} />
            </div>
            <div id="answer">
              <ComparisonResult comparison={comparison} />
              {comparison.problems.length === 0 && (
                <ExportLinks
                  page={path}
                  answers={Object.fromEntries(new URLSearchParams(comparison.query))}
                />
              )}
            </div>
            <AnswerBar {...comparison.shown.headline} justAnswered={submission.by !== 'opened'} />
          </>
        )}
        {readyMade && (
          <ul className="grid gap-4 md:grid-cols-3">
            {readyMade.map(({ title, query, text }) => (
              <li key={query}>
                <Link
                  to={`?${query}`}
                  className="block h-full rounded-16 border border-line bg-card p-5 hover:border-ink"
                >
                  <span className="font-semibold text-link underline underline-offset-4">{title}</span>
                  <span className="mt-1 block text-15 text-ink-2">{text}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

/** Result of a comparison: the cheapest, warnings, then each fee side by side with its working. */
function ComparisonResult({ comparison: { shown, shared, recorded } }: { comparison: ComparisonAnswered }) {
  const { headline, beside, gaps, warnings, parts, workings } = shown;
  return (
    <ResultCard {...headline} beside={beside} note={recorded}>
      {gaps.length + warnings.length > 0 && (
        <ResultPart className="flex flex-col gap-3">
          <NoticeList kind="error" title="No full bill" said={gaps} />
          <NoticeList kind="warning" title="Before you read the figures" said={warnings} />
        </ResultPart>
      )}
      <ResultPart>
        <p className="mb-4 text-15 text-ink-2">In every scenario: {shared}</p>
        <ComparisonTable parts={parts} names={beside.map(({ label }) => label)} />
      </ResultPart>
      <ResultPart>
        {workings.map((steps, place) => (
          <Working
            // biome-ignore lint/suspicious/noArrayIndexKey: scenarios are identified by position only
            key={place}
            steps={steps}
            title={`How we worked out ${beside[place]?.label}`}
            open={false}
          />
        ))}
      </ResultPart>
    </ResultCard>
  );
}

interface NoticeListProps {
  kind: 'error' | 'warning';
  title: string;
  said: readonly { who: string; message: string }[];
}

function NoticeList({ kind, title, said }: NoticeListProps) {
  if (said.length === 0) return null;
  return (
    <Notice kind={kind} title={title}>
      <ul className="flex list-disc flex-col gap-2 pl-4">
        {said.map(({ who, message }) => (
          <li key={message}>
            <strong>{who}:</strong> <Caution>{message}</Caution>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
