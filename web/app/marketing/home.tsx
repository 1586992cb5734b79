import { ArrowRight, FileBadge, ShieldCheck, Users } from 'lucide-react';
import { keepUntilMidnight } from '../page/keep-until-midnight.ts';
import { londonToday } from '../page/london-today.ts';
import { pageMeta } from '../page/page-meta.ts';
import type { PagePath } from '../routes.ts';
import { product } from '../text/product.ts';
import { LinkButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { LinkCard } from '../ui/link-card.tsx';
import { Rosette } from '../ui/rosette.tsx';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/home.ts';
import { SponsoringTicket, type SponsoringTicketProps } from './sponsoring-ticket.tsx';
import { todaysTicket } from './todays-ticket.ts';
import { eligibility, licenceCost, salary, skillsCharge } from './tool-cards.ts';

export const headers = keepUntilMidnight;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: `${product}: international recruitment and immigration in one place`,
    description:
      'Get a sponsor licence, meet your duties and hire engineers from abroad. Free calculators show every figure with the Home Office rule it comes from.',
  });

/** The ticket's figures come from the rules of today; without them the hero stands alone. */
export function loader(): { ticket: SponsoringTicketProps | null } {
  return { ticket: todaysTicket(londonToday()) };
}

const offers = [
  {
    to: '/sponsor-licence',
    Icon: FileBadge,
    title: 'Sponsor licence application',
    text: 'From the first eligibility check to the decision: documents, key personnel and submission, step by step.',
  },
  {
    to: '/compliance',
    Icon: ShieldCheck,
    title: 'Compliance portal',
    text: 'Reporting duties, right-to-work checks and visa expiries, in one calendar that does the counting.',
  },
  {
    to: '/recruitment',
    Icon: Users,
    title: 'Recruitment portal',
    text: 'Engineers who want to move, jobs that can be sponsored, and the salary check done before you post.',
  },
] as const satisfies readonly { to: PagePath; [key: string]: unknown }[];

export default function Home({ loaderData: { ticket } }: Route.ComponentProps) {
  return (
    <>
      <Hero ticket={ticket} />
      <div className="page-width relative z-10 -mt-16 grid gap-4 md:grid-cols-3 lg:gap-6">
        {offers.map((offer) => (
          <LinkCard key={offer.to} {...offer} action="Know more" level="h2" />
        ))}
      </div>
      <Section id="tools" eyebrow="Free tools" title="Discover our solutions">
        <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-10 lg:gap-6">
          <LinkCard
            {...eligibility}
            ground="racing"
            className="lg:col-span-6"
            behind={
              <Rosette
                seed="tools"
                className="fade-left -top-16 -right-24 -z-10 size-120 text-gold opacity-35"
              />
            }
          />
          <LinkCard {...salary} className="lg:col-span-4" />
          <LinkCard {...licenceCost} ground="sand" className="lg:col-span-4" />
          <LinkCard {...skillsCharge} ground="sky" className="lg:col-span-6" />
        </div>
      </Section>
    </>
  );
}

/** Broken here and not by the browser, which would break otherwise until the font has arrived. */
const headline = ['Your Integrated', 'International', 'Recruitment and'] as const;

function Hero({ ticket }: { ticket: SponsoringTicketProps | null }) {
  return (
    <header className="hero-ground relative isolate overflow-clip">
      <Rosette
        seed="home"
        className="fade-left -top-24 -right-80 -z-10 size-144 text-gold-2 opacity-20 lg:-top-32 lg:-right-24 lg:size-232"
      />
      <div
        className={classNames(
          'page-width grid items-center gap-12 pt-14 pb-32 lg:pt-24 lg:pb-36',
          ticket !== null && 'lg:grid-cols-[1.3fr_1fr]',
        )}
      >
        <div>
          <h1 className="text-72">
            {headline.map((line) => (
              <span key={line} className="block">
                {line}{' '}
              </span>
            ))}
            <span className="block sm:max-lg:inline">Immigration </span>
            <span className="block sm:max-lg:inline">Portal</span>
          </h1>
          <p className="mt-6 max-w-[26em] text-20 text-ink-2">
            Get your sponsor licence, hire engineers from abroad and keep up with your duties. Every figure we
            show is traced to the Home Office rule it comes from.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <LinkButton to="/e" look="gold">
              Get Started
              <ArrowRight size={20} aria-hidden />
            </LinkButton>
            <LinkButton to="/login" look="outline">
              Explore Jobs
            </LinkButton>
          </div>
          <p className="mt-8 max-w-[30em] text-14 text-ink-2">
            Plans start from £1250, refundable if you recruit through us, plus Home Office fees.
          </p>
        </div>
        {ticket !== null && <SponsoringTicket {...ticket} />}
      </div>
    </header>
  );
}
