import { pageMeta } from '../../../kit/page/page-meta.ts';
import { PageHead } from '../../../ui/page-hero.tsx';
import type { Route } from './+types/page.ts';
import { Answers } from './answers.tsx';
import { Fields } from './fields.tsx';
import { Grounds } from './grounds.tsx';
import { Messages } from './messages.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Design system',
    description: 'Every part of the site in every state, for people who build it.',
    index: false,
  });

export default function DesignSystem() {
  return (
    <>
      <PageHead
        eyebrow="For people who build"
        title="Design system"
        lead="Every part in every state. Figures here are made-up samples. Hover over and focus each control, and change the theme at the foot of the page."
      />
      <Grounds />
      <Fields />
      <Messages />
      <Answers />
    </>
  );
}
