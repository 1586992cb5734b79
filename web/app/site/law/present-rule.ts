import type { CalendarDate, Parameter } from '@portway/rules/kernel';
import { findOccupation } from '@portway/rules/occupations';
import { type PayPlace, placeTitles } from '@portway/rules/pay-scales';
import { recordedFor } from '@portway/rules/recorded';
import { type RegisteredTopic, register } from '@portway/rules/register';
import { dayInWords, withDaysInWords } from '../../text/days.ts';
import { confidenceWords, governingDayWords, isSettled } from '../../text/law.ts';
import { recordedInWords } from '../../text/outcome.ts';
import { hasValue, longListIn, versionInWords } from '../../text/values.ts';
import { type PlacedRate, payScaleTables } from './occupations/pay-scale/pay-scale-tables.ts';

type AnyVersion = Parameter<unknown>['versions'][number];

/** One parameter with all its versions, newest first; undefined for an unknown id. */
export function presentRule(id: string, today: CalendarDate) {
  const topic = register.topics.find(({ parameters }) => parameters.some((each) => each.id === id));
  const parameter = topic?.parameters.find((each) => each.id === id);
  if (!topic || !parameter) return undefined;
  const current = versionOn(parameter, today);
  return {
    kind: 'rule' as const,
    id,
    title: parameter.title,
    topic: { id: topic.id, title: topic.title },
    governedBy: governingDayWords[parameter.governedBy],
    checkAt: parameter.checkAt,
    recorded: recordedInWords(recordedFor([id])),
    about: occupationsOf([id.slice(id.lastIndexOf('.') + 1)]),
    versions: parameter.versions
      .toReversed()
      .map((version) => versionShown(parameter, version, version === current)),
  };
}

export type RuleShown = NonNullable<ReturnType<typeof presentRule>>;
export type VersionShown = ReturnType<typeof versionShown>;

/** One topic with today's value of each of its parameters; undefined for an unknown id. */
export function presentTopic(id: string, today: CalendarDate) {
  const topic = register.topics.find((each) => each.id === id);
  if (!topic) return undefined;
  const { title, answers, parameters } = topic;
  return {
    kind: 'topic' as const,
    id,
    title,
    answers,
    today: dayInWords(today),
    recorded: recordedInWords(recordedFor(parameters.map((parameter) => parameter.id))),
    rows: parameters.map((parameter) => rowOf(parameter, today)),
  };
}

export type TopicShown = NonNullable<ReturnType<typeof presentTopic>>;

/** A topic in the list of topics. */
export function topicInBrief({ id, title, answers, parameters }: RegisteredTopic, today: CalendarDate) {
  const unsettled = parameters.filter((each) => !isSettled(versionOn(each, today).confidence));
  return { id, title, answers, rules: parameters.length, unsettled: unsettled.length };
}

export type TopicInBrief = ReturnType<typeof topicInBrief>;

function rowOf(parameter: Parameter<unknown>, today: CalendarDate) {
  const version = versionOn(parameter, today);
  return {
    id: parameter.id,
    title: parameter.title,
    figure: withDaysInWords(versionInWords(parameter, version)),
    from: dayInWords(version.from),
    settled: isSettled(version.confidence),
  };
}

/** The version of the day; before the records begin, the first one with its own date. */
function versionOn({ versions }: Parameter<unknown>, today: CalendarDate): AnyVersion {
  return versions.findLast(({ from }) => from <= today) ?? versions[0];
}

function versionShown(parameter: Parameter<unknown>, version: AnyVersion, inForce: boolean) {
  const value = hasValue(version) ? version.value : undefined;
  return {
    from: dayInWords(version.from),
    figure: withDaysInWords(versionInWords(parameter, version)),
    known: hasValue(version),
    codes: Array.isArray(value) && value.length <= maxCodes ? occupationsOf(value) : [],
    payScale: payScaleTables(ratesIn(value)),
    items: longListIn(value) ?? [],
    isTableOfCodes: isTableOfCodes(value),
    inForce,
    settled: isSettled(version.confidence),
    confidence: confidenceWords[version.confidence],
    note: version.note === undefined ? undefined : withDaysInWords(version.note),
    sources: version.sources.map(({ title, url, checkedOn }) => ({
      title,
      url,
      checkedOn: dayInWords(checkedOn),
    })),
  };
}

/** A longer list is a table, which the pages of the codes show better. */
const maxCodes = 60;

/** The rates of a national pay scale, place by place; empty for any other value. */
function ratesIn(value: unknown): PlacedRate[] {
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return parts.flatMap(([place, posts]) =>
    isPlace(place) && Array.isArray(posts) ? posts.filter(isPost).map((post) => ({ ...post, place })) : [],
  );
}

const isPlace = (name: string): name is PayPlace => Object.hasOwn(placeTitles, name);

function isPost(post: unknown): post is Omit<PlacedRate, 'place'> {
  return (
    typeof post === 'object' && post !== null && 'ratePence' in post && 'role' in post && 'title' in post
  );
}

/** The occupations in a list of codes, to link to their pages. */
function occupationsOf(list: readonly unknown[]): { code: string; title: string }[] {
  return list.flatMap((item) => {
    const code = typeof item === 'object' && item !== null && 'code' in item ? item.code : item;
    const occupation = typeof code === 'string' ? findOccupation(code) : undefined;
    return occupation ? [{ code: occupation.code, title: occupation.title }] : [];
  });
}

/** Whether the value has a row for each occupation code, which the pages of the codes show better. */
function isTableOfCodes(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const [first] = Array.isArray(value) ? value : Object.keys(value);
  if (Array.isArray(value)) return typeof first === 'object' && first !== null && 'code' in first;
  return typeof first === 'string' && findOccupation(first) !== undefined;
}
