import { pageMeta } from '../../../kit/page/page-meta.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DataTable } from '../../../ui/table.tsx';
import type { Route } from './+types/accessibility.ts';
import { LegalHead } from './legal-head.tsx';
import { OurEmail } from './our-email.tsx';
import { Points, Prose } from './prose.tsx';

export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Accessibility',
    description: 'What the site aims for, how it is tested, what is not good enough yet, and who to tell.',
    canonical: '/accessibility',
  });

const tests = [
  { what: 'Known faults, with axe', how: 'Every kind of page, light and dark, at 360, 768 and 1360 pixels' },
  {
    what: 'Zoom to 400 %',
    how: 'Every kind of page at 320 pixels. The page never scrolls sideways. Wide tables and rows of cards scroll in their own frame',
  },
  { what: 'Size of controls', how: 'At least 44 pixels high, except links within a sentence' },
  { what: 'Keyboard alone', how: 'Menus, forms and every calculator, from the first field to the result' },
  { what: 'Without scripts', how: 'Menus, calculators, folded sections and forms' },
  { what: 'Motion', how: 'No movement if your system asks for less motion' },
];

export default function Accessibility() {
  return (
    <>
      <LegalHead
        title="Accessibility"
        lead="Everyone should be able to use the site. It aims to meet WCAG 2.2, level AA."
      />
      <div className="page-width flex flex-col gap-12 pb-section">
        <div className="grid gap-4 md:grid-cols-2 lg:gap-6">
          <Card ground="mint">
            <h2 className="text-22">What you can do here</h2>
            <div className="mt-4">
              <Points
                points={[
                  'Do everything with the keyboard. An outline shows what has focus.',
                  'Choose light or dark at the foot of each page, or leave it to your system.',
                  'Zoom as far as you like, and use your own text size.',
                  'Print any result with its working, or save it as a PDF or CSV.',
                ]}
              />
            </div>
          </Card>
          <Card ground="sand">
            <h2 className="text-22">What is not good enough yet</h2>
            <div className="mt-4">
              <Points
                points={[
                  'Nobody who uses a screen reader every day has tested the site with us yet.',
                  'No outside body has audited it.',
                  'The PDFs are tagged with their structure, but no PDF/UA checker has confirmed it.',
                  'Wide tables scroll inside their frame on a phone.',
                ]}
              />
            </div>
          </Card>
        </div>
        <DataTable
          caption="How we test, before each change"
          columns={[
            { head: 'What', cell: ({ what }) => what },
            { head: 'Where', cell: ({ how }) => how },
          ]}
          rows={tests}
          keyOf={({ what }) => what}
        />
        <Prose>
          <h2 id="tell-us" className="text-28">
            Tell us
          </h2>
          <p>
            If something stops you, write to <OurEmail subject="A barrier" /> and say which page, what you
            tried and what you use. If you need a text in another format, ask for it. We fix barriers before
            we add features.
          </p>
          <p>
            If our answer does not help, the{' '}
            <a
              href="https://www.equalityadvisoryservice.com/"
              rel="noreferrer"
              className="text-link underline underline-offset-4"
            >
              Equality Advisory and Support Service
            </a>{' '}
            advises you on your rights under the Equality Act.
          </p>
          <p>
            <LinkButton to="/contact" look="outline">
              Other ways to reach us
            </LinkButton>
          </p>
        </Prose>
      </div>
    </>
  );
}
