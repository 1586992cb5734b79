import { pageMeta } from '../../kit/page/page-meta.ts';
import { LinkCard } from '../../ui/link-card.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Rosette } from '../../ui/rosette.tsx';
import type { Route } from './+types/tools-landing.ts';
import {
  eligibility,
  licenceCost,
  occupationCodes,
  planAHire,
  reportingDeadline,
  rightToWork,
  salary,
  settlement,
  skillsCharge,
} from './tool-cards.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Free hiring and compliance tools',
    description:
      'Free tools for sponsors and candidates, for licence eligibility, minimum salary, skills charge, visa costs and licence fees. Each shows its working.',
  });

export default function ToolsLanding() {
  return (
    <>
      <PageHero
        eyebrow="Free tools"
        title="Powerful Hiring & Compliance Tools"
        lead="Tools for the questions every sponsor asks. You need no account, and each answer shows the rule behind it."
        seed="tools"
      />
      <div className="page-width grid gap-4 py-section md:grid-cols-2 lg:gap-6">
        <LinkCard
          {...planAHire}
          ground="racing"
          level="h2"
          className="md:col-span-2"
          behind={
            <Rosette
              seed="result"
              className="fade-left -top-1/2 -right-24 -z-10 size-136 text-gold-2 opacity-25"
            />
          }
        />
        {[skillsCharge, eligibility, salary, licenceCost].map((tool) => (
          <LinkCard key={tool.to} {...tool} action="Learn More" level="h2" />
        ))}
        <LinkCard {...reportingDeadline} ground="sky" level="h2" />
        <LinkCard {...settlement} ground="mint" level="h2" />
        <LinkCard {...rightToWork} ground="sand" level="h2" />
        <LinkCard {...occupationCodes} ground="sand" level="h2" />
      </div>
    </>
  );
}
