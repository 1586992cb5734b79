import type { Parameter } from '@portway/rules/kernel';
import { register } from '@portway/rules/register';
import { dayInWords } from '../../text/days.ts';
import { rulePath } from '../../text/law.ts';
import { inForceFromWords, type LawShown, type WorkingStepShown } from '../../text/working-steps.ts';
import type { ListedSource } from './result-document.ts';

/** One version of a rule that a result depends on. */
export interface RuleRead {
  /** The rule's own page on this site. */
  readonly path: string;
  readonly title: string;
  readonly inForceFrom: string;
  readonly checkedOn: string;
  /** The numbers of its sources in the list. */
  readonly sources: readonly number[];
  /** What is not settled about it. */
  readonly unsettled: string | undefined;
}

/** The versions that the steps read, each once, and their sources. */
export function lawRead(steps: readonly WorkingStepShown[]): { rules: RuleRead[]; sources: ListedSource[] } {
  const versions = new Map(steps.flatMap(({ law }) => (law ? [[`${law.href} ${law.says}`, law]] : [])));
  const sources: ListedSource[] = [];
  const numberOf = ({ title, url }: { title: string; url?: string }) => {
    const existing = sources.find((each) => each.title === title && each.url === url);
    if (existing) return existing.number;
    sources.push({ number: sources.length + 1, title, url });
    return sources.length;
  };
  const rules = [...versions.values()].map((law) => {
    const { parameter, version } = versionOf(law);
    return {
      path: law.href,
      title: law.title,
      inForceFrom: dayInWords(version.from),
      checkedOn: dayInWords(version.sources[0].checkedOn),
      sources: [...version.sources, ...whereToCheck(parameter, version, law)].map(numberOf),
      unsettled: law.unsettled,
    };
  });
  return { rules, sources };
}

/** The official page, where a source has no public address or the figure is not settled. */
function whereToCheck({ checkAt }: Parameter<unknown>, { sources }: AnyVersion, law: LawShown) {
  const needed = law.unsettled !== undefined || sources.some(({ url }) => url === undefined);
  return needed ? [{ title: `${checkAt.title} (where to check it today)`, url: checkAt.url }] : [];
}

type AnyVersion = Parameter<unknown>['versions'][number];

const parameters = new Map<string, Parameter<unknown>>(
  register.parameters.map((parameter) => [rulePath(parameter.id), parameter]),
);

/** The version that the law shown came from: its text begins with the day from which it is in force. */
function versionOf({ href, says }: LawShown) {
  const parameter = parameters.get(href);
  const version = parameter?.versions.find(({ from }) => says.startsWith(inForceFromWords(from)));
  if (!parameter || !version) throw new Error(`No version in the register: ${href} ${says}`);
  return { parameter, version };
}
