import type { Parameter } from '@portway/rules/kernel';
import { openQuestions } from '@portway/rules/open-questions';
import { recordedFor } from '@portway/rules/recorded';
import { register } from '@portway/rules/register';
import { Refusal } from '../../../platform/refusal.ts';

/** Every topic with its parameters, and the latest version. */
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
  const { recordedTo, recorded } = register;
  return { recordedTo, recorded, topics };
}

/** What is not settled in our records, and what would settle it. */
export const listOpenQuestions = () => ({ questions: openQuestions(register.parameters) });

/**
 * One parameter with all its versions, or one topic with all its parameters; refused when none has this id. A
 * topic omits the rows of its tables, which are included when their parameter is requested by id.
 */
export function showRule(id: string) {
  const { topics } = register;
  const whole = topics.find((topic) => topic.id === id);
  if (whole) {
    const parameters = whole.parameters.map((parameter) => ({ ...withoutTables(parameter), topic: id }));
    return {
      kind: 'topic' as const,
      ...whole,
      parameters,
      ...recordedFor(parameters.map((each) => each.id)),
    };
  }
  for (const topic of topics) {
    const parameter = topic.parameters.find((each) => each.id === id);
    if (parameter)
      return { kind: 'parameter' as const, ...parameter, topic: topic.id, ...recordedFor([parameter.id]) };
  }
  throw new Refusal('not-found', 'There is no rule with this ID. GET /api/rules lists them.', {
    status: 404,
  });
}

/** Parameters with more entries are tables: a topic with two of them would be hundreds of kilobytes. */
const maxEntries = 100;

function withoutTables(parameter: Parameter<unknown>) {
  const versions = parameter.versions.map((version) => {
    if (!('value' in version) || entriesOf(version.value) <= maxEntries) return version;
    const { value, note, ...rest } = version;
    const tableNote = `A table of ${entriesOf(value)} entries: GET /api/rules/${parameter.id} has it whole.`;
    return { ...rest, note: note === undefined ? tableNote : `${tableNote} ${note}` };
  });
  return { ...parameter, versions };
}

function entriesOf(value: unknown): number {
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
}
