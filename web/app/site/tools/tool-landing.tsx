import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PagePath } from '../../routes.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Section } from '../../ui/section.tsx';
import { SpriteIcon } from '../../ui/sprite-icon.tsx';

interface ToolLandingProps {
  title: string;
  tagline: string;
  action: { to: PagePath; label: string };
  /** A secondary link beside the main action. */
  also?: { to: PagePath; label: string };
  why: { title: string; points: readonly { Icon: LucideIcon; title: string; text: string }[] };
  steps: readonly { title: string; text: string }[];
  /** A further section between the reasons and the steps. */
  children?: ReactNode;
}

/** Landing page of a tool: what it answers, why it matters, how it works, and the button to start. */
export function ToolLanding({ title, tagline, action, also, why, steps, children }: ToolLandingProps) {
  const start = (
    <>
      <LinkButton to={action.to} look="gold">
        {action.label}
        <SpriteIcon name="arrow-right" size={20} />
      </LinkButton>
      {also && (
        <LinkButton to={also.to} look="quiet">
          {also.label}
        </LinkButton>
      )}
    </>
  );
  return (
    <>
      <PageHero
        before={<Breadcrumbs trail={[{ to: '/tools', title: 'Tools' }]} />}
        eyebrow="Free tool"
        title={title}
        lead={tagline}
        actions={start}
        seed="tools"
      />
      <Section id="why" title={why.title}>
        <ul className="grid gap-8 md:grid-cols-3">
          {why.points.map(({ Icon, title: point, text }) => (
            <li key={point}>
              <span aria-hidden className="grid size-12 place-items-center rounded-16 bg-mint text-link">
                <Icon size={22} />
              </span>
              <h3 className="mt-4 text-20">{point}</h3>
              <p className="mt-2 text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      {children}
      <Section id="how" eyebrow="Four steps" title="How it works" className="bg-sand/50">
        <Steps steps={steps} />
      </Section>
    </>
  );
}

/** "How it works": numbered steps, each with its heading and a sentence. */
function Steps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-6">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="border-t-2 border-gold pt-5">
          <p aria-hidden className="font-display text-36 font-bold text-link">
            {index + 1}
          </p>
          <h3 className="mt-2 text-20">{title}</h3>
          <p className="mt-2 text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  );
}
