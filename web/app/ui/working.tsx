import { Check, CircleHelp, Scale } from 'lucide-react';
import { Link } from 'react-router';
import { Disclosure } from './disclosure.tsx';
import { Figure } from './figure.tsx';
import { Tag } from './tag.tsx';

export interface WorkingSource {
  title: string;
  href?: string | undefined;
  checkedOn: string;
}

/** The version of the law that one step read; every date ready written. */
export interface WorkingLaw {
  title: string;
  /** The rule's own page here. */
  href: string;
  inForceFrom: string;
  /** What decides which version applies: "the day you apply". */
  governedBy: string;
  settled: boolean;
  confidence: string;
  note?: string | undefined;
  sources: readonly WorkingSource[];
}

export interface WorkingStep {
  label: string;
  figure?: string | undefined;
  law?: WorkingLaw | undefined;
}

interface WorkingProps {
  steps: readonly WorkingStep[];
  title?: string;
  /** Open at first; the reader can always close it. */
  open?: boolean;
}

/**
 * How an answer was reached, step by step, with the law each step read and where it stands. One part for
 * every outcome: it knows only words, so that a rule cannot be shown without its source.
 */
export function Working({ steps, title = 'How we worked this out', open = true }: WorkingProps) {
  return (
    <Disclosure summary={title} open={open}>
      <ol className="border-l border-line">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same label may stand twice; the order is the meaning
          <li key={`${index}-${step.label}`} className="relative py-2.5 pl-6">
            <StepMark law={step.law} />
            <div className="flex items-baseline justify-between gap-4 text-15">
              <span className={step.law === undefined ? '' : 'font-medium'}>{step.label}</span>
              {step.figure !== undefined && <Figure>{step.figure}</Figure>}
            </div>
            {step.law !== undefined && <Law law={step.law} />}
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}

function StepMark({ law }: { law: WorkingLaw | undefined }) {
  const place = 'absolute -left-[11px] top-3 grid size-[21px] place-items-center rounded-full border bg-card';
  if (law === undefined)
    return <span aria-hidden className={`${place} scale-[0.4] border-4 border-outline`} />;
  return (
    <span aria-hidden className={`${place} border-outline text-link`}>
      <Scale size={12} />
    </span>
  );
}

function Law({ law }: { law: WorkingLaw }) {
  return (
    <div className="mt-1 flex flex-col gap-1.5 text-14 text-ink-2">
      <p>
        <Link to={law.href} className="font-medium text-link underline underline-offset-4">
          {law.title}
        </Link>
        , in force from {law.inForceFrom}. {law.governedBy} decides which version applies.
      </p>
      <p>
        {law.settled ? (
          <Tag look="mint">
            <Check size={14} aria-hidden />
            {law.confidence}
          </Tag>
        ) : (
          <Tag look="sand">
            <CircleHelp size={14} aria-hidden />
            To be confirmed on GOV.UK
          </Tag>
        )}
        {!law.settled && <span className="ml-2">{law.confidence}</span>}
      </p>
      {law.note !== undefined && <p>{law.note}</p>}
      <ul aria-label="Sources" className="flex flex-col gap-1">
        {law.sources.map((source) => (
          <li key={source.title}>
            <Source source={source} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Source({ source: { title, href, checkedOn } }: { source: WorkingSource }) {
  return (
    <>
      {href === undefined ? (
        title
      ) : (
        <a href={href} rel="noreferrer" className="underline underline-offset-4 hover:text-ink">
          {title}
        </a>
      )}
      , checked on {checkedOn}
    </>
  );
}
