import { pageMeta } from '../../page/page-meta.ts';
import { PageHero } from '../../ui/page-hero.tsx';
import type { Route } from './+types/contact.ts';
import { StraightTo } from './straight-to.tsx';
import { WaysToReachUs } from './ways-to-reach-us.tsx';
import { WriteToUs } from './write-to-us.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Contact us',
    description:
      'Write to us, call us from Monday to Friday, or visit us: who to ask about a sponsor licence.',
    canonical: '/contact',
  });

export default function Contact() {
  return (
    <>
      <PageHero
        title="Contact Us"
        lead="We simplify hiring software engineers internationally with zero hassle."
      />
      <div className="page-width grid items-start gap-x-12 gap-y-10 py-section lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <WriteToUs />
        <WaysToReachUs />
      </div>
      <StraightTo />
    </>
  );
}
