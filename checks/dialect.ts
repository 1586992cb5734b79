import { lineAt, type RepositoryFile, type Violation } from './violation.ts';

/** Parts of file names for which there is a usual word instead of our own; docs/glossary.md says why. */
const inFileNames: Readonly<Record<string, string>> = {
  letters: 'emails',
  postman: 'mail-worker',
  wing: 'module',
  doors: 'routes',
  workplaces: 'workspace',
  knockers: 'callers',
  barriers: 'axe-violations',
  'take-away': 'export-links',
  'form-ways': 'form-actions',
  'ways-on': 'next-links',
  'let-go': 'clear',
  'last-known': 'last-good-result',
  turns: 'history',
  'kept-here': 'browser-storage',
  'answer-here': 'evaluate-in-browser',
  'evaluate-here': 'evaluate-in-browser',
  'page-told': 'page-metadata',
};

/** The same for whole identifiers, or for their beginning or end. */
const inIdentifiers: readonly { readonly word: RegExp; readonly say: string }[] = [
  { word: /\b\w+Wing\b/, say: '…Module' },
  { word: /\b[A-Z]\w*Needs\b/, say: '…Deps' },
  { word: /\bHono<Door>/, say: 'AppEnv' },
  { word: /\bmost[A-Z](?!ecent|mportant)\w*\b/, say: 'max…' },
  { word: /\bleast[A-Z]\w*\b/, say: 'min…' },
  { word: /\bhold(?:Address|Job|Organisation)\b/, say: 'lock…' },
  { word: /\brequireFresh\b/, say: 'requireRecentLogin' },
  { word: /\b(?:render|code|decision|invitation)Letter\b/, say: '…Email' },
  { word: /\b(?:[A-Z]\w*|add|new)Turns?\b/, say: 'FormState, StatusChange or …History' },
  { word: /\b(?:heard|askApi|answerTo)\(/, say: 'readAction, postToApi or formStateOf' },
  { word: /\b(?:[dD]oors\b(?=\s*[,}:.)(;[])|enterAgain\b)/, say: 'authenticator, reauthenticate' },
  { word: /\bwork: Work\b|import type \{[^}]*\bWork\b[^}]*request-context/, say: 'RequestContext' },
  { word: /\b\w+Standing\b/, say: 'registerMatch, unreadCounts or immigrationStatus' },
  { word: /\bAsk(?:Form|Button)\b/, say: 'ActionForm, BusyButton' },
  {
    word: /<\/?(?:Rail|Workplace|AskFirst|WaysOn|PageWays|TakeAway)\b/,
    say: 'the words of docs/glossary.md',
  },
];

/** The same in style sheets and in SQL. */
const inClassNames = /\.(?:talks?|rail|railed|desk|deeds?|asked)(?![\w])(?:-[\w-]+)?/;
const inSql =
  /\b(?:policy|function|trigger)\s+(?:if exists\s+)?"?(?:\w*_)?(?:theirs|mine|brought|alone|goes|let_\w+_go|knock\w*)"?\b/i;

const isScript = /\.(?:ts|tsx|mjs)$/;
const ownFiles = /^checks\/dialect/;
/** Written once and never changed. */
const isFrozen = /^server\/src\/platform\/db\/migrations\//;

/** File names, identifiers, classes of style sheets and names in SQL that only we would understand. */
export function dialect(files: readonly RepositoryFile[]): Violation[] {
  return files
    .filter(({ path }) => !ownFiles.test(path) && !isFrozen.test(path))
    .flatMap((file) => {
      const { path, text } = file;
      if (path.endsWith('.css'))
        return matchesOf(file, inClassNames, 'the noun of the page, such as conversation-…');
      if (path.endsWith('.sql'))
        return matchesOf(file, inSql, 'whose rows and which command, such as own_update');
      return isScript.test(path) ? [...ofName(path), ...ofText(path, text)] : [];
    });
}

function matchesOf({ path, text }: RepositoryFile, pattern: RegExp, say: string): Violation[] {
  const match = pattern.exec(text);
  return match === null
    ? []
    : [{ path, line: lineAt(text, match.index), law: 'dialect', hint: `'${match[0]}': say ${say}.` }];
}

function ofName(path: string): Violation[] {
  const parts = (path.split('/').at(-1) ?? '').split(/[.-]/).join('-');
  return Object.entries(inFileNames)
    .filter(([word]) => `-${parts}-`.includes(`-${word}-`))
    .map(([word, say]) => ({ path, line: 1, law: 'dialect', hint: `'${word}': say '${say}'.` }));
}

function ofText(path: string, text: string): Violation[] {
  return text.split('\n').flatMap((line, index) =>
    inIdentifiers.flatMap(({ word, say }) => {
      const match = word.exec(line)?.[0];
      return match === undefined
        ? []
        : [{ path, line: index + 1, law: 'dialect', hint: `'${match}': say ${say}.` }];
    }),
  );
}
