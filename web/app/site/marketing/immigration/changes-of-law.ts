import type { CalendarDate } from '@portway/rules/kernel';
import { type RegisteredTopic, register } from '@portway/rules/register';
import { dayInWords } from '../../../text/days.ts';
import { rulePath } from '../../../text/law.ts';

/** What changed in one topic on one day. */
export interface TopicChange {
  /** The title of the rule if only one changed, of the topic otherwise. */
  readonly title: string;
  readonly href: string;
  readonly rules: number;
  /** What follows is not known yet. */
  readonly open: boolean;
}

export interface DayOfChange {
  readonly day: CalendarDate;
  readonly inWords: string;
  readonly ahead: boolean;
  readonly changes: readonly TopicChange[];
}

interface Change {
  readonly from: CalendarDate;
  readonly topic: RegisteredTopic;
  readonly id: string;
  readonly title: string;
  readonly open: boolean;
}

/** Bank holidays change every year without a change of the law. */
const lawful = register.topics.filter(({ id }) => id !== 'working-days');

/** The days from `since` on which a recorded rule changes, latest first. A first version is not a change. */
export function changesOfLaw(since: CalendarDate, today: CalendarDate): DayOfChange[] {
  const changes = lawful.flatMap((topic) =>
    topic.parameters.flatMap(({ id, title, versions }) =>
      versions.slice(1).map((version) => ({
        from: version.from,
        topic,
        id,
        title: 'value' in version && version.value === false ? `${title}: no longer` : title,
        open: 'unknown' in version,
      })),
    ),
  );
  const byDay = Map.groupBy(
    changes.filter(({ from }) => from >= since),
    ({ from }) => from,
  );
  return [...byDay]
    .sort(([one], [other]) => (one < other ? 1 : -1))
    .map(([day, ofDay]) => ({
      day,
      inWords: dayInWords(day),
      ahead: day > today,
      changes: [...Map.groupBy(ofDay, ({ topic }) => topic.id).values()].flatMap(topicChange),
    }));
}

function topicChange(ofTopic: readonly Change[]): TopicChange[] {
  const [first, ...others] = ofTopic;
  if (first === undefined) return [];
  const { title, id } = others.length === 0 ? first : first.topic;
  return [{ title, href: rulePath(id), rules: ofTopic.length, open: ofTopic.every(({ open }) => open) }];
}
