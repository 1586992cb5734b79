import { data } from 'react-router';
import { keepUntilMidnight } from '../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../kit/page/london-today.ts';
import { pageMeta } from '../../kit/page/page-meta.ts';
import { ratesFor } from '../../text/law-day.ts';
import { product } from '../../text/product.ts';
import { Button } from '../../ui/button.tsx';
import { LinkCard } from '../../ui/link-card.tsx';
import { Rosette } from '../../ui/rosette.tsx';
import { Section } from '../../ui/section.tsx';
import type { Route } from './+types/home.ts';
import './home/home.css';
import { homeSubjectsOn } from './faq/questions.ts';
import { Audience } from './home/audience.tsx';
import { audienceFacts } from './home/audience-facts.ts';
import { Banner } from './home/banner.tsx';
import { CaseTickets } from './home/case-tickets.tsx';
import { ClientWords } from './home/client-words.tsx';
import { clientWords } from './home/client-words-of.server.ts';
import { Hero } from './home/hero.tsx';
import { HomeScript } from './home/home-script.tsx';
import { LatestBlogs } from './home/latest-blogs.tsx';
import { Offers } from './home/offers.tsx';
import { exampleOn } from './home/plan-figures.ts';
import { HomeQuestions } from './home/questions.tsx';
import { workedCases } from './home/worked-cases.ts';
import { recorded } from './parts/law-figure.ts';
import { LawFoot } from './parts/law-foot.tsx';
import { eligibility, licenceCost, salary, skillsCharge } from './tool-cards.ts';

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: `${product}: international recruitment and immigration in one place`,
    description: 'Get your sponsor licence, hire engineers from abroad and keep up with your duties.',
    canonical: '/',
  });

/** Everything with a figure in it, by today's rules; and what clients said, once there is enough of it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const day = londonToday();
  const words = await clientWords({ request, context });
  const page = {
    words: words ?? [],
    example: exampleOn(day),
    facts: audienceFacts(day),
    cases: workedCases(day),
    subjects: homeSubjectsOn(day),
    law: ratesFor(day),
    recorded,
  };
  // Without the answer this page is made of what needs no database, and made again at the next request.
  return data(page, { headers: words === undefined ? {} : keepUntilMidnight() });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { example, words, facts, cases, subjects, law, recorded } = loaderData;
  return (
    <>
      <Hero example={example} />
      <Offers />
      <Banner />
      <Audience facts={facts} />
      <Solutions />
      <LatestBlogs />
      <Section id="faq" title="Questions and answers" className="bg-sand/50">
        <HomeQuestions subjects={subjects} />
        <LawFoot law={law} recorded={recorded} withFees />
      </Section>
      {words.length === 0 ? <CaseTickets cases={cases} /> : <ClientWords words={words} />}
      <HomeScript />
    </>
  );
}

/** A plain form: the page has no scripts. */
function FindSponsor() {
  return (
    <form action="/sponsors" className="mb-6 flex items-end gap-3">
      <label className="w-full font-medium">
        Is this a licensed sponsor?
        <input
          name="query"
          autoComplete="off"
          className="mt-2 min-h-12 w-full rounded-8 border border-outline bg-field px-4 text-16"
        />
      </label>
      <Button>Search</Button>
    </form>
  );
}

function Solutions() {
  return (
    <Section id="tools" title="Discover our solutions">
      <FindSponsor />
      <div className="solutions">
        <LinkCard
          {...eligibility}
          ground="racing"
          behind={
            <Rosette
              seed="tools"
              className="fade-left -top-16 -right-24 -z-10 size-120 text-gold opacity-35"
            />
          }
        />
        <LinkCard {...salary} />
        <LinkCard {...licenceCost} ground="sand" />
        <LinkCard {...skillsCharge} ground="sky" />
      </div>
    </Section>
  );
}
