import { plansClaim } from '../../../text/plans.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Rosette } from '../../../ui/rosette.tsx';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import { SponsoringTicket, type SponsoringTicketProps } from '../sponsoring-ticket.tsx';

/** Fixed line breaks: the browser's own would change when the font arrives. */
const headline = ['Your Integrated', 'International', 'Recruitment and'] as const;

/** The green hero of the home page, with today's ticket where the law gives its figures. */
export function Hero({ ticket }: { ticket: SponsoringTicketProps | null }) {
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
              <SpriteIcon name="arrow-right" size={20} />
            </LinkButton>
            <LinkButton to="/login" look="outline">
              Explore Jobs
            </LinkButton>
          </div>
          <p className="mt-8 max-w-[30em] text-14 text-ink-2">{plansClaim}</p>
        </div>
        {ticket !== null && <SponsoringTicket {...ticket} />}
      </div>
    </header>
  );
}
