import { Card } from '../../../ui/card.tsx';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import { TextLink } from '../parts/text-link.tsx';

const good = [
  'The employer is on the Home Office’s register of licensed sponsors.',
  'The contract, the advert and the certificate name the same job, hours and pay.',
  'They tell you your occupation code, and what the certificate costs them.',
  'They give you time to read, and they answer in writing.',
];

const bad = [
  'They ask you to pay for the certificate, the licence or the skills charge.',
  'They sell certificates for work that does not exist.',
  'They want part of your pay back in cash.',
  'They keep your passport, or promise that a visa is certain.',
];

/** Signs of a genuine job offer, and of a fraud. */
export function Signs() {
  return (
    <section aria-labelledby="signs" className="py-section">
      <div className="page-width">
        <h2 id="signs" className="text-36">
          How to read an offer
        </h2>
        <div className="mt-8 grid gap-4 md:grid-cols-2 lg:gap-6">
          <Card ground="mint">
            <h3 className="text-22">Good signs</h3>
            <ul className="mt-4 flex flex-col gap-3">
              {good.map((sign) => (
                <li key={sign} className="grid grid-cols-[auto_1fr] gap-3">
                  <SpriteIcon name="check" size={20} className="mt-0.5 text-link" />
                  {sign}
                </li>
              ))}
            </ul>
          </Card>
          <Card ground="sand">
            <h3 className="text-22">Walk away when</h3>
            <ul className="mt-4 flex flex-col gap-3">
              {bad.map((sign) => (
                <li key={sign} className="grid grid-cols-[auto_1fr] gap-3">
                  <SpriteIcon name="x" size={20} className="mt-0.5 text-coral" />
                  {sign}
                </li>
              ))}
            </ul>
          </Card>
        </div>
        <p className="mt-6 max-w-measure text-ink-2">
          <TextLink to="/sponsors">Look up the employer in the register of sponsors</TextLink>. It is free,
          and each answer says which day’s register it is from. The official list is{' '}
          <a
            href="https://www.gov.uk/government/publications/register-of-licensed-sponsors-workers"
            rel="noreferrer"
            className="text-link underline underline-offset-4"
          >
            on GOV.UK
          </a>
          .
        </p>
      </div>
    </section>
  );
}
