import { type CalendarDate, lawOn } from '@portway/rules/kernel';
import { usualDocuments } from '@portway/rules/licence-eligibility';
import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { ratesFor } from '../../../text/law-day.ts';
import { capitalised } from '../../../text/values.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { PageHero } from '../../../ui/page-hero.tsx';
import { Section } from '../../../ui/section.tsx';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import { TicketCard } from '../../../ui/ticket-card.tsx';
import { ClosingAction } from '../parts/closing-action.tsx';
import { recorded } from '../parts/law-figure.ts';
import { LawFoot } from '../parts/law-foot.tsx';
import { type RuleInForce, ruleInForce } from '../parts/rules/rule-in-force.ts';
import { RuleNote } from '../parts/rules/rule-note.tsx';
import { TextLink } from '../parts/text-link.tsx';
import type { Route } from './+types/sponsor-licence.ts';
import { type LicenceTicket, licenceTicket } from './licence-ticket.ts';
import { applicationStages, obstacles, type Stage } from './stages.ts';

export const headers = keepUntilMidnight;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Sponsor licence: the application in six stages',
    description:
      'The people, the documents, today’s fee and what the rules say at each stage, from the first check to the first certificate.',
    canonical: '/sponsor-licence',
  });

export function loader() {
  const today = londonToday();
  return {
    ticket: licenceTicket(today),
    stages: applicationStages(today),
    papers: usualPapers(today),
    rule: ruleInForce('licence.usual-documents', today),
    obstacles: obstacles(today),
    law: ratesFor(today),
    recorded,
  };
}

function usualPapers(day: CalendarDate): string[] {
  const outcome = lawOn(usualDocuments, day, 'licence appliedOn');
  return outcome.status === 'in-force' ? outcome.value.map(capitalised) : [];
}

export default function SponsorLicence({ loaderData }: Route.ComponentProps) {
  const { ticket, stages, law, recorded, ...papers } = loaderData;
  return (
    <>
      <PageHero
        eyebrow="For organisations"
        title="Your sponsor licence, stage by stage"
        lead="Without a licence there is no certificate, and without a certificate there is no Skilled Worker visa. There are six stages, and you apply on GOV.UK yourself."
        actions={
          <>
            <LinkButton to="/sponsor-licence-assessment" look="gold">
              Start Assessment
            </LinkButton>
            <LinkButton to="/demo" look="outline">
              Request a Demo
            </LinkButton>
          </>
        }
        beside={<Ticket {...ticket} law={law} />}
      />
      <Section
        id="stages"
        title="From the first check to the first certificate"
        lead="What to do at each stage, in our words. Open “What the rules say” to read them with their sources."
      >
        <StageList stages={stages} />
        <LawFoot law={law} recorded={recorded} withFees />
      </Section>
      <UsualPapers {...papers} />
      <ClosingAction
        title="Start with what is missing"
        text="Six short questions. You get a reason for each answer, the documents you still need, and what to do next."
      >
        <LinkButton to="/sponsor-licence-assessment" look="gold">
          Start Assessment
        </LinkButton>
      </ClosingAction>
    </>
  );
}

function Ticket({ fees, together, law }: LicenceTicket & { law: string }) {
  return (
    <TicketCard
      eyebrow="A worker licence"
      aside="paid once"
      title="What the Home Office charges"
      lines={fees.map(({ label, says, rule }) => ({ label, figure: says, href: rule?.href }))}
      total={{ label: 'Small, with priority', figure: together, note: law }}
    />
  );
}

/** The stages as a timeline; the rules about each can be opened. */
function StageList({ stages }: { stages: readonly Stage[] }) {
  return (
    <ol>
      {stages.map(({ title, text, tool, rules }, place) => (
        <li
          key={title}
          className="grid gap-x-12 gap-y-4 border-t-2 border-gold py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
        >
          <div className="flex items-baseline gap-4">
            <p aria-hidden className="figures font-display text-48 font-bold text-link">
              {place + 1}
            </p>
            <h3 className="text-28">{title}</h3>
          </div>
          <div className="max-w-measure">
            <p>
              {text} {tool !== undefined && <TextLink to={tool.to}>{tool.label}</TextLink>}
            </p>
            <Disclosure
              className="mt-2"
              summary={
                <>
                  What the rules say<span className="sr-only">: {title}</span>
                </>
              }
            >
              <dl className="flex flex-col gap-4 pl-7">
                {rules.map(({ title: name, says, rule }) => (
                  <div key={name}>
                    <dt className="font-semibold">{name}</dt>
                    <dd className="mt-1 text-15">
                      {says}
                      <RuleNote rule={rule} />
                    </dd>
                  </div>
                ))}
              </dl>
            </Disclosure>
          </div>
        </li>
      ))}
    </ol>
  );
}

interface UsualPapersProps {
  /** The usual documents. */
  papers: readonly string[];
  rule: RuleInForce;
  obstacles: readonly RuleInForce[];
}

/** Documents usually sent, and obstacles to an application. */
function UsualPapers({ papers, rule, obstacles }: UsualPapersProps) {
  return (
    <section aria-labelledby="papers" className="bg-sand/50 py-section">
      <div className="page-width grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <Card>
          <h2 id="papers" className="text-28">
            The usual documents
          </h2>
          <ul className="mt-4 flex flex-col gap-3">
            {papers.map((paper) => (
              <li key={paper} className="grid grid-cols-[auto_1fr] gap-3">
                <SpriteIcon name="check" size={20} className="mt-0.5 text-link" />
                {paper}
              </li>
            ))}
          </ul>
          <p className="mt-4 text-15 text-ink-2">
            This is a set that is often sent, but not the only one.{' '}
            <TextLink to="/rules/licence-eligibility">The full checklist for a ready sponsor</TextLink>
          </p>
          <RuleNote rule={rule.rule} />
        </Card>
        <div>
          <h2 className="text-28">What could stop you</h2>
          <dl className="mt-4">
            {obstacles.map(({ title, says, rule: ruleRead }) => (
              <div key={title} className="border-t border-ink/15 py-4">
                <dt className="font-semibold">{title}</dt>
                <dd className="mt-1 max-w-measure text-15">
                  {says}
                  <RuleNote rule={ruleRead} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
