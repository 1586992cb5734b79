import { useEffect } from 'react';
import { evaluateInBrowser } from '../../../kit/forms/evaluate-in-browser.ts';
import { apiFetch } from '../../../kit/loading/api-fetch.ts';
import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { ratesLastChecked } from '../../../text/law-day.ts';
import { type Reader, readerName } from '../../../text/reader/reader.ts';
import { settlementWords } from '../../../text/reader/settlement-words.ts';
import { useSubmission } from '../../../ui/answer-form.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { LawNote } from '../../../ui/law-note.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHead } from '../../../ui/page-hero.tsx';
import { ToolLayout } from '../../../ui/tool-layout.tsx';
import { ReaderChoice } from '../reader/reader-choice.tsx';
import { figureWithout } from '../salary/role/role-unknown.tsx';
import { salaryApi } from '../salary/salary-api.ts';
import type { Route } from './+types/settlement.ts';
import { evaluateSettlement } from './evaluate-settlement.ts';
import type { SettlementAnswers } from './settlement-answers.ts';
import { SettlementForm } from './settlement-form.tsx';
import { SettlementResult } from './settlement-result.tsx';

const look =
  'no-print inline-flex min-h-11 items-center rounded-full border border-outline px-4 font-medium hover:bg-ink/8';

/** Buttons to keep a result: a link that opens the same answers, and print. */
function ShareResult({ answers, reader }: { answers: SettlementAnswers; reader: Reader }) {
  const query = new URLSearchParams({ ...answers, [readerName]: reader });
  const address = () => `${location.origin}${location.pathname}?${query}`;
  return (
    <div className="mt-6 flex flex-wrap gap-2 text-15">
      <CopyButton label="Copy link" done="Link copied" text={address} className={look} />
      <button type="button" className={`needs-scripts ${look}`} onClick={() => window.print()}>
        Print
      </button>
    </div>
  );
}

export const headers = keepUntilMidnight;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'What must I earn to settle in the UK?',
    description:
      'The salary a Skilled Worker needs for settlement (indefinite leave to remain), by job and first visa, with the row of the rule behind each figure.',
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const { search } = salaryApi(context.get(apiFetch), url.origin);
  return evaluateSettlement(url.searchParams, londonToday(), search);
}

const evaluator = evaluateInBrowser(() => import('./evaluate-in-browser.ts'));
export const { clientLoader } = evaluator;

export default function Settlement({ loaderData }: Route.ComponentProps) {
  const { problems, role, settlement, law, recorded, reader } = loaderData;
  const words = settlementWords(reader);
  const submission = useSubmission();
  useEffect(() => {
    if (!('unreached' in loaderData)) evaluator.remember(loaderData);
  });
  const waiting =
    problems.length > 0
      ? 'Correct the answers marked in the form to see the figure here.'
      : 'Type your job title in your own words, or its four-digit code. Then select Calculate.';
  const note =
    law === undefined ? recorded : <LawNote law={ratesLastChecked(law, recorded)} day="appliedOn" />;
  return (
    <>
      <PageHead
        before={<Breadcrumbs trail={[{ to: '/tools', title: 'Tools' }]} />}
        eyebrow="Free tool"
        title={words.title}
        lead={words.lead}
        after={<ReaderChoice reader={reader} />}
      />
      <ToolLayout
        onTouch={evaluator.prepare}
        form={<SettlementForm {...loaderData} submission={submission} />}
        answer={
          <>
            {'unreached' in loaderData && <Unreached />}
            <SettlementResult {...loaderData} waiting={waiting} recorded={note} />
            {settlement !== undefined && <ShareResult answers={loaderData.answers} reader={reader} />}
          </>
        }
        headline={{ label: words.label, figure: settlement?.figure ?? figureWithout(role) }}
        submission={submission}
      />
    </>
  );
}

function Unreached() {
  return (
    <Notice kind="warning" live title="The site cannot be reached" className="mb-4">
      Nothing you typed is lost. This is still the answer from before: change an answer to ask again.
    </Notice>
  );
}
