import { Card } from '../../../ui/card.tsx';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import type { RuleInForce } from '../parts/rule-in-force.ts';
import { RuleNote } from '../parts/rule-note.tsx';
import { TextLink } from '../parts/text-link.tsx';

interface UsualPapersProps {
  /** The usual documents. */
  papers: readonly string[];
  rule: RuleInForce;
  obstacles: readonly RuleInForce[];
}

/** Documents usually sent, and obstacles to an application. */
export function UsualPapers({ papers, rule, obstacles }: UsualPapersProps) {
  return (
    <section aria-labelledby="papers" className="bg-sand/50 py-section">
      <div className="page-width grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <Card>
          <h2 id="papers" className="text-28">
            The usual documents
          </h2>
          <ul className="mt-4 flex flex-col gap-3">
            {papers.map((paper) => (
              <li key={paper} className="grid grid-cols-[auto_1fr] gap-3">
                <SpriteIcon name="check" size={20} className="mt-0.5 text-link" />
                {paper}
              </li>
            ))}
          </ul>
          <p className="mt-4 text-15 text-ink-2">
            This is a set that is often sent, but not the only one.{' '}
            <TextLink to="/rules/licence-eligibility">The full checklist for a ready sponsor</TextLink>
          </p>
          <RuleNote rule={rule.rule} />
        </Card>
        <div>
          <h2 className="text-28">What could stop you</h2>
          <dl className="mt-4">
            {obstacles.map(({ title, says, rule: ruleRead }) => (
              <div key={title} className="border-t border-ink/15 py-4">
                <dt className="font-semibold">{title}</dt>
                <dd className="mt-1 max-w-measure text-15">
                  {says}
                  <RuleNote rule={ruleRead} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
