import { Card, type Ground } from '../../../ui/card.tsx';
import type { RuleInForce } from '../parts/rule-in-force.ts';
import { RuleNote } from '../parts/rule-note.tsx';

const grounds: readonly Ground[] = ['mint', 'sand', 'sky', 'sky', 'mint', 'sand'];

/** What a compliance officer may ask to see, and what follows if it is missing. */
export function InOrder({ rules }: { rules: readonly RuleInForce[] }) {
  return (
    <section aria-labelledby="in-order" className="pb-section">
      <div className="page-width">
        <h2 id="in-order" className="text-36">
          What must be in order
        </h2>
        <ul className="mt-8 grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          {rules.map(({ title, says, rule }, place) => (
            <li key={title} className="grid">
              <Card ground={grounds[place] ?? 'card'}>
                <h3 className="text-20">{title}</h3>
                <p className="mt-2 text-15">{says}</p>
                <RuleNote rule={rule} />
              </Card>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
