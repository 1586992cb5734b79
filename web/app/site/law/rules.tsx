import { register } from '@portway/rules/register';
import { Link } from 'react-router';
import { keepUntilMidnight } from '../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../kit/page/london-today.ts';
import { pageMeta } from '../../kit/page/page-meta.ts';
import { dayInWords } from '../../text/days.ts';
import { rulePath } from '../../text/law.ts';
import { PageHead } from '../../ui/page-hero.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { Route } from './+types/rules.ts';
import { type TopicInBrief, topicInBrief } from './present-rule.ts';
import { RecordedList } from './recorded-list.tsx';

export const headers = keepUntilMidnight;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'The rules behind the figures',
    description:
      'Every figure our tools use, with its value today, when it came into force and how it was checked.',
  });

export function loader() {
  const today = londonToday();
  return {
    topics: register.topics.map((topic) => topicInBrief(topic, today)),
    today: dayInWords(today),
    recorded: register.recorded.map(({ subject, title, readTo, read, newer }) => ({
      subject,
      title,
      readTo: dayInWords(readTo),
      read,
      newer,
    })),
  };
}

export default function Rules({ loaderData: { topics, today, recorded } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        eyebrow="Sources"
        title="The rules behind the figures"
        lead={`Every figure our tools use, as in force on ${today}. Each has a page with all its versions and where we read them.`}
      />
      <div className="page-width pb-section">
        <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          {topics.map((topic) => (
            <TopicCard key={topic.id} topic={topic} />
          ))}
        </ul>
        <p className="mt-12">
          Looking for one job?{' '}
          <Link to="/occupations" className="text-link underline underline-offset-4">
            Each occupation code has a page of its own
          </Link>
          .
        </p>
        <p className="mt-4">
          Were we wrong somewhere?{' '}
          <Link to="/rules/corrections" className="text-link underline underline-offset-4">
            Our corrections
          </Link>{' '}
          say what we got wrong, since when, and the right answer.
        </p>
        <p className="mt-4">
          What are we not sure of?{' '}
          <Link to="/rules/open-questions" className="text-link underline underline-offset-4">
            Our open questions
          </Link>{' '}
          say what is not settled, and what would settle it.
        </p>
        <RecordedList recorded={recorded} />
      </div>
    </>
  );
}

function TopicCard({ topic: { id, title, answers, rules, unsettled } }: { topic: TopicInBrief }) {
  return (
    <li className="relative flex flex-col rounded-28 border border-line bg-card p-6 shadow-soft eased hover:[translate:0_-2px] hover:shadow-lift">
      <h2 id={id} className="text-22">
        <Link to={rulePath(id)} className="covers-all">
          {title}
        </Link>
      </h2>
      <p className="mt-2 text-15 text-ink-2">{answers}</p>
      <p className="mt-auto flex flex-wrap gap-2 pt-4">
        <Tag>{rules === 1 ? '1 rule' : `${rules} rules`}</Tag>
        {unsettled > 0 && <Tag look="sand">{unsettled} to be confirmed</Tag>}
      </p>
    </li>
  );
}
