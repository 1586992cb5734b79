import type { CalendarDate } from '@portway/rules/kernel';
import type { SalaryOption } from '@portway/rules/minimum-salary';
import { lowestScalePoint, payScaleOf } from '@portway/rules/pay-scales';
import { dayInWords } from '../../../../text/days.ts';
import { inShortPounds } from '../../../../text/money.ts';

/** The option of national pay scales, if it is the one that applies. */
export function payScaleOption(options: readonly SalaryOption[]): SalaryOption | undefined {
  return options.find(({ option, available }) => option === 'K' && available === true);
}

/** What decides on the scale of this code, in short. */
export function payScaleDecides({ occupationCode, assignedOn }: OnScale): string {
  const scale = payScaleOf(occupationCode, assignedOn);
  const isNhs = scale.status === 'answered' && scale.kind === 'health-bands';
  return isNhs ? 'The NHS band decides' : 'The national pay scale decides';
}

/** A job on a national pay scale, and the least that the Rules ask of anybody on it. */
interface OnScale {
  readonly occupationCode: string;
  readonly assignedOn: CalendarDate;
  readonly workNation?: string | undefined;
}

/** Which scale decides, and the least that it may mean, while the band, grade or role is not known. */
export function payScaleNote(
  facts: OnScale,
  { thresholdPence }: Pick<SalaryOption, 'thresholdPence'>,
): string | undefined {
  const scale = payScaleOf(facts.occupationCode, facts.assignedOn);
  if (scale.status !== 'answered' || thresholdPence === null) return undefined;
  const day = dayInWords(facts.assignedOn);
  const least = `the Rules ask for at least ${inShortPounds(thresholdPence)} a year`;
  if (scale.kind === 'health-bands')
    return `This job is on the NHS pay bands, and the band decides. On ${day}, ${least}.`;
  const name = scale.kind === 'teachers' ? 'the national pay scales for teachers' : 'a national pay scale';
  const point = lowestScalePoint(facts, thresholdPence);
  const lowest =
    point && ` Its lowest point above that is ${inShortPounds(point.ratePence)}: ${point.title}, full time.`;
  return `This job is on ${name}, and the grade or role decides. On ${day}, ${least}.${lowest ?? ''}`;
}
