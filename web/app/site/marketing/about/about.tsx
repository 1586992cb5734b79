import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { operator } from '../../../text/operator.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { PageHero } from '../../../ui/page-hero.tsx';
import { Section } from '../../../ui/section.tsx';
import { ExampleTag } from '../parts/example-tag.tsx';
import { TextLink } from '../parts/text-link.tsx';
import type { Route } from './+types/about.ts';
import { checkedFigures } from './checked-figures.ts';
import { KeyFeatures } from './key-features.tsx';
import { StatsStrip } from './stats-strip.tsx';

export const headers = keepUntilMidnight;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'About us',
    description: 'What we do for sponsors and engineers, how every figure is checked, and who is behind it.',
    canonical: '/about',
  });

export const loader = () => ({ counted: checkedFigures(londonToday()) });

export default function About({ loaderData: { counted } }: Route.ComponentProps) {
  return (
    <>
      <PageHero
        eyebrow="About"
        title="Empowering Global Tech Recruitment"
        lead="We bring together employers who can sponsor and engineers who want to move, and show both the law behind every answer."
      />
      <StatsStrip counted={counted} />
      <KeyFeatures />
      <HowFiguresAreChecked />
      <WhoIsBehind />
    </>
  );
}

const habits = [
  'We record each figure once, with the day it took effect, its source and the day we read it.',
  'An answer uses the law of the day you choose, never the newest one by mistake.',
  'Where sources differ, or a figure only follows from others, the page says “to be confirmed on GOV.UK”.',
  'Before we publish a change, we check worked cases and published totals again.',
];

function HowFiguresAreChecked() {
  return (
    <Section id="checked" eyebrow="How we work" title="How every figure is checked" className="bg-sand/50">
      <ul className="grid gap-x-12 gap-y-4 md:grid-cols-2">
        {habits.map((habit) => (
          <li key={habit} className="max-w-measure border-t border-ink/15 pt-4">
            {habit}
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <TextLink to="/rules">Read every rule with its sources</TextLink>
      </p>
    </Section>
  );
}

function WhoIsBehind() {
  const { company, address, adviser } = operator;
  return (
    <Section id="behind" title="Who is behind it">
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="flex max-w-measure flex-col gap-4">
          <p>
            We make software for sponsorship, covering the duties, the dates and the costs. Employers use it
            to see what they are taking on. People who move use it to see what they are owed.
          </p>
          <p>
            {adviser === undefined
              ? 'We give general information about the rules, never advice on your own case. Regulated immigration advice comes only from a regulated adviser.'
              : `Immigration advice is given under ${adviser.regulator}, number ${adviser.number}.`}
          </p>
          <p className="mt-2 flex flex-wrap gap-3">
            <LinkButton to="/demo">Request a Demo</LinkButton>
            <LinkButton to="/contact" look="outline">
              Contact us
            </LinkButton>
          </p>
        </div>
        <div className="rounded-28 border border-line bg-card p-6 shadow-soft">
          <h3 className="flex flex-wrap items-center gap-3 text-20">
            {company.name} <ExampleTag />
          </h3>
          <p className="mt-2 text-ink-2">
            Registered in {company.registeredIn}
            {company.number !== undefined && `, number ${company.number}`}
          </p>
          <p className="text-ink-2">{address.join(', ')}</p>
        </div>
      </div>
    </Section>
  );
}
