import { product } from '@portway/contracts/product';
import { strToU8, zipSync } from 'fflate';

/** What each file holds, in the words of its owner. */
const titles: Readonly<Record<string, { readonly title: string; readonly about: string }>> = {
  account: { title: 'Your account', about: 'Name, address and role.' },
  organisation: { title: 'Your organisation', about: 'Where you belong, and as what.' },
  sessions: { title: 'Where you are logged in', about: 'Devices and networks, never a whole address.' },
  passkeys: {
    title: 'Your passkeys',
    about: 'Their names; the keys themselves prove who you are and stay here.',
  },
  authenticator: { title: 'Your authenticator app', about: 'Since when it is in use.' },
  google: { title: 'Google’s sign-in', about: 'The number by which Google names you.' },
  resumes: { title: 'Your CVs', about: 'The files themselves are in the folder cvs.' },
  photo: { title: 'Your photo', about: 'Since when; the picture itself is photo.jpg.' },
  notifications: { title: 'The e-mails you chose', about: 'Empty when you never changed them.' },
  profile: { title: 'Your profile', about: 'Your profile, preferences and culture answers.' },
  'work-and-education': {
    title: 'Your work and education',
    about: 'In your order; what you removed goes after a day.',
  },
  identity: {
    title: 'Your identity',
    about: 'Confidential: your answers, and when you agreed that we keep them. Nobody else reads them.',
  },
  applications: { title: 'Your applications', about: 'What you wrote, and how each stands.' },
  'application-history': { title: 'What happened to them', about: 'Each turn, and who made it.' },
  'saved-jobs': { title: 'Jobs you saved', about: 'Which, and when.' },
  'saved-searches': {
    title: 'Searches you kept',
    about: 'What you look for, and how often you hear of it; what you removed goes after a day.',
  },
  conversations: { title: 'Your conversations', about: 'With whom, about what, and how far you have read.' },
  messages: { title: 'What you wrote in them', about: 'Each message goes two years after it was sent.' },
  'message-files': {
    title: 'Files you sent in them',
    about: 'The files themselves are in the folder messages.',
  },
  'application-drafts': { title: 'Applications you began', about: 'Not sent; nobody else sees them.' },
  invitations: { title: 'Invitations to you', about: 'Those that still stand.' },
  enquiries: { title: 'What you sent us', about: 'Through the forms, with the address of this account.' },
  answers: { title: 'What we answered', about: 'To what you sent us; it went to you by e-mail.' },
  bookings: { title: 'Your appointments', about: 'Demos and consultations.' },
  assessments: { title: 'Your assessments', about: 'Your answers and what we said.' },
  newsletter: { title: 'The newsletter', about: 'Since when you receive it.' },
  mails: { title: 'E-mails we sent you', about: 'Those of the last month.' },
  log: { title: 'What happened in your account', about: 'Who did what, when and from which network.' },
};

interface Records {
  readonly name: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** A file of the owner's own. */
interface PackedFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** A ZIP with one JSON file for each kind of record, a page that shows them all, and the owner's own files. */
export function ownDataZip(
  owner: { readonly email: string },
  { records, files: own }: { readonly records: readonly Records[]; readonly files: readonly PackedFile[] },
  madeAt: Date,
): Uint8Array<ArrayBuffer> {
  const files = records.map(
    ({ name, rows }) => [`${name}.json`, strToU8(`${JSON.stringify(rows, null, 2)}\n`)] as const,
  );
  const zip = zipSync(
    {
      'index.html': strToU8(pageOf(owner, records, madeAt)),
      ...Object.fromEntries(files),
      ...Object.fromEntries(own.map(({ path, bytes }) => [path, [bytes, { level: 0 }]])),
    },
    { mtime: madeAt },
  );
  return new Uint8Array(zip);
}

function pageOf({ email }: { readonly email: string }, records: readonly Records[], madeAt: Date): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Your data at ${product}</title>
<style>
body{margin:0 auto;max-width:60rem;padding:2rem 1rem;font:16px/1.5 system-ui,sans-serif;color:#12241c;background:#fbf8f1}
section{margin:2rem 0;padding:1rem 1.5rem;background:#fffdf8;border:1px solid #e4dccb;border-radius:16px;overflow-x:auto}
table{border-collapse:collapse;font-size:14px}th,td{padding:.4rem .8rem .4rem 0;text-align:left;vertical-align:top;white-space:pre-wrap}
h2{margin:.5rem 0}p{margin:.5rem 0}.quiet{color:#46574f}
</style>
</head>
<body>
<h1>Your data at ${product}</h1>
<p>Everything we hold about ${escaped(email)}, as of ${madeAt.toISOString()}. Beside this page, each part stands in a file that programs can read.</p>
<nav><ul>${records.map(({ name, rows }) => `<li><a href="#${name}">${escaped(titleOf(name))}</a> (${rows.length})</li>`).join('')}</ul></nav>
${records.map(sectionOf).join('\n')}
</body>
</html>
`;
}

function sectionOf({ name, rows }: Records): string {
  const about = titles[name]?.about ?? '';
  const intro = `<h2>${escaped(titleOf(name))}</h2><p class="quiet">${escaped(about)} <a href="${name}.json">${name}.json</a></p>`;
  return `<section id="${name}">${intro}${rows.length === 0 ? '<p>Nothing.</p>' : tableOf(rows)}</section>`;
}

function tableOf(rows: Records['rows']): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const head = columns
    .map((column) => `<th scope="col">${escaped(column.replaceAll('_', ' '))}</th>`)
    .join('');
  const body = rows.map(
    (row) => `<tr>${columns.map((column) => `<td>${escaped(shown(row[column]))}</td>`).join('')}</tr>`,
  );
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

function titleOf(name: string): string {
  return titles[name]?.title ?? name;
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
