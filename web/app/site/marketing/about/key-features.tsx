import { BookOpenCheck, CalendarCheck, Clock, Gift, type LucideIcon, ShieldCheck } from 'lucide-react';
import { PassportAndTicket } from './passport-and-ticket.tsx';

const features: readonly { Icon: LucideIcon; title: string; text: string }[] = [
  {
    Icon: CalendarCheck,
    title: 'Seamless online booking',
    text: 'Choose a time for a demo, shown in your own time zone. No calls back and forth.',
  },
  {
    Icon: BookOpenCheck,
    title: 'Answers that show their rule',
    text: 'Every figure names the rule it comes from, the day it holds from and where we read it. Nothing is guessed.',
  },
  {
    Icon: ShieldCheck,
    title: 'Secure transactions',
    text: 'No trackers and no third parties. The calculators keep nothing that you type into them.',
  },
  {
    Icon: Clock,
    title: 'Tools open at any hour',
    text: 'No account, no appointment and no waiting. The answer is on the page.',
  },
  {
    Icon: Gift,
    title: 'Free tools for everyone',
    text: 'Every calculator is free, for employers, workers and universities alike.',
  },
];

/** What the product does today, with an illustration. */
export function KeyFeatures() {
  return (
    <section aria-labelledby="features" className="py-section">
      <div className="page-width grid items-center gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <PassportAndTicket />
        <div>
          <h2 id="features" className="text-36">
            Key features
          </h2>
          <ul className="mt-8 flex flex-col gap-6">
            {features.map(({ Icon, title, text }) => (
              <li key={title} className="grid grid-cols-[auto_1fr] gap-4">
                <span aria-hidden className="grid size-12 place-items-center rounded-16 bg-mint text-link">
                  <Icon size={22} />
                </span>
                <div>
                  <h3 className="text-20">{title}</h3>
                  <p className="mt-1 max-w-measure text-ink-2">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
