import { type LucideIcon, MapPin, MessageSquare, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { operator } from '../../../text/operator.ts';
import { ExampleTag } from '../parts/example-tag.tsx';

const { phone, phoneHours, email, address, company } = operator;

/** Phone, chat and address of the operator, marked as an example until the operator has confirmed them. */
export function WaysToReachUs() {
  return (
    <div className="flex flex-col gap-4">
      <Way Icon={Phone} title="Call" text={phoneHours}>
        <a href={`tel:${phone.dialled}`} className={link}>
          {phone.shown}
        </a>
      </Way>
      <Way
        Icon={MessageSquare}
        title="Chat"
        text="We answer in writing. There is no live chat, and no robot."
      >
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
      </Way>
      <Way Icon={MapPin} title="Visit" text="Tell us first, so that somebody is in.">
        <p className="font-semibold">
          {[company.name, ...address].map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
      </Way>
      {!operator.confirmed && (
        <p className="text-14 text-ink-2">
          Example details: the operator of this site has not entered its own yet.
        </p>
      )}
    </div>
  );
}

const link = 'inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4';

interface WayProps {
  Icon: LucideIcon;
  title: string;
  text: string;
  children: ReactNode;
}

function Way({ Icon, title, text, children }: WayProps) {
  return (
    <section className="grid grid-cols-[auto_1fr] gap-x-4 rounded-28 border border-line bg-card p-6 shadow-soft">
      <span aria-hidden className="grid size-12 place-items-center rounded-16 bg-mint text-link">
        <Icon size={22} />
      </span>
      <div>
        <h2 className="flex flex-wrap items-center gap-3 text-20">
          {title} <ExampleTag />
        </h2>
        <p className="mt-1 mb-2 text-15 text-ink-2">{text}</p>
        {children}
      </div>
    </section>
  );
}
