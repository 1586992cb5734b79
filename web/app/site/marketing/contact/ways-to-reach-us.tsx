import type { ReactNode } from 'react';
import { operator } from '../../../text/operator.ts';
import { SpriteIcon, type SpriteName } from '../../../ui/sprite-icon.tsx';

const { phone, phoneHours, email, address, company, confirmed } = operator;

/** How to reach the operator. Number, address and email appear once the operator has confirmed its own. */
export function WaysToReachUs() {
  return (
    <aside aria-label="Other ways to reach us" className="rounded-28 border border-line bg-card px-6 py-2">
      <Way icon="phone" title="Call" text={phoneHours}>
        {confirmed ? (
          <a href={`tel:${phone.dialled}`} className={link}>
            {phone.shown}
          </a>
        ) : (
          <p>Our number is not public yet. Leave yours in the form if you would like a call.</p>
        )}
      </Way>
      <Way
        icon="message-square"
        title="Chat"
        text="We reply in writing. There is no live chat, and no robot."
      >
        {confirmed ? (
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
        ) : (
          <p>Write to us with the form. A person reads it and replies by email.</p>
        )}
      </Way>
      <Way icon="map-pin" title="Visit" text="Tell us first, so that someone is there.">
        {confirmed ? (
          <p className="font-semibold">
            {[company.name, ...address].map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </p>
        ) : (
          <p>We have no address to visit yet.</p>
        )}
      </Way>
    </aside>
  );
}

const link = 'inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4';

interface WayProps {
  icon: SpriteName;
  title: string;
  text: string;
  children: ReactNode;
}

function Way({ icon, title, text, children }: WayProps) {
  return (
    <section className="grid grid-cols-[auto_1fr] gap-x-4 border-t border-line py-5 first:border-t-0">
      <span aria-hidden className="grid size-11 place-items-center rounded-16 bg-mint text-link">
        <SpriteIcon name={icon} />
      </span>
      <div>
        <h2 className="text-20">{title}</h2>
        <p className="mb-1 font-medium">{text}</p>
        <div className="text-15 text-ink-2">{children}</div>
      </div>
    </section>
  );
}
