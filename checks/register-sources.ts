import { isCalendarDate } from '@portway/rules/kernel';
import type { Violation } from './violation.ts';

/** The properties of a registered parameter that the check reads. */
export interface RegisteredParameter {
  readonly id: string;
  readonly title: string;
  readonly versions: readonly RegisteredVersion[];
}

interface RegisteredVersion {
  readonly from: string;
  readonly value?: unknown;
  /** Why the figure is unknown from this day. */
  readonly unknown?: string;
  readonly confidence: string;
  readonly sources: readonly { readonly title: string; readonly url?: string; readonly checkedOn: string }[];
}

/** A parameter that a topic publishes, and its file. */
export interface PublishedParameter {
  readonly id: string;
  readonly path: string;
}

const registerPath = 'rules/src/register.ts';

/**
 * Parameters without a source, with versions out of order, registered twice, or missing from the register.
 */
export function registerSources(
  register: readonly RegisteredParameter[],
  published: readonly PublishedParameter[],
): Violation[] {
  const ids = register.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const missing = published.filter(({ id }) => !ids.includes(id));
  return [
    ...twice.map((id) =>
      violation(registerPath, `'${id}' is said twice. Give each parameter an id of its own.`),
    ),
    ...missing.map(({ id, path }) =>
      violation(path, `'${id}' is not in the register. Add it to ${registerPath}.`),
    ),
    ...register.flatMap(faultsOf).map((hint) => violation(registerPath, hint)),
  ];
}

function faultsOf({ id, title, versions }: RegisteredParameter): string[] {
  const days = versions.map(({ from }) => from);
  const ordered = days.every((day, index) => index === 0 || (days[index - 1] ?? '') < day);
  return [
    ...(title.trim() === '' ? [`'${id}' has no title. Name it as a reader would.`] : []),
    ...(versions.length === 0 ? [`'${id}' has no version. Say from which day it has which value.`] : []),
    ...(ordered
      ? []
      : [`'${id}': ${days.join(', ')}. Write its versions in the order of their days, newest last.`]),
    ...versions.flatMap((version) =>
      faultsOfVersion(version).map((fault) => `'${id}', from ${version.from}: ${fault}`),
    ),
  ];
}

function faultsOfVersion({ from, value, unknown, confidence, sources }: RegisteredVersion): string[] {
  return [
    ...(isCalendarDate(from) ? [] : ['write the day as YYYY-MM-DD.']),
    ...(value === undefined && !unknown ? ['give it a value, or say why it is unknown.'] : []),
    ...(confidence === '' ? ['say how far it was checked (confidence).'] : []),
    ...(sources.length === 0 ? ['name the source where the figure was read; a figure has a source.'] : []),
    ...(sources.every((source) => source.title.trim() !== '') ? [] : ['give its source a title.']),
    ...(sources.every((source) => isCalendarDate(source.checkedOn))
      ? []
      : ['say on which day its source was checked (checkedOn, YYYY-MM-DD).']),
  ];
}

function violation(path: string, hint: string): Violation {
  return { path, line: 1, law: 'sources', hint };
}
