import { BookOpenCheck, CalendarCheck, Clock, Gift, type LucideIcon, ShieldCheck } from 'lucide-react';
import { data } from 'react-router';
import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { operator } from '../../../text/operator.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { PageHero } from '../../../ui/page-hero.tsx';
import { Section } from '../../../ui/section.tsx';
import { ExampleTag } from '../parts/examples/example-tag.tsx';
import { operatorShown } from '../parts/operator-shown.server.ts';
import { TextLink } from '../parts/text-link.tsx';
import type { Route } from './+types/about.ts';
import { checkedFigures } from './checked-figures.ts';
import { StatsStrip } from './stats-strip.tsx';

/** Illustration of a passport and a ticket, hidden from screen readers. */
function PassportAndTicket() {
  return (
    <svg aria-hidden viewBox="0 0 440 430" width="100%" className="max-w-xl">
      <g transform="rotate(-7 170 200)">
        <Passport />
      </g>
      <g transform="rotate(5 270 300)">
        <Ticket />
      </g>
    </svg>
  );
}

function Passport() {
  return (
    <>
      <rect x="52" y="20" width="240" height="336" rx="18" fill="#0d3b2e" />
      <rect x="52" y="20" width="14" height="336" rx="7" fill="#0a2b21" />
      <g color="#ffd98a" opacity="0.75">
        <use href="/guilloche/home.svg#rosette" transform="translate(178 158) scale(0.172)" />
      </g>
      <g fill="#f2b33d">
        <rect x="118" y="48" width="120" height="8" rx="4" />
        <rect x="138" y="268" width="80" height="8" rx="4" />
        <rect x="156" y="288" width="44" height="6" rx="3" />
        <rect x="163" y="316" width="30" height="20" rx="4" />
      </g>
      <circle cx="178" cy="326" r="5" fill="#0d3b2e" />
    </>
  );
}

/** The ticket's outline with its two notches, which a dashed line joins. */
const edge =
  'M188 214h196a18 18 0 0 1 18 18v82a11 11 0 0 0 0 22v50a18 18 0 0 1-18 18H188a18 18 0 0 1-18-18v-50a11 11 0 0 0 0-22v-82a18 18 0 0 1 18-18z';

const lines = [
  { y: 265, width: 92 },
  { y: 290, width: 116 },
] as const;

function Ticket() {
  return (
    <>
      <path d={edge} fill="var(--color-card)" stroke="var(--color-line)" strokeWidth="1.5" />
      <g fill="var(--color-outline)">
        <rect x="194" y="236" width="26" height="4" fill="#f2b33d" />
        <rect x="230" y="234" width="70" height="8" rx="4" fill="var(--color-link)" />
        {lines.map(({ y, width }) => (
          <g key={y} opacity="0.55">
            <rect x="194" y={y} width={width} height="7" rx="3.5" />
            <rect x="344" y={y} width="34" height="7" rx="3.5" />
          </g>
        ))}
      </g>
      <path d="M190 325h192" stroke="var(--color-outline)" strokeDasharray="6 5" />
      <rect x="194" y="362" width="76" height="9" rx="4.5" fill="var(--color-ink)" />
      <rect x="300" y="354" width="78" height="24" rx="6" fill="var(--color-ink)" />
    </>
  );
}

const features: readonly { Icon: LucideIcon; title: string; text: string }[] = [
  {
    Icon: CalendarCheck,
    title: 'Seamless online booking',
    text: 'Choose a time for a demo, shown in your own time zone. No calls back and forth.',
  },
  {
    Icon: BookOpenCheck,
    title: 'Answers that show their rule',
    text: 'Every figure names the rule it comes from, the day it holds from and where we read it. Nothing is guessed.',
  },
  {
    Icon: ShieldCheck,
    title: 'Secure transactions',
    text: 'No trackers and no third parties. The calculators keep nothing that you type into them.',
  },
  {
    Icon: Clock,
    title: 'Tools open at any hour',
    text: 'No account, no appointment and no waiting. The answer is on the page.',
  },
  {
    Icon: Gift,
    title: 'Free tools for everyone',
    text: 'Every calculator is free, for employers, workers and universities alike.',
  },
];

/** What the product does today, with an illustration. */
function KeyFeatures() {
  return (
    <section aria-labelledby="features" className="py-section">
      <div className="page-width grid items-center gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <PassportAndTicket />
        <div>
          <h2 id="features" className="text-36">
            Key features
          </h2>
          <ul className="mt-8 flex flex-col gap-6">
            {features.map(({ Icon, title, text }) => (
              <li key={title} className="grid grid-cols-[auto_1fr] gap-4">
                <span aria-hidden className="grid size-12 place-items-center rounded-16 bg-mint text-link">
                  <Icon size={22} />
                </span>
                <div>
                  <h3 className="text-20">{title}</h3>
                  <p className="mt-1 max-w-measure text-ink-2">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'About us',
    description: 'What we do for sponsors and engineers, how every figure is checked, and who is behind it.',
    canonical: '/about',
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const facts = await operatorShown({ request, context });
  const page = { counted: checkedFigures(), figures: facts?.figures ?? [] };
  // Without the answer this page is made of what needs no database, and made again at the next request.
  return data(page, { headers: facts === undefined ? {} : keepUntilMidnight() });
}

export default function About({ loaderData: { counted, figures } }: Route.ComponentProps) {
  return (
    <>
      <PageHero
        eyebrow="About"
        title="Empowering Global Tech Recruitment"
        lead="We bring together employers who can sponsor and engineers who want to move, and show both the law behind every answer."
      />
      <StatsStrip figures={figures} counted={counted} />
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
