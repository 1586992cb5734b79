import { Figure } from '../../../ui/figure.tsx';
import { Section } from '../../../ui/section.tsx';
import type { RuleInForce } from '../parts/rule-in-force.ts';
import { RuleNote } from '../parts/rule-note.tsx';

interface Limit {
  /** The rule with the number of days. */
  within: RuleInForce;
  title: string;
  text: string;
}

interface DeadlinesProps {
  deadlines: readonly { within: RuleInForce; what: RuleInForce }[];
  /** Other limits. */
  limits: readonly Limit[];
}

/** What must be reported and within how many days, as a table. */
export function Deadlines({ deadlines, limits }: DeadlinesProps) {
  return (
    <Section
      id="deadlines"
      eyebrow="Reporting"
      title="What you must report, and by when"
      lead="Reports go through the Home Office’s sponsor system. You have less time to report a change about a worker than a change in your organisation."
    >
      <dl>
        {deadlines.map(({ within, what }) => (
          <Row key={what.title} within={within} title={what.title} text={what.says} />
        ))}
        {limits.map((limit) => (
          <Row key={limit.title} {...limit} />
        ))}
      </dl>
    </Section>
  );
}

function Row({ within, title, text }: Limit) {
  return (
    <div className="grid gap-x-12 gap-y-2 border-t border-line py-6 sm:grid-cols-[1fr_3fr]">
      <dt>
        <Figure size="large" className="whitespace-normal">
          {within.says}
        </Figure>
      </dt>
      <dd>
        <h3 className="text-20">{title}</h3>
        <p className="mt-1 max-w-measure">{text}</p>
        <RuleNote rule={within.rule} />
      </dd>
    </div>
  );
}
