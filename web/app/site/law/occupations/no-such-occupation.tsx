import { LinkButton } from '../../../ui/button.tsx';
import { PageHero } from '../../../ui/page-hero.tsx';

/** Page for an unknown code: what codes look like, and how to find one. */
export function NoSuchOccupation({ asked }: { asked: string }) {
  return (
    <PageHero
      eyebrow="404"
      title="There is no such occupation code"
      lead={`“${asked}” is not one of the codes that the Rules list. A code has four digits and describes a job. Search for yours by its title.`}
      actions={
        <>
          <LinkButton to="/occupations" look="gold">
            Search the occupations
          </LinkButton>
          <LinkButton to="/tools" look="outline">
            See the free tools
          </LinkButton>
        </>
      }
    />
  );
}
