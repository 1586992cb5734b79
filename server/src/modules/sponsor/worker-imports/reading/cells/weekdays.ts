import { type CellValue, type Choice, fault, value } from './cell-value.ts';

const unclear = fault(
  'unclear-weekdays',
  'Write the days worked each week, such as Mon-Fri, or Mon Wed Fri.',
);
const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const shortNames = dayNames.map((name) => name.slice(0, 3));
const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** Days of the week, 1 for Monday. */
export function weekdays(text: string): CellValue<number[]> {
  const plain = text
    .toLowerCase()
    .replaceAll(/[.()[\]{}]/g, ' ')
    .trim();
  const dayReading = namedDays(withoutTimes(plain));
  if (dayReading !== null) return dayReading;
  if (/^\{(?:[1-7],)*[1-7]\}$/.test(text)) return value(text.split(/\D+/).filter(Boolean).map(Number));
  const count = countIn(text.toLowerCase().trim());
  return count === null ? unclear : askCount(count);
}

const weekdayPhrases: readonly (readonly [words: RegExp, days: readonly number[]])[] = [
  [/^(?:all |every |on )?week ?days?(?: only)?$/, [1, 2, 3, 4, 5]],
  [/^(?:all |every |on )?week ?ends?(?: only)?$/, [6, 7]],
  [/^(?:every ?day|daily|all week|(?:all )?(?:7|seven) days(?: (?:a|per) week| pw)?)$/, everyDay],
];

/** “9am to 5pm” and “9-5.30” say nothing of the days. */
const withoutTimes = (text: string) =>
  /[a-z]{2}/.test(text.replaceAll(/\b(?:am|pm|to|hrs|noon)\b/g, ''))
    ? text
        .replaceAll(
          /\b\d{1,2}(?:[:\s]\d{2})?\s?(?:am|pm|hrs)?\s?(?:-|–|to)\s?\d{1,2}(?:[:\s]\d{2})?\s?(?:am|pm|hrs)?\b/g,
          ' ',
        )
        .trim()
    : text;

/** The days that a text names; null where it names none. */
function namedDays(text: string): CellValue<number[]> | null {
  const byWord = weekdayPhrases.find(([words]) => words.test(text));
  if (byWord) return value([...byWord[1]]);
  const countAndDays = /^(\w+) days?(?: (?:a|per) week| pw| p w)?[\s:,-]+(.+)$/.exec(text);
  if (countAndDays !== null && numberOf(countAndDays[1] ?? '') !== null) {
    const rest = namedDays(countAndDays[2] ?? '');
    return rest !== null && 'value' in rest && rest.value.length !== numberOf(countAndDays[1] ?? '')
      ? unclear
      : rest;
  }
  const tokens = tokensOf(text);
  if (tokens === null) return null;
  const readings = readingsOf(tokens);
  const [first] = readings;
  if (first === undefined) return unclear;
  if (readings.length === 1) return value(first);
  return fault(
    'unclear-weekdays',
    'These letters can be different days. Choose which.',
    readings.map(choiceOf),
  );
}

type Token = { readonly days: readonly number[] } | 'to';

const nameToken =
  /^(?:mondays?|mon|mo|tuesdays?|tues|tue|tu|wednesdays?|weds|wed|we|thursdays?|thurs|thur|thu|th|fridays?|fri|fr|saturdays?|sat|sa|sundays?|sun|su|m|t|w|f|s)/;

/** The days and the words between them, in order; null where there is another word. */
function tokensOf(text: string): Token[] | null {
  const tokens: Token[] = [];
  let rest = text.replaceAll(/\b(?:and|&|on|every|each|only|days?|incl(?:usive)?|from)\b/g, ' ');
  while (rest !== '') {
    const between = /^(?:[\s,;/+&|]+|\s*(?:-|–|—|\bto\b|\bthrough\b|\bthru\b|\buntil\b|\btill\b)\s*)/.exec(
      rest,
    );
    if (between !== null) {
      if (/[a-z–—-]/.test(between[0])) tokens.push('to');
      rest = rest.slice(between[0].length);
      continue;
    }
    const [name] = nameToken.exec(rest) ?? [];
    if (name === undefined) return null;
    tokens.push({ days: daysNamed(name) });
    rest = rest.slice(name.length);
  }
  return tokens.some((token) => token !== 'to') ? tokens : null;
}

const daysNamed = (name: string) =>
  everyDay.filter((weekday) =>
    dayNames[weekday - 1]?.toLowerCase().startsWith(name.length < 2 ? name : name.slice(0, 2)),
  );

