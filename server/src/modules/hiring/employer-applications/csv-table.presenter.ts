/** A table for spreadsheets: RFC 4180, with the byte order mark that they look for. The first line names the columns. */
export function csvOf(lines: readonly (readonly string[])[]): Uint8Array {
  const text = lines.map((fields) => `${fields.map((field) => quoted(unarmed(field))).join(',')}\r\n`);
  return new TextEncoder().encode(`\uFEFF${text.join('')}`);
}

/** A spreadsheet would run a value that starts like a formula; some read the full-width signs too. */
function unarmed(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}

function quoted(field: string): string {
  return /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}
