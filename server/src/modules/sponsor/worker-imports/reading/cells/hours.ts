import { type CellValue, type Choice, fault, value } from './cell-value.ts';

const unclear = fault('unclear-hours', 'Write the hours a week, such as 37.5 or 37:30.');

/** Usual weeks of full time, in hours. */
const fullTimeWeeks = [35, 36, 37, 37.5, 38, 39, 40];

/** Hours a week. */
export function hours(text: string): CellValue<number> {
  const plain = text
    .toLowerCase()
    .replaceAll(/,(?=\d)/g, '.')
    .replace('½', '.5');
  const share = shareIn(plain);
  if (share !== null) return askShare(share);
  const weekly = hoursIn(plain);
  return weekly !== null && weekly > 0 && weekly <= 168 ? value(weekly) : unclear;
}

const words = /\b(?:hours?|hrs?|h|per|an?|each|week(?:ly)?|wk|p\.?\s?w|contracted)\b\.?|[()/\s]+/g;

function hoursIn(text: string): number | null {
  const [, whole, minutes] =
    /^(\d{1,3})\s?(?::|h(?:ou)?rs?\s?|h\s?)([0-5]\d)(?::00|\s?m(?:ins?|inutes)?)?(?:\s?(?:hours|hrs|h))?$/.exec(
      text,
    ) ?? [];
  if (minutes !== undefined) return Math.round((Number(whole) + Number(minutes) / 60) * 100) / 100;
  const digits = text.replaceAll(/(\d)(?=[a-z])/g, '$1 ').replaceAll(words, '');
  const [, number] = /^(\d{1,3}(?:\.\d{1,2})?)0*$/.exec(digits) ?? [];
  return number === undefined ? null : Number(number);
}

/** A share of full time: “0.6 FTE”, “60%”, 0.6, “full time”. Null for another text. */
function shareIn(text: string): number | null {
  if (/^(?:full[\s-]?time|ft|f\/t)$/.test(text)) return 1;
  const [, number, percent] =
    /^(?:fte|wte)?[\s:]*(\d{1,3}(?:\.\d{1,4})?)\s*(%)?\s*(?:fte|wte|of full[\s-]time)?$/.exec(text) ?? [];
  if (number === undefined) return null;
  const share = percent === undefined ? Number(number) : Number(number) / 100;
  return share > 0 && share <= 1 ? share : null;
}

function askShare(share: number): CellValue<never> {
  const choices = fullTimeWeeks.map((week): Choice => {
    const weekly = Math.round(share * week * 100) / 100;
    return {
      value: `${weekly}`,
      label: share === 1 ? `${week} hours` : `${weekly} hours (${share} of ${week})`,
    };
  });
  const question =
    share === 1
      ? 'How many hours a week is full time?'
      : 'This is a part of full time. Of how many hours a week?';
  return fault('hours-share', question, choices);
}
