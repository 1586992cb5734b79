import type { SponsorWithHistory } from '@portway/contracts/register/sponsor-register/sponsors';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { rulePath } from '../../text/law.ts';
import { gradeOf } from '../../text/rating-words.ts';
import { SpriteIcon } from '../../ui/sprite-icon.tsx';
import { OfficialList } from './edition-line.tsx';

/** The rule of the Skilled Worker route on the rating of a sponsor. */
export const ratingRule = 'eligible-role.sponsor-rating';

interface SponsorMeaningProps {
  sponsor: SponsorWithHistory;
  Heading: 'h2' | 'h3';
}

/** What an entry means, and what it does not. */
export function SponsorMeaning({ sponsor: { listed, routes }, Heading }: SponsorMeaningProps) {
  if (!listed) return <GoneMeaning Heading={Heading} />;
  const skilled = routes.filter(({ route }) => /^skilled worker$/i.test(route));
  const isRatedB = skilled.length > 0 && skilled.every(({ rating }) => gradeOf(rating) === 'B');
  return (
    <div className="sponsor-means">
      <Meaning look="bg-mint" icon={<SpriteIcon name="check" size={20} />} title="It means" Heading={Heading}>
        The Home Office has licensed it to sponsor workers on{' '}
        {routes.length === 1 ? 'this route' : 'these routes'}.
      </Meaning>
      <Meaning
        look="bg-sand"
        icon={<SpriteIcon name="x" size={20} />}
        title="It does not mean"
        Heading={Heading}
      >
        That it sponsors you, or that a given job can be sponsored: that depends on{' '}
        <Link to="/occupations">the job</Link> and <Link to="/salary-calculator">the pay</Link>. Anyone can
        use a company’s name. An entry does not show that an offer is real.
      </Meaning>
      {isRatedB && (
        <Meaning
          look="bg-sand"
          icon={<SpriteIcon name="triangle-alert" size={20} />}
          title="Rated B for Skilled Workers"
          Heading={Heading}
        >
          It can sponsor its own workers who continue for it. A new worker needs{' '}
          <Link to={rulePath(ratingRule)}>a sponsor rated A</Link>.
        </Meaning>
      )}
      {skilled.length === 0 && (
        <Meaning
          look="bg-sand"
          icon={<SpriteIcon name="triangle-alert" size={20} />}
          title="Not for Skilled Workers"
          Heading={Heading}
        >
          This entry has no licence for the Skilled Worker route.
        </Meaning>
      )}
    </div>
  );
}

function GoneMeaning({ Heading }: Pick<SponsorMeaningProps, 'Heading'>) {
  return (
    <div className="sponsor-means">
      <Meaning
        look="bg-rose"
        icon={<SpriteIcon name="x" size={20} />}
        title="What this means"
        Heading={Heading}
      >
        The newest edition has no entry with this name in this town. The register does not say why. The
        company may have moved, changed its name or lost its licence. Check the official list before you rely
        on this.
        <span className="mt-3 block">
          <OfficialList />
        </span>
      </Meaning>
    </div>
  );
}

interface MeaningProps extends Pick<SponsorMeaningProps, 'Heading'> {
  look: string;
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

function Meaning({ look, icon, title, Heading, children }: MeaningProps) {
  return (
    <section className={look}>
      <Heading>
        {icon}
        {title}
      </Heading>
      <p>{children}</p>
    </section>
  );
}
