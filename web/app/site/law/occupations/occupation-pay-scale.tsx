import { Link } from 'react-router';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { PayScaleFigures } from './pay-scale-figures.tsx';
import type { PayScaleShown } from './present-pay-scale.ts';

/** The national pay scale of a code: each role’s rate in each place, with notes. */
export function OccupationPayScale({ code, payScale }: { code: string; payScale: PayScaleShown }) {
  const { tables, dated, notes, rules } = payScale;
  return (
    <Section
      id="pay-scale"
      eyebrow="Salary option K"
      title="The national pay scale"
      lead="The rate of the role or band, in the place where the work is done."
      className="bg-sand/50"
    >
      <Card className="min-w-0">
        <p className="mb-4 text-15">
          <Tag look="sand">To be confirmed</Tag> {dated}
        </p>
        <PayScaleFigures tables={tables} of={`Going rates of ${code}`} />
        <ul className="mt-4 flex list-disc flex-col gap-1 pl-5 text-15">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <p className="mt-4 flex flex-wrap gap-x-6 text-14">
          {rules.map(({ title, href }) => (
            <Link key={href} to={href} className="text-link underline underline-offset-4">
              The rule: {title}
            </Link>
          ))}
        </p>
      </Card>
    </Section>
  );
}
