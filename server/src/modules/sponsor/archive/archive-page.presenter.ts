interface Archived {
  readonly organisation: string;
  readonly day: string;
  readonly tables: readonly { readonly name: string; readonly rows: number }[];
  readonly sealed: boolean;
  readonly confidential: number;
}

/** The page in the archive that says what is in it. */
export function archivePage({ organisation, day, tables, sealed, confidential }: Archived): string {
  const rows = tables.map(
    ({ name, rows: count }) =>
      `<tr><td>${name}</td><td>${count}</td><td><a href="${name}.csv">CSV</a> <a href="${name}.json">JSON</a></td></tr>`,
  );
  const without = sealed
    ? 'It contains the sealed facts. Keep it where only those who need them can open it.'
    : 'The sealed facts are not in it.';
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Records as a sponsor</title>
<style>body{margin:0 auto;max-width:50rem;padding:2rem 1rem;font:16px/1.5 system-ui,sans-serif}td,th{padding:.3rem 1rem .3rem 0;text-align:left}</style>
</head>
<body>
<h1>Records of ${escaped(organisation)} as a sponsor</h1>
<p>As recorded on ${day}. ${without} Confidential records are in no archive: ${confidential} are left out.</p>
<table><thead><tr><th scope="col">What</th><th scope="col">Rows</th><th scope="col">Files</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>
<p>What was sent with reports is in the folder reports, by the id of the duty. The records that are kept are in the folder
records, by the id of the worker, the record and its version.</p>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
