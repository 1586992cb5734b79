import { Section } from '../../../ui/section.tsx';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';

const papers = [
  'Your passport, valid for the journey',
  'Your certificate number',
  'Your job title, occupation code and yearly pay, as on the certificate',
  'Your employer’s name and licence number',
  'Proof of your English',
  'Bank statements, unless your employer vouches for your money',
  'Marriage and birth certificates, if your family comes',
  'A tuberculosis test, from some countries',
  'A criminal record certificate, for some jobs',
  'An ATAS certificate, for some research jobs',
  'Translations of anything not in English or Welsh',
];

/** Documents to have ready for the application. */
export function Papers() {
  return (
    <Section
      id="papers"
      title="Documents to have ready"
      lead="Which ones you need depends on your country and your job. GOV.UK asks you when you apply."
    >
      <ul className="grid gap-x-12 md:grid-cols-2">
        {papers.map((paper) => (
          <li key={paper} className="grid grid-cols-[auto_1fr] gap-3 border-t border-line py-4">
            <SpriteIcon name="check" size={20} className="mt-0.5 text-link" />
            {paper}
          </li>
        ))}
      </ul>
    </Section>
  );
}
