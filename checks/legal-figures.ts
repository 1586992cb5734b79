import { STATUS_CODES } from 'node:http';
import type { RegisteredParameter } from './register-sources.ts';
import { isCode, isTest, visit } from './syntax.ts';
import { lineAt, type RepositoryFile, type Violation } from './violation.ts';

/**
 * Numbers that happen to equal a legal figure but mean something else: the file, the number as written, its
 * meaning.
 */
const coincidences: readonly { path: string; written: string; means: string }[] = [];

const smallest = 100_00;
const amount = /(?<![\w.,#/-])(£ ?)?(\d{1,3}(?:,\d{3})+|\d+)(\.\d\d)?(?![\w%-]|[.,]\d)/g;

/**
 * Literals outside the law that equal an amount of money in the register: 1682, '1,682', '£1,682', 168200
 * pence.
 */
export function legalFigures(
  files: readonly RepositoryFile[],
  register: readonly RegisteredParameter[],
): Violation[] {
  const titles = new Map(
    register.flatMap(({ title, versions }) =>
      versions.flatMap(({ value }) => penceIn(value)).map((pence): [number, string] => [pence, title]),
    ),
  );
  return files
    .filter(({ path }) => /^(web|server|contracts|scripts)\//.test(path) && isCode(path))
    .filter(({ path }) => !isTest(path) && !path.includes('/testing/'))
    .flatMap((file) =>
      amountsIn(file).flatMap(({ written, pence, offset }) => {
        const title = pence.map((each) => titles.get(each)).find((each) => each !== undefined);
        if (title === undefined || isCoincidence(file.path, written)) return [];
        const hint = `'${written}' is the figure of “${title}”. Read it from @portway/rules, so that it changes with the law; if it means something else, say so in coincidences (checks/legal-figures.ts).`;
        return [{ path: file.path, line: lineAt(file.text, offset), law: 'sources', hint }];
      }),
    );
}

/**
 * The amounts in a parameter's value, in pence. Numbers below £100 are left out: they may count hours, months
 * or people.
 */
function penceIn(value: unknown): number[] {
  if (typeof value === 'number') return value >= smallest ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(penceIn) : [];
}

interface Amount {
  readonly written: string;
  /** The possible amounts in pence: a bare number may be pounds or pence. */
  readonly pence: readonly number[];
  readonly offset: number;
}

function amountsIn(file: RepositoryFile): Amount[] {
  const amounts: Amount[] = [];
  const addText = (text: string, start: number) => {
    for (const match of text.matchAll(amount)) {
      const [amountText, sign, whole = '', pennies = ''] = match;
      const pounds = Number(whole.replaceAll(',', '') + pennies);
      const isMoney = sign !== undefined || (pounds >= 1000 && isTelling(pounds));
      if (isMoney)
        amounts.push({ written: amountText, pence: [Math.round(pounds * 100)], offset: start + match.index });
    }
  };
  visit(file, {
    Literal: ({ value, raw, start }) => {
      if (typeof value === 'string') addText(value, start);
      if (typeof value !== 'number' || !isTelling(value)) return;
      amounts.push({ written: raw ?? String(value), pence: [Math.round(value * 100), value], offset: start });
    },
    TemplateElement: ({ value, start }) => addText(value.raw, start),
    JSXText: ({ value, start }) => addText(value, start),
  });
  return amounts;
}

/**
 * Whether a number without a pound sign is unlikely to be anything but money: 1682 and 41700; not 500, 1000
 * or 404.
 */
function isTelling(value: number): boolean {
  return String(value).replace(/0+$/, '').length >= 3 && !(value in STATUS_CODES);
}

function isCoincidence(path: string, text: string): boolean {
  return coincidences.some((each) => each.path === path && each.written === text);
}
