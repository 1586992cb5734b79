import { data } from 'react-router';
import { keepUntilMidnight } from '../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../kit/page/london-today.ts';
import { pageMeta } from '../../kit/page/page-meta.ts';
import { rulePath } from '../../text/law.ts';
import type { Route } from './+types/rule.ts';
import { presentRule, presentTopic } from './present-rule.ts';
import { RulePage } from './rule-page.tsx';
import { TopicPage } from './topic-page.tsx';

export const headers = keepUntilMidnight;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData)
    return pageMeta({ title: 'A rule', description: 'There is no rule with this ID.', index: false });
  const { kind, id, title } = loaderData;
  return pageMeta({
    title: kind === 'topic' ? `${title}: the rules` : title,
    description:
      kind === 'topic'
        ? `${loaderData.answers} Every rule on it, what it is today and when it came into force.`
        : `${title}: every version, the day it came into force and where we read it.`,
    canonical: rulePath(id),
  });
};

/** One parameter, or all parameters of one topic: the id says which, as in the API. */
export function loader({ params }: Route.LoaderArgs) {
  const today = londonToday();
  const found = presentTopic(params.id, today) ?? presentRule(params.id, today);
  if (!found) throw data('There is no rule with this ID.', { status: 404 });
  return found;
}

export default function Rule({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'topic' ? <TopicPage topic={loaderData} /> : <RulePage rule={loaderData} />;
}
