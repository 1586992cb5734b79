import type { ReactNode } from 'react';
import { operator } from '../../../text/operator.ts';
import { SpriteIcon, type SpriteName } from '../../../ui/sprite-icon.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { OperatorShown } from '../parts/operator-shown.server.ts';
import { TextLink } from '../parts/text-link.tsx';
import { dialled } from './dialled.ts';

const { phoneHours, email, company, confirmed } = operator;

/** How to reach the operator: by what staff have entered, and otherwise by the form and a demo. */
export function WaysToReachUs({ contact }: { contact: OperatorShown['contact'] }) {
  const { phone = null, address = null, example = false } = contact ?? {};
  const tag = example && <Tag look="sand">Example</Tag>;
  return (
    <aside aria-label="Other ways to reach us" className="rounded-28 border border-line bg-card px-6 py-2">
      {phone === null ? (
        <Way icon="phone" title="Call">
          Leave your number in the form, and we call you.
        </Way>
      ) : (
        <Way icon="phone" title="Call" text={phoneHours} tag={tag}>
          <a href={`tel:${dialled(phone)}`} className={link}>
            {phone}
          </a>
        </Way>
      )}
      <Way icon="message-square" title="Chat" text="A person reads what you write, and replies by email.">
        {confirmed ? (
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
        ) : (
          'Write to us with the form.'
        )}
      </Way>
      {address === null ? (
        <Way icon="map-pin" title="Visit">
          We meet on a call. <TextLink to="/demo">Choose a day and a time</TextLink>
        </Way>
      ) : (
        <Way icon="map-pin" title="Visit" text="Tell us first, so that someone is there." tag={tag}>
          <span className="font-semibold">
            {[company.name, ...address.split('\n')].map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </span>
        </Way>
      )}
    </aside>
  );
}

const link = 'inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4';

interface WayProps {
  icon: SpriteName;
  title: string;
  text?: string;
  tag?: ReactNode;
  children: ReactNode;
}

function Way({ icon, title, text, tag, children }: WayProps) {
  return (
    <section className="grid grid-cols-[auto_1fr] gap-x-4 border-t border-line py-5 first:border-t-0">
      <span aria-hidden className="grid size-11 place-items-center rounded-16 bg-mint text-link">
        <SpriteIcon name={icon} />
      </span>
      <div>
        <h2 className="flex flex-wrap items-center gap-3 text-20">
          {title} {tag}
        </h2>
        {text !== undefined && <p className="mb-1 font-medium">{text}</p>}
        <div className="text-15 text-ink-2 wrap-anywhere">{children}</div>
      </div>
    </section>
  );
}
