import { Link } from 'react-router';
import { Section } from '../../../ui/section.tsx';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';

const matters = [
  { to: '/pricing#get-started', matter: 'A price', text: 'Choose a plan and ask for it in writing.' },
  { to: '/demo', matter: 'A demo', text: 'Pick a day and a time, and we will show you around.' },
  { to: '/universities#register', matter: 'A university', text: 'Register your careers or visa team.' },
  {
    to: '/privacy-policy#rights',
    matter: 'Your data',
    text: 'See what we hold about you, or have it erased.',
  },
  { to: '/rules', matter: 'A figure', text: 'Read the rule and its sources, and tell us what is wrong.' },
  {
    to: '/accessibility#tell-us',
    matter: 'A barrier',
    text: 'Tell us what you cannot use. We deal with that first.',
  },
];

/** Links to better places than a general message. */
export function StraightTo() {
  return (
    <Section id="straight-to" title="Is it about one of these?" className="bg-sand/50">
      <ul className="grid gap-x-12 md:grid-cols-2">
        {matters.map(({ to, matter, text }) => (
          <li key={to} className="group relative border-t border-ink/15 py-4">
            <h3 className="text-20">
              <Link
                to={to}
                className="flex min-h-11 items-center justify-between gap-4 covers-all hover:text-link"
              >
                {matter}
                <SpriteIcon name="arrow-up-right" size={20} className="text-link" />
              </Link>
            </h3>
            <p className="text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
