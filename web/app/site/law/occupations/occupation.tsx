import { data } from 'react-router';
import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { PageHead } from '../../../ui/page-hero.tsx';
import type { Route } from './+types/occupation.ts';
import { groupPath, occupationPath } from './major-groups.ts';
import { NoSuchOccupation } from './no-such-occupation.tsx';
import { OccupationEditions } from './occupation-editions.tsx';
import { OccupationFacts } from './occupation-facts.tsx';
import { OccupationNearby } from './occupation-nearby.tsx';
import { OccupationPayScale } from './occupation-pay-scale.tsx';
import { OccupationRates } from './occupation-rates.tsx';
import { type OccupationShown, presentOccupation } from './present-occupation.ts';
import { TypicalTitles } from './typical-titles.tsx';

export const headers = keepUntilMidnight;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const shown = loaderData?.occupation;
  if (!shown)
    return pageMeta({
      title: 'No such occupation code',
      description: 'There is no occupation code with this number. Search all of them by code or title.',
      index: false,
    });
  return pageMeta({
    title: shown.searchTitle,
    description: shown.searchDescription,
    canonical: occupationPath(shown.code),
  });
};

export function loader({ params }: Route.LoaderArgs) {
  const occupation = presentOccupation(params.code, londonToday());
  return occupation ? data({ occupation }) : data({ occupation: undefined }, { status: 404 });
}

export default function Occupation({ loaderData: { occupation }, params }: Route.ComponentProps) {
  return occupation ? <Shown occupation={occupation} /> : <NoSuchOccupation asked={params.code} />;
}

function Shown({ occupation }: { occupation: OccupationShown }) {
  const { code, title, group, tag, answer, rates, lists, editions, nearby, sponsorability, payScale } =
    occupation;
  // Placed where there is room: beside the lists, or under the facts.
  const titles = <TypicalTitles titles={occupation.typicalTitles} onlySome={occupation.onlySomeTitles} />;
  return (
    <>
      <PageHead
        before={
          <Breadcrumbs
            trail={[
              { to: '/occupations', title: 'Occupations' },
              { to: groupPath(group.digit), title: group.title },
            ]}
          />
        }
        eyebrow="Can this job be sponsored?"
        title={`${code} ${title}`}
        lead={answer}
      />
      <div className="page-width grid items-start gap-x-12 gap-y-10 pb-section lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="flex min-w-0 flex-col gap-8">
          <OccupationRates rates={rates} tag={tag.tag} />
          {lists.length > 0 && titles}
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          <OccupationFacts occupation={occupation} />
          {lists.length === 0 && titles}
        </div>
      </div>
      {payScale && <OccupationPayScale code={code} payScale={payScale} />}
      {editions && <OccupationEditions code={code} editions={editions} lowerIsFor={rates.lowerIsFor} />}
      <OccupationNearby code={code} nearby={nearby} canBePriced={sponsorability !== 'not-eligible'} />
    </>
  );
}
