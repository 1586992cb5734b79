import type { Parameter } from '@portway/rules/kernel';
import { occupations } from '@portway/rules/occupations';
import { rulesReadTo } from '@portway/rules/recorded';
import { register } from '@portway/rules/register';
import { dayInWords } from '../../../text/days.ts';

/** Numbers counted from the register of rules, never typed in. */
export interface CheckedFigures {
  readonly rules: number;
  readonly sources: number;
  readonly occupations: number;
  readonly recordedTo: string;
}

export function checkedFigures(): CheckedFigures {
  const parameters: readonly Parameter<unknown>[] = register.parameters;
  const versions = parameters.flatMap((parameter) => [...parameter.versions]);
  return {
    rules: parameters.length,
    sources: new Set(versions.flatMap(({ sources }) => sources.map(({ title }) => title))).size,
    occupations: occupations.length,
    recordedTo: dayInWords(rulesReadTo),
  };
}
