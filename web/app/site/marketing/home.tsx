import { keepUntilMidnight } from '../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../kit/page/london-today.ts';
import { pageMeta } from '../../kit/page/page-meta.ts';
import { ratesFor } from '../../text/law-day.ts';
import { product } from '../../text/product.ts';
import { LinkCard } from '../../ui/link-card.tsx';
import { Rosette } from '../../ui/rosette.tsx';
import { Section } from '../../ui/section.tsx';
import type { Route } from './+types/home.ts';
import './home/home.css';
import { homeSubjectsOn } from './faq/questions.ts';
import { Audience } from './home/audience.tsx';
import { Banner } from './home/banner.tsx';
import { ClientWords } from './home/client-words.tsx';
import { Hero } from './home/hero.tsx';
import { HomeScript } from './home/home-script.tsx';
import { LatestBlogs } from './home/latest-blogs.tsx';
import { Offers } from './home/offers.tsx';
import { HomeQuestions } from './home/questions.tsx';
import { recorded } from './parts/law-figure.ts';
import { LawFoot } from './parts/law-foot.tsx';
import { todaysTicket } from './todays-ticket.ts';
import { eligibility, licenceCost, salary, skillsCharge } from './tool-cards.ts';

export const headers = keepUntilMidnight;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: `${product}: international recruitment and immigration in one place`,
    description:
      'Get a sponsor licence, meet your duties and hire engineers from abroad. Free calculators show every figure with the Home Office rule it comes from.',
    canonical: '/',
  });

/** Figures of the ticket and the answers by today's rules; without a ticket the hero has only its text. */
export function loader() {
  const day = londonToday();
  return {
    ticket: todaysTicket(day),
    subjects: homeSubjectsOn(day),
    law: ratesFor(day),
    recorded,
  };
}

export default function Home({ loaderData: { ticket, subjects, law, recorded } }: Route.ComponentProps) {
  return (
    <>
      <Hero ticket={ticket} />
      <Offers />
      <Banner />
      <Audience />
      <div className="on-paper">
        <Solutions />
        <LatestBlogs />
        <Section id="faq" eyebrow="FAQ" title="Questions and answers">
          <HomeQuestions subjects={subjects} />
          <LawFoot law={law} recorded={recorded} />
        </Section>
        <ClientWords />
      </div>
      <HomeScript />
    </>
  );
}

function Solutions() {
  return (
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
  );
}
