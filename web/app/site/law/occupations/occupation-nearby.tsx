import { Calculator, Scale } from 'lucide-react';
import { Link } from 'react-router';
import { LinkCard } from '../../../ui/link-card.tsx';
import { Section } from '../../../ui/section.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { occupationPath } from './major-groups.ts';
import type { OccupationShown } from './present-occupation.ts';

interface OccupationNearbyProps {
  code: string;
  nearby: OccupationShown['nearby'];
  canBePriced: boolean;
}

/** Related codes, and tools for this one. */
export function OccupationNearby({ code, nearby, canBePriced }: OccupationNearbyProps) {
  return (
    <Section id="nearby" eyebrow="If the duties fit another code better" title="Nearby occupations">
      <ul className="grid gap-x-12 md:grid-cols-2">
        {nearby.map(({ code: other, title, tag }) => (
          <li key={other} className="flex items-center justify-between gap-4 border-b border-line py-2">
            <Link
              to={occupationPath(other)}
              className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
            >
              {other} {title}
            </Link>
            <span className="shrink-0">
              <Tag look={tag.look}>{tag.tag}</Tag>
            </span>
          </li>
        ))}
      </ul>
      {canBePriced && (
        <div className="mt-12 grid gap-4 md:grid-cols-2 lg:gap-6">
          <LinkCard
            to={`/immigration-skill-charge-calculator/calculate?role=${code}`}
            Icon={Calculator}
            title="Skills charge and visa costs"
            text="The full cost of sponsoring someone in this occupation, line by line."
            action="Calculate charge"
          />
          <LinkCard
            to={`/salary-calculator/calculate?role=${code}`}
            Icon={Scale}
            title="Minimum salary calculator"
            text="What a worker in this occupation must be paid under each salary option."
            action="Start calculation"
          />
        </div>
      )}
    </Section>
  );
}
