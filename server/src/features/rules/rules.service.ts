import { register } from '@portway/rules/register';
import { Refusal } from '../../refusal.ts';

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

/** One parameter with all its versions, or one topic with all its parameters; refused when there is none of this id. */
export function showRule(id: string) {
  const { recordedTo, topics } = register;
  const whole = topics.find((topic) => topic.id === id);
  if (whole) {
    const parameters = whole.parameters.map((parameter) => ({ ...parameter, topic: id }));
    return { kind: 'topic' as const, ...whole, parameters, recordedTo };
  }
  for (const topic of topics) {
    const parameter = topic.parameters.find((each) => each.id === id);
    if (parameter) return { kind: 'parameter' as const, ...parameter, topic: topic.id, recordedTo };
  }
  throw new Refusal('not-found', 'There is no rule of this id. GET /api/rules lists them.', { status: 404 });
}
