import { ArrowRight, Inbox, Scale } from 'lucide-react';
import { Button, type ButtonLook, LinkButton } from '../../../ui/button.tsx';
import { Card, type Ground } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkCard } from '../../../ui/link-card.tsx';
import { Rosette } from '../../../ui/rosette.tsx';
import { rosetteSeeds } from '../../../ui/rosette-seeds.ts';
import { Section } from '../../../ui/section.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { Specimen } from './specimen.tsx';

const looks: ButtonLook[] = ['primary', 'gold', 'outline', 'quiet'];
const sizes = [
  'text-13',
  'text-14',
  'text-15',
  'text-16',
  'text-20',
  'text-22',
  'text-28',
  'text-36',
  'text-48',
  'text-72',
];
const grounds: Ground[] = ['card', 'mint', 'sand', 'sky', 'racing'];
const inks = [
  '--color-ink',
  '--color-ink-2',
  '--color-racing',
  '--color-racing-2',
  '--color-racing-3',
  '--color-mint',
  '--color-sand',
  '--color-sky',
  '--color-rose',
  '--color-paper',
  '--color-card',
  '--color-line',
  '--color-outline',
  '--color-gold',
  '--color-gold-2',
  '--color-coral',
];

export function Grounds() {
  return (
    <Section id="grounds" title="Colour, type, surfaces">
      <Specimen name="Colours" note="Each is one line in app.css, by day and by night.">
        {inks.map((ink) => (
          <p key={ink} className="w-24 text-13">
            {/* A fill and not a class per colour: those classes would be in the stylesheet of every page. */}
            <svg aria-hidden viewBox="0 0 2 1" className="rounded-8 border border-outline">
              <rect width="2" height="1" fill={`var(${ink})`} />
            </svg>
            {ink.slice(8)}
          </p>
        ))}
      </Specimen>
      <Specimen name="Type" note="Headings in Bricolage Grotesque, text in Geist.">
        <div className="min-w-0">
          {sizes.map((size) => (
            <p key={size} className={`font-display font-bold tracking-tight ${size}`}>
              {size.slice(5)} Sponsor licence
            </p>
          ))}
        </div>
      </Specimen>
      <Specimen name="Buttons" note="Never disabled. If something is missing, the error says so.">
        {looks.map((look) => (
          <Button key={look} type="button" look={look}>
            {look}
          </Button>
        ))}
        <LinkButton to="/tools" look="outline">
          A link
          <ArrowRight size={20} aria-hidden />
        </LinkButton>
        <Button type="button">A button with so many words that they need two lines on a phone</Button>
        <div className="hero-ground flex flex-wrap gap-4 rounded-16 p-5">
          {looks.map((look) => (
            <Button key={look} type="button" look={look}>
              {look} on green
            </Button>
          ))}
        </div>
      </Specimen>
      <Specimen name="Cards">
        {grounds.map((ground) => (
          <Card key={ground} ground={ground}>
            {ground}
          </Card>
        ))}
        <LinkCard
          to="/tools"
          Icon={Scale}
          title="A card that leads somewhere"
          text="You can click all of it. Focus goes to its link."
          action="Go there"
          className="max-w-sm"
        />
      </Specimen>
      <Specimen name="Tags">
        <Tag>mint</Tag>
        <Tag look="sand">sand</Tag>
        <Tag look="sky">sky</Tag>
        <Tag look="rose">rose</Tag>
        <Tag look="gold">gold</Tag>
      </Specimen>
      <Specimen name="Rosettes" note="Decoration: hidden from assistive technology and from print.">
        {rosetteSeeds.map((seed) => (
          <div key={seed} className="hero-ground relative size-40 overflow-clip rounded-16">
            <Rosette seed={seed} className="inset-0 text-gold-2 opacity-60" />
          </div>
        ))}
      </Specimen>
      <Specimen name="Empty state">
        <div className="grow">
          <EmptyState
            Icon={Inbox}
            title="Nothing here yet"
            action={<LinkButton to="/tools">Try a tool</LinkButton>}
          >
            Says what would appear here, and how to get it.
          </EmptyState>
        </div>
      </Specimen>
    </Section>
  );
}
