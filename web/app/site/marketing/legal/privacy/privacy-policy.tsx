import { pageMeta } from '../../../../kit/page/page-meta.ts';
import { Card } from '../../../../ui/card.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { SpriteIcon } from '../../../../ui/sprite-icon.tsx';
import { LegalHead } from '../legal-head.tsx';
import { Prose } from '../prose.tsx';
import type { Route } from './+types/privacy-policy.ts';
import { whatWeKeep } from './what-we-keep.tsx';
import { yourSide } from './your-side.tsx';

export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Privacy policy',
    description:
      'What we keep about you, why, for how long, and how to see or erase it. No trackers, no cookies for reading the site, no AI training.',
    canonical: '/privacy-policy',
  });

const inShort = [
  'The calculators keep nothing that you type.',
  'No trackers, no advertising, no cookies for reading the site.',
  'We do not train AI models on anyone’s data.',
  'Write to us, and we will show you, correct or erase what we hold about you.',
];

/**
 * Sections are closed at first; native `<details>`, which open without scripts and when a link leads into
 * them.
 */
export default function PrivacyPolicy() {
  return (
    <>
      <LegalHead
        title="Privacy policy"
        lead="What we keep about you, why, for how long, and how to see or erase it."
      />
      <div className="page-width grid items-start gap-x-12 gap-y-8 pb-section lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Card ground="mint" className="lg:order-last">
          <h2 className="text-22">In short</h2>
          <ul className="mt-4 flex flex-col gap-3">
            {inShort.map((point) => (
              <li key={point} className="grid grid-cols-[auto_1fr] gap-3">
                <SpriteIcon name="check" size={20} className="mt-0.5 text-link" />
                {point}
              </li>
            ))}
          </ul>
        </Card>
        <div className="border-b border-line">
          {[...whatWeKeep, ...yourSide].map(({ id, title, body }) => (
            <Disclosure
              key={id}
              summary={<h2 className="py-2 text-20">{title}</h2>}
              className="border-t border-line py-1"
            >
              <Prose id={id}>{body}</Prose>
            </Disclosure>
          ))}
        </div>
      </div>
    </>
  );
}
