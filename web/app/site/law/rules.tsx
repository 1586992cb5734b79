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

/** One subject of the law: what was read of it, and to which day. */
interface RecordedShown {
  readonly subject: string;
  readonly title: string;
  readonly readTo: string;
  readonly read: string;
  readonly newer: string | undefined;
}

/** What was read of each subject of the law, and to which day. */
function RecordedList({ recorded }: { recorded: readonly RecordedShown[] }) {
  return (
    <section aria-labelledby="what-we-read" className="mt-12">
      <h2 id="what-we-read" className="text-28">
        What we read, and to which day
      </h2>
      <p className="mt-1 max-w-measure text-ink-2">
        Under a result stand the subjects that it rests on. Nothing published later is in our figures.
      </p>
      <ul className="mt-6 border-t border-line">
        {recorded.map(({ subject, title, readTo, read, newer }) => (
          <li key={subject} className="border-b border-line py-4">
            <h3 className="flex flex-wrap items-center gap-x-4 gap-y-2 text-18">
              {title}
              <Tag>Read to {readTo}</Tag>
              {newer !== undefined && <Tag look="sand">{newer}</Tag>}
            </h3>
            <p className="mt-1 max-w-measure text-15">{read}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
