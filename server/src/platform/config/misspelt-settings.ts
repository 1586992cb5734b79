import { settings } from './settings.ts';

const names = Object.keys(settings.shape);

/** A sentence for each variable that is spelt almost as a setting, such as SMPT_URL, and is none. */
export function misspeltSettings(variables: Readonly<Record<string, string | undefined>>): readonly string[] {
  return Object.keys(variables)
    .filter((name) => name.length > 5 && !names.includes(name))
    .flatMap((name) => {
      const setting = names.find((one) => isAlmost(name, one) && !variables[one]?.trim());
      return setting === undefined ? [] : [`${name} is no setting and is not used. Is ${setting} meant?`];
    });
}

/** Whether one letter is missing, added or another, or two neighbours are exchanged; underscores and case do not count. */
function isAlmost(name: string, setting: string): boolean {
  const [one, other] = [name, setting].map((text) => text.toUpperCase().replaceAll('_', ''));
  if (one === undefined || other === undefined || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const rests = [one.slice(start), other.slice(start)];
  const [left = '', right = ''] = rests;
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}
