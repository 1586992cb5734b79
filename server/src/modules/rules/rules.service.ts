import type { Parameter } from '@portway/rules/kernel';
import { register } from '@portway/rules/register';
import { Refusal } from '../../platform/refusal.ts';

/** Every topic with its parameters, and the version that stands last. */
export function listRules() {
  const topics = register.topics.map(({ id, title, answers, parameters }) => ({
    id,
    title,
    answers,
    parameters: parameters.map((parameter) => {
      const latest = parameter.versions.at(-1) ?? parameter.versions[0];
      const { id, title, governedBy } = parameter;
      return { id, title, governedBy, latestFrom: latest.from, latestConfidence: latest.confidence };
    }),
  }));
  return { recordedTo: register.recordedTo, topics };
}

/**
 * One parameter with all its versions, or one topic with all its parameters; refused when there is none of this
 * id. A topic leaves out the rows of its tables, which one parameter asked for by its id has whole.
 */
export function showRule(id: string) {
  const { recordedTo, topics } = register;
  const whole = topics.find((topic) => topic.id === id);
  if (whole) {
    const parameters = whole.parameters.map((parameter) => ({ ...withoutTables(parameter), topic: id }));
    return { kind: 'topic' as const, ...whole, parameters, recordedTo };
  }
  for (const topic of topics) {
    const parameter = topic.parameters.find((each) => each.id === id);
    if (parameter) return { kind: 'parameter' as const, ...parameter, topic: topic.id, recordedTo };
  }
  throw new Refusal('not-found', 'There is no rule of this id. GET /api/rules lists them.', { status: 404 });
}

/** More entries than these are a table: a topic with two of them would weigh hundreds of kilobytes. */
const maxEntries = 100;

function withoutTables(parameter: Parameter<unknown>) {
  const versions = parameter.versions.map((version) => {
    if (!('value' in version) || entriesOf(version.value) <= maxEntries) return version;
    const { value, note, ...rest } = version;
    const left = `A table of ${entriesOf(value)} entries: GET /api/rules/${parameter.id} has it whole.`;
    return { ...rest, note: note === undefined ? left : `${left} ${note}` };
  });
  return { ...parameter, versions };
}

function entriesOf(value: unknown): number {
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
}
