/**
 * A table for spreadsheets: RFC 4180 in UTF-8, with the byte order mark that they look for. The first row names the
 * columns.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  const records = rows.map((fields) => `${fields.map((field) => quoted(unarmed(field))).join(',')}\r\n`);
  return `\uFEFF${records.join('')}`;
}

/** The same as bytes. */
export function csvBytes(rows: readonly (readonly string[])[]): Uint8Array {
  return new TextEncoder().encode(csvText(rows));
}

/**
 * A spreadsheet would run a value that starts like a formula, some also behind signs that nobody sees; some read the
 * full-width signs too. One that is set to another language begins a new cell at each semicolon and line end, also
 * within quotation marks.
 */
const formulaStart =
  /^(?=[\p{Cf}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@\t\r\n＝＋－＠])|(?<=[;\r\n])(?=[\p{Cf}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@＝＋－＠]\S)/gu;

function unarmed(text: string): string {
  return text.replaceAll(formulaStart, "'");
}

function quoted(field: string): string {
  return /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}
