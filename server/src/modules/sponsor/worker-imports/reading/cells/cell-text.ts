/** The sign that makes a spreadsheet take a value as text; Dutch and Afrikaans names begin with one too: ’t Hooft. */
const textSign = /^['’‘`](?![a-z]{1,2}[\s-])(.*?)['’]?$/su;
const withoutWidth = /[\u200b\u2060\ufeff]/g;
/** No pattern reads a longer cell: it is refused. */
const maxRead = 1000;

/** A cell without what programs leave around its value. */
export function cellText(raw: string): string {
  const trimmed = raw.trim();
  if (trimmed.length > maxRead) return trimmed;
  const text = trimmed.replaceAll(withoutWidth, '').trim();
  return (textSign.exec(text)?.[1] ?? text).trim();
}

/** Signs alone: dashes, full stops, question marks. */
const signsAlone = /^[-–—−_.…?*/\\\s]+$/u;
const noValue =
  /^\(?(?:#?n[./]?\s?a\.?|t\.?b\.?[acd]\.?|to be (?:confirmed|advised|decided|agreed)|not (?:applicable|available|provided|recorded|known|yet known)|blank|empty)\)?$/i;
/** Surnames too, and what absences are paid with. */
const noValueOfFacts = /^\(?(?:none|null|nil|unknown|unspecified|undefined|nan)\)?$/i;
/** A name of two letters is one: Na Li. */
const twoLetters = /^na$/i;

const nameColumns: ReadonlySet<string> = new Set([
  'fullName',
  'forename',
  'middleName',
  'surname',
  'checkerName',
]);
const columnsWithNil: ReadonlySet<string> = new Set(['absencePay', 'agreed', 'excepted']);

/** Whether a cell only says that it says nothing. */
export function saysNothing(column: string, text: string): boolean {
  if (signsAlone.test(text)) return true;
  if (nameColumns.has(column)) return noValue.test(text) && !twoLetters.test(text);
  return noValue.test(text) || (!columnsWithNil.has(column) && noValueOfFacts.test(text));
}
