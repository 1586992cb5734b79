import { type ReactNode, useEffect } from 'react';
import type { Unreached } from '../../kit/forms/evaluate-in-browser.ts';
import { ratesLastChecked } from '../../text/law-day.ts';
import { type Reader, withReader } from '../../text/reader/reader.ts';
import type { Submission } from '../../ui/answer-form.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ExportLinks } from '../../ui/export-links.tsx';
import { FoldedForm } from '../../ui/folded-form.tsx';
import { LawNote } from '../../ui/law-note.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-hero.tsx';
import { ToolLayout } from '../../ui/tool-layout.tsx';
import { ReaderChoice } from './reader/reader-choice.tsx';

/** What the `answer-….ts` of every calculator returns. */
interface CalculatorData extends Unreached {
  law: string | undefined;
  recorded: string;
  answers: Readonly<Record<string, string>>;
  /** To whom the page speaks, where employers and workers both use it. */
  reader?: Reader;
}

interface CalculatorProps<All extends CalculatorData> {
  title: string;
  /** The tool's landing page. */
  landing: { to: string; title: string };
  /** The page's path, its name in `/embed/`, and the name of the field with the day of the law. */
  page: string;
  embed: string;
  day: string;
  shown: All;
  form: ReactNode;
  /** The answers that were counted: a phone folds the form to them. Without them the form stays open. */
  chips?: readonly string[];
  /** Renders the result; `note` belongs under its figure. */
  answer: (note: ReactNode) => ReactNode;
  headline: { label: string; figure: string };
  submission: Submission;
  /** How the result is worked out in the browser. */
  evaluator: { prepare: () => void; remember: (shown: All) => void };
}

/** Page of a calculator: heading, form, and result with the day of its law and export links. */
export function Calculator<All extends CalculatorData>(props: CalculatorProps<All>) {
  const { title, landing, page, embed, day, form, chips, answer, headline, submission, shown, evaluator } =
    props;
  const { law, recorded, answers, reader, unreached } = shown;
  useEffect(() => {
    if (!unreached) evaluator.remember(shown);
  });
  return (
    <>
      <PageHead
        before={<Breadcrumbs trail={[{ to: '/tools', title: 'Tools' }, landing]} />}
        eyebrow="Free tool"
        title={title}
        after={reader && <ReaderChoice reader={reader} />}
      />
      <ToolLayout
        onTouch={evaluator.prepare}
        form={
          chips === undefined ? (
            form
          ) : (
            <FoldedForm chips={chips} submission={submission}>
              {form}
            </FoldedForm>
          )
        }
        answer={
          <>
            {unreached && (
              <Notice kind="warning" live title="The site cannot be reached" className="mb-4">
                Nothing you typed is lost. This is still the answer from before: change an answer to ask
                again.
              </Notice>
            )}
            {answer(
              law === undefined ? recorded : <LawNote law={ratesLastChecked(law, recorded)} day={day} />,
            )}
            {law !== undefined && (
              <ExportLinks
                page={page}
                embed={embed}
                answers={reader ? withReader(answers, reader) : answers}
              />
            )}
          </>
        }
        headline={headline}
        submission={submission}
      />
    </>
  );
}
