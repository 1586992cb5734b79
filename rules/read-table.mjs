/** Rows of a comma-separated text in which a field may be quoted, by the names of the first line. */
export function readTable(text) {
  const rows = [];
  const row = [];
  let field = '';
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (quoted && character === '"' && text[at + 1] === '"') field += text[at++];
    else if (character === '"') quoted = !quoted;
    else if (!quoted && (character === ',' || character === '\n')) {
      row.push(field.replace(/\r$/, ''));
      field = '';
      if (character === '\n') rows.push(row.splice(0));
    } else field += character;
  }
  const [names, ...records] = rows;
  return records.map((record) => Object.fromEntries(names.map((name, index) => [name, record[index] ?? ''])));
}
