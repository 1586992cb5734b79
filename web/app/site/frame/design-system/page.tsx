import { pageMeta } from '../../../kit/page/page-meta.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHead } from '../../../ui/page-hero.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { Section } from '../../../ui/section.tsx';
import type { Route } from './+types/page.ts';
import { Answers } from './answers.tsx';
import { Fields } from './fields.tsx';
import { Grounds } from './grounds.tsx';
import { Specimen } from './specimen.tsx';

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

function Messages() {
  return (
    <Section id="messages" title="Messages and ways through">
      <Specimen name="Notices" note="Always an icon and a word, never colour alone.">
        <div className="grid w-full max-w-xl gap-3">
          <Notice>Something worth knowing.</Notice>
          <Notice kind="warning" title="This figure is to be confirmed">
            It is shown here until GOV.UK publishes it.
          </Notice>
          <Notice kind="error" title="Search isn’t answering">
            You can type a code.
          </Notice>
          <Notice kind="success" title="Sent" />
        </div>
      </Specimen>
      <Specimen name="Disclosure">
        <div className="w-full max-w-xl">
          <Disclosure summary="Closed at first">What was inside.</Disclosure>
          <Disclosure summary="Open at first" open>
            What is inside.
          </Disclosure>
        </div>
      </Specimen>
      <Specimen name="Progress">
        <div className="w-full max-w-xl">
          <Progress label="Question 2 of 6" value={2} max={6} />
        </div>
      </Specimen>
      <Specimen name="Breadcrumbs">
        <Breadcrumbs
          trail={[
            { to: '/', title: 'Home' },
            { to: '/tools', title: 'Tools' },
          ]}
        />
      </Specimen>
    </Section>
  );
}
