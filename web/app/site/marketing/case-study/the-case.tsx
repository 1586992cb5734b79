import { Section } from '../../../ui/section.tsx';
import { TextLink } from '../parts/text-link.tsx';

const facts = [
  {
    of: 'The company',
    text: 'Makes software in Leeds, employs 12 people, has a turnover of £1.8 million, and has no licence.',
  },
  {
    of: 'Its size',
    text: 'Small, based on its turnover and staff.',
    to: '/cost-estimator/size?turnover=1800000&employees=12',
    action: 'Test it',
  },
  {
    of: 'The job',
    text: 'Software engineer, 37.5 hours a week: code 2134.',
    to: '/occupations/2134',
    action: 'Read the code',
  },
  { of: 'The engineer', text: 'Aged 30, lives abroad, has no UK visa, and will come alone.' },
  { of: 'The certificate', text: 'For three years, outside Health and Care, without priority services.' },
] as const;

/** The assumptions about employer and engineer on which every figure of the page depends. */
export function TheCase() {
  return (
    <Section id="case" title="The example">
      <dl>
        {facts.map((fact) => (
          <div
            key={fact.of}
            className="grid gap-x-12 gap-y-1 border-t border-line py-4 sm:grid-cols-[1fr_3fr]"
          >
            <dt className="font-semibold">{fact.of}</dt>
            <dd className="max-w-measure">
              {fact.text} {'to' in fact && <TextLink to={fact.to}>{fact.action}</TextLink>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
