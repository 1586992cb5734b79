import { neededElsewhere, type SettingHelp, settingHelp, settings } from './settings.ts';

/** A setting as the documents show it: its help, and what its own schema says. */
interface Documented extends SettingHelp {
  readonly name: string;
  /** What the schema says to a value that cannot be right, such as `must be on or off`; undefined if it takes any text. */
  readonly rule: string | undefined;
  readonly isNeeded: boolean;
}

const widest = 120;

/** `docs/settings.md`: all settings under their headings. */
export function settingsPage(): string {
  return [
    '# Settings',
    '',
    '<!-- Written by `npm run docs` from server/src/platform/config/settings.ts: change that. -->',
    '',
    'Settings are environment variables. `npm start` and `npm run admin` also read them from a file `.env` beside `package.json`:',
    'copy [.env.example](../.env.example). What the environment sets comes first, and an empty value counts as not set.',
    '',
    'All are optional on your own machine. The server checks them when it starts, and names each one that it cannot use.',
    `With a \`HOST\` that other machines can reach it needs ${enumerate(neededElsewhere.map(code))}.`,
    '',
    ...documented().flatMap(sectionOf),
  ].join('\n');
}

/** `.env.example`: a comment and a line for each setting. */
export function envExample(): string {
  return [
    '# Copy to .env and fill in what you need. Everything is optional on your own machine;',
    `# a HOST that other machines can reach also needs ${enumerate(neededElsewhere)}.`,
    '# Written by `npm run docs` from server/src/platform/config/settings.ts.',
    '',
    ...documented().flatMap(({ name, about, statements = [], unset, example, isSetInExample }) => [
      ...wrapComment(about),
      ...statements.map((statement) => `#   ${statement}`),
      ...wrapComment(`Unset: ${unset}`),
      `${isSetInExample ? '' : '#'}${name}=${example}`,
      '',
    ]),
  ].join('\n');
}

function documented(): readonly Documented[] {
  return Object.entries(settings.shape).map(([name, schema]) => {
    const help = settingHelp.get(schema);
    if (help === undefined) throw new Error(`${name} has no help: register it with settingHelp.`);
    return {
      ...help,
      name,
      rule: schema.safeParse('?').error?.issues[0]?.message,
      isNeeded: neededElsewhere.some((needed) => needed === name),
    };
  });
}

function sectionOf({ name, heading, about, statements = [], unset, example, rule, isNeeded }: Documented) {
  return [
    ...(heading === undefined ? [] : [`## ${heading}`, '']),
    `### ${code(name)}`,
    '',
    inCode(about),
    '',
    ...(statements.length === 0 ? [] : ['```sql', ...statements, '```', '']),
    ...(rule === undefined ? [] : [`- It ${inCode(rule)}.`]),
    ...(example === '' || rule?.includes(example) ? [] : [`- Example: ${code(example)}`]),
    `- If it is not set, ${inCode(unset)}${isNeeded ? ' A `HOST` that other machines can reach needs it.' : ''}`,
    '',
  ];
}

const code = (text: string) => `\`${text}\``;

/** Names of settings, paths and addresses as code, where they are not yet. */
function inCode(sentence: string): string {
  return sentence
    .split(/(`[^`]*`)/)
    .map((part) =>
      part.startsWith('`')
        ? part
        : part.replaceAll(
            /[a-z0-9]+:\/\/[^\s,;]+[^\s,;.]|\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?:\/[\w-]+)?\b|(?<=\s|^)\.?\/\w[\w/.]*\w|Portway <[^>]+>|\?region=[\w-]+|\bdocs\/[\w/-]+\.md\b|\bportway_app\b/g,
            code,
          ),
    )
    .join('');
}

function enumerate(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Comment lines of at most `widest` characters. */
function wrapComment(sentences: string): readonly string[] {
  const lines: string[] = [];
  for (const word of sentences.replaceAll('`', '').split(' ')) {
    const longer = `${lines.at(-1) ?? '#'} ${word}`;
    if (lines.length === 0 || longer.length > widest) lines.push(`# ${word}`);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
