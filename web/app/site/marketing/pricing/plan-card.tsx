import { type Availability, availabilityWords } from '../../../text/capabilities.ts';
import type { Plan, PlanFeature } from '../../../text/plans.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Figure } from '../../../ui/figure.tsx';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { TextLink } from '../parts/text-link.tsx';

/** A plan as a ticket: its price above the dashed line, its features and the button to request it below. */
export function PlanCard({ plan: { id, name, euros, pounds, badge, features }, common }: PlanCardProps) {
  return (
    <section className="ticket flex flex-col" aria-labelledby={id}>
      <div className="ticket-top px-7 pt-7 pb-6">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id={id} className="text-22">
            {name}
          </h2>
          {badge !== undefined && <Tag look={common ? 'gold' : 'sand'}>{badge}</Tag>}
        </div>
        <p className="mt-4">
          <Figure size="hero">{`€${euros}`}</Figure> a year
        </p>
        <p className="mt-1 text-15 text-ink-2">
          {pounds === undefined ? 'In pounds on request' : `or £${pounds} a year`}
        </p>
      </div>
      <div className="ticket-end flex grow flex-col px-7 pt-6 pb-7">
        <ul className="mb-8 flex flex-col gap-5">
          {features.map((feature) => (
            <Feature key={feature.text} feature={feature} />
          ))}
        </ul>
        <LinkButton
          to={`/pricing?plan=${id}#get-started`}
          look={common ? 'gold' : 'outline'}
          className="mt-auto"
          preventScrollReset
        >
          Request Pricing
          <span className="sr-only">: {name}</span>
        </LinkButton>
      </div>
    </section>
  );
}

const marks = {
  open: { icon: 'check', look: 'mint', ink: 'text-link' },
  'in-part': { icon: 'circle-dashed', look: 'sky', ink: 'text-link' },
  'not-yet': { icon: 'clock', look: 'sand', ink: 'text-ink-2' },
} as const satisfies Record<Availability, unknown>;

/** One thing a plan holds: whether it is open, and where. */
function Feature({ feature: { text, availability, today, to, action } }: { feature: PlanFeature }) {
  const { icon, look, ink } = marks[availability];
  return (
    <li className="grid grid-cols-[auto_1fr] gap-3">
      <SpriteIcon name={icon} size={20} className={`mt-0.5 ${ink}`} />
      <div>
        <p>{text}</p>
        <p className="mt-1">
          <Tag look={look}>{availabilityWords[availability]}</Tag>
        </p>
        <p className="mt-1 text-14 text-ink-2">
          {today} <TextLink to={to}>{action}</TextLink>
        </p>
      </div>
    </li>
  );
}

interface PlanCardProps {
  plan: Plan;
  /** Whether it is marked as the most popular. */
  common: boolean;
}