/** Each way to read the days: single letters in the order of a week from Monday or Sunday. */
function readingsOf(tokens: readonly Token[]): number[][] {
  const isNamed = tokens.every((token) => token === 'to' || token.days.length === 1);
  const readings = isNamed ? [daysOf(tokens, null)] : [daysOf(tokens, 1), daysOf(tokens, 7)];
  const distinct = new Map(
    readings.flat().map((days) => {
      const inOrder = [...new Set(days)].toSorted((one, other) => one - other);
      return [inOrder.join(), inOrder] as const;
    }),
  );
  return [...distinct.values()];
}

/** The days of the tokens in each possible way; where the week has a first day, each later than the one before. */
function daysOf(tokens: readonly Token[], firstDay: number | null): readonly (readonly number[])[] {
  const placeOf = (weekday: number) => (firstDay === null ? 0 : (weekday - firstDay + 7) % 7);
  let readings: readonly (readonly number[])[] = [[]];
  let isRange = false;
  for (const token of tokens) {
    if (token === 'to') {
      isRange = true;
      continue;
    }
    readings = readings.flatMap((days) => {
      const last = days.at(-1);
      return token.days
        .filter((weekday) => firstDay === null || last === undefined || placeOf(weekday) > placeOf(last))
        .map((weekday) => [
          ...days,
          ...(isRange && last !== undefined ? between(last, weekday) : []),
          weekday,
        ]);
    });
    isRange = false;
    if (readings.length > 16) return [];
  }
  return isRange ? [] : readings;
}

/** The days after one and before another, over the end of the week too. */
function between(first: number, last: number): number[] {
  const days: number[] = [];
  for (let weekday = (first % 7) + 1; weekday !== last && days.length < 7; weekday = (weekday % 7) + 1)
    days.push(weekday);
  return days;
}

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const numberOf = (word: string): number | null => {
  const number = /^[1-7](?:\.0+)?$/.test(word) ? Math.floor(Number(word)) : numbers.indexOf(word) + 1;
  return number > 0 ? number : null;
};

/** How many days a week: 5, “5 days”, “five days a week”; or digits, which may be a count or days. */
function countIn(text: string): readonly number[] | null {
  const [, word = ''] =
    /^([\w.]+)(?:\s?days?)?(?:\s?(?:a|per|\/)\s?week|\s?p\.?w\.?|\s?\/\s?7)?$/.exec(text) ?? [];
  const count = numberOf(word);
  if (count !== null) return [count];
  const digits = /^[1-7](?:[\s,;/&+-]+[1-7]){1,6}$/.test(text) ? text.split(/[\s,;/&+]+/) : [];
  const days = digits.flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return last < first ? [] : everyDay.filter((weekday) => weekday >= first && weekday <= last);
  });
  return days.length > 1 ? days : null;
}

const usual: Readonly<Record<number, readonly (readonly number[])[]>> = {
  1: everyDay.map((weekday) => [weekday]),
  2: [
    [1, 2],
    [4, 5],
    [6, 7],
  ],
  3: [
    [1, 2, 3],
    [3, 4, 5],
    [1, 3, 5],
  ],
  4: [
    [1, 2, 3, 4],
    [2, 3, 4, 5],
  ],
  5: [
    [1, 2, 3, 4, 5],
    [7, 1, 2, 3, 4],
    [2, 3, 4, 5, 6],
  ],
  6: [[1, 2, 3, 4, 5, 6]],
  7: [everyDay],
};

function askCount(days: readonly number[]): CellValue<never> {
  const [count = 0] = days;
  if (days.length === 1)
    return fault(
      'weekday-count',
      `Which ${count === 1 ? 'day' : `${count} days`} of the week?`,
      (usual[count] ?? []).map(choiceOf),
    );
  const fromSunday = days.map((weekday) => (weekday === 1 ? 7 : weekday - 1));
  return fault('weekday-count', 'Is 1 Monday or Sunday?', [days, fromSunday].map(choiceOf));
}

function choiceOf(days: readonly number[]): Choice {
  const words = weekdaysInWords(days);
  return { value: days.map((weekday) => shortNames[weekday - 1]).join(' '), label: words };
}

/** Monday to Friday; Monday, Wednesday and Friday. */
export function weekdaysInWords(days: readonly number[]): string {
  const name = (weekday: number) => dayNames[weekday - 1] ?? '';
  const follows = (weekday: number) => days.includes((weekday % 7) + 1);
  const lastDays = days.filter((weekday) => !follows(weekday));
  const [last = 7] = lastDays;
  const first = days.find((weekday) => !days.includes(weekday === 1 ? 7 : weekday - 1)) ?? 1;
  if (days.length === 7) return 'Every day';
  if (days.length > 2 && lastDays.length === 1) return `${name(first)} to ${name(last)}`;
  return new Intl.ListFormat('en-GB').format(days.map(name));
}
