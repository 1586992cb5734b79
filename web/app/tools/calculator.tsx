import type { ReactNode } from 'react';
import type { Asked } from '../ui/answer-form.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { LawNote } from '../ui/law-note.tsx';
import { PageHead } from '../ui/page-hero.tsx';
import { TakeAway } from '../ui/take-away.tsx';
import { ToolLayout } from '../ui/tool-layout.tsx';

interface CalculatorProps {
  title: string;
  /** The page that leads here. */
  landing: { to: string; title: string };
  /** This page's own path, its name in `/embed/`, and the name of the field that sets the law's day. */
  page: string;
  embed: string;
  day: string;
  /** What its `answer-….ts` says for every calculator. */
  shown: { law: string | undefined; recorded: string; answers: Readonly<Record<string, string>> };
  form: ReactNode;
  /** Draws the answer; takes what stands under its figure. */
  answer: (note: ReactNode) => ReactNode;
  headline: { label: string; figure: string };
  asked: Asked;
  /** Begins to load the rules. */
  prepare: () => void;
}

/** The page of a calculator: its head, the form, and the answer with its law's day and the ways to take it along. */
export function Calculator(props: CalculatorProps) {
  const { title, landing, page, embed, day, form, answer, headline, asked, prepare } = props;
  const { law, recorded, answers } = props.shown;
  return (
    <>
      <PageHead
        before={<Breadcrumbs trail={[{ to: '/tools', title: 'Tools' }, landing]} />}
        eyebrow="Free tool"
        title={title}
      />
      <ToolLayout
        onTouch={prepare}
        form={form}
        answer={
          <>
            {answer(law === undefined ? recorded : <LawNote law={law} day={day} recorded={recorded} />)}
            {law !== undefined && <TakeAway page={page} embed={embed} answers={answers} />}
          </>
        }
        headline={headline}
        justAnswered={asked.by !== 'opened'}
      />
    </>
  );
}
