import { Disclosure } from './disclosure.tsx';
import { AwayLink } from './framed.tsx';
import './working.css';

/** The version of the law that one step read. */
export interface WorkingLaw {
  title: string;
  /** The rule's own page on this site, which lists every version and source. */
  href: string;
  /** One sentence: in force since when, and when it was last checked. */
  says: string;
  /** What is not settled about it: shown as to be confirmed. */
  unsettled?: string;
}

export interface WorkingStep {
  label: string;
  figure?: string | undefined;
  law?: WorkingLaw | undefined;
  /** Set for the name of a section of the bill: the steps after it belong to it. */
  heading?: boolean;
}

interface WorkingProps {
  steps: readonly WorkingStep[];
  title?: string;
  /** Open at first; the user can always close it. */
  open?: boolean;
}

/**
 * How an answer was reached, step by step, with the law each step read and its source. One component for
 * every outcome: it takes only text, so that a figure cannot be shown without its rule.
 */
export function Working({ steps, title = 'How we worked this out', open = true }: WorkingProps) {
  return (
    <Disclosure summary={title} open={open}>
      <ol className="working">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no identity but their place
          <li key={`${index}-${step.label}`} className={kindOf(step)}>
            <div className={isSentence(step.figure) ? 'in-words' : undefined}>
              <span>{step.label}</span>
              {step.figure !== undefined && <b>{step.figure}</b>}
            </div>
            {step.law !== undefined && <Law law={step.law} />}
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}

/** A figure this long stands under its label, on a line of its own. */
const isSentence = (figure = '') => figure.length > 24;

function kindOf({ law, heading }: WorkingStep): string | undefined {
  return law ? 'of-law' : heading ? 'of-part' : undefined;
}

function Law({ law: { title, href, says, unsettled } }: { law: WorkingLaw }) {
  return (
    <p>
      <AwayLink to={href} aria-label={`The rule: ${title}`}>
        The rule
      </AwayLink>
      {`, ${says} `}
      {unsettled !== undefined && <strong>{`To be confirmed on GOV.UK: ${unsettled}`}</strong>}
    </p>
  );
}
