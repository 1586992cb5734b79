import { type ListedPromise, readPromiseList } from './promise-list.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { createReach, type Served, served } from './served.ts';
import { isTest } from './syntax.ts';
import type { RepositoryFile, Violation } from './violation.ts';

const list = 'docs/promises.md';
/** The heading for what stands around every page. */
const everyPage = 'Every page';
const frame = 'web/app/site/frame/site.tsx';

/** What visitors read without an account, and in our emails. */
const isRead =
  /^web\/app\/(?:site|text|subjects)\/.*\.tsx?$|^server\/src\/modules\/.*\.(?:emails|service)\.ts$/;
/** The texts about the law say `never` and `always` of the law; the design system is for ourselves. */
const isOther = /^web\/app\/site\/(?:articles\/texts|frame\/design-system)\//;

const does =
  'have your|answer|write|send|mail|call|tell|show|say|help|bring|find|keep|store|delete|erase|check|remind|act|count|take|simplify|track|train|give|go through|recommend';

/** How a sentence sounds that promises something of us. Chosen by trying them on every text of the product. */
const sounds: readonly RegExp[] = [
  new RegExp(`\\b(?:we|we’ll|Portway) (?:\\w+ )?(?:${does})\\b`, 'i'),
  /\b(?:we|you|it|they|this|students)(?:’ll| will)\b/i,
  /\byou (?:get|receive|leave with) an?\b|\b(?:deleted|erased) after\b|\bopen (?:today|now)\b/i,
  /\bfree\b(?! time)/i,
  /\b(?:always|never|unlimited|automatic(?:ally)?|(?<!not )guarantees?(?! (?:nothing|none)))\b/i,
  /\b(?:any (?:hour|time)|whenever you|24\/7)\b|\bwithin (?:an?|one|two|\d+) (?:minute|hour|day|week|month)/i,
  /\b(?:not yet open|coming|soon|trial|opens? later|refund(?:able|s))\b/i,
  /\b(?:every|each|all) (?:of our )?(?:figures?|answers?|results?|emails?|tools?|calculators?|jobs?|ones?)\b(?! of)/i,
  /\b(?:no|without|without an) (?:account|cookies|trackers|analytics|robot|third parties)\b/i,
  /\bnothing (?:you typed|that you type|else changes)\b|\bcosts? (?:you )?nothing\b|\bbinds you\b/i,
  /\b(?:only (?:employers|an employer|you)|nobody (?:can|but you|else sees|here))\b/i,
];

/** A question promises nothing, nor do a label of up to four words, a heading such as “What we keep” and a piece of XML. */
const isOpen = (words: string) =>
  !/\?$|^<|^(?:What|How|Why|Where)\b.*[^.!]$/.test(words) &&
  (/[.!]$/.test(words) || words.split(' ').length > 4);

const soundsLikePromise = (words: string) => isOpen(words) && sounds.some((sound) => sound.test(words));

/** Promises that nothing keeps, and promises that the list does not know. */
export function promises(files: readonly RepositoryFile[]): Violation[] {
  const text = files.find(({ path }) => path === list)?.text ?? '';
  const { promises: listedPromises, others } = readPromiseList(text);
  const byPath = new Map(files.map((file) => [file.path, file]));
  const sentencesAt = remember((path) => {
    const file = byPath.get(path);
    return file === undefined ? [] : sentencesOf(file);
  });
  const sentences = [...byPath.keys()]
    .filter((path) => isRead.test(path) && !isTest(path) && !isOther.test(path))
    .flatMap(sentencesAt);
  const listedWords = new Set([...listedPromises, ...others].map(({ words }) => words));
  const servedWords = new Set(sentences.map(({ words }) => words));
  const servedSite = served(files, text);
  const reach = createReach(files);
  /** The sentences at a place of the list: of a page with all it loads, or of one file. */
  const wordsAt = remember((where): ReadonlySet<string> => {
    const page = where === everyPage ? frame : servedSite.pages.get(where);
    const paths = page === undefined ? [where] : [...reach(page)];
    return new Set(paths.flatMap((path) => sentencesAt(path).map(({ words }) => words)));
  });
  return [
    ...sentences.filter(({ words }) => soundsLikePromise(words) && !listedWords.has(words)).map(unlisted),
    ...others
      .filter(({ words }) => !servedWords.has(words))
      .map(({ words, line }) => missingFromSite(line, words)),
    ...listedPromises.flatMap((promise) => [
      ...(wordsAt(promise.where).has(promise.words)
        ? []
        : [missingFromSite(promise.line, promise.words, promise.where)]),
      ...unkept(promise, servedSite),
    ]),
  ];
}

const unlisted = ({ words, path, line }: Sentence): Violation => ({
  path,
  line,
  law: 'promises',
  hint: `Is this true today? Then add it to ${list}, under its page, with what keeps it: “${words}”`,
});

const missingFromSite = (line: number, words: string, where = 'The product'): Violation => ({
  path: list,
  line,
  law: 'promises',
  hint: `${where} does not say “${words}”. Change the list to its words, or take it away.`,
});

/** What a promise is said to be kept by, and is neither a page, an operation nor a test. */
function unkept({ keptBy, line }: ListedPromise, { pages, operations, tests }: Served): Violation[] {
  const violation = (fault: string): Violation => ({
    path: list,
    line,
    law: 'promises',
    hint: `${fault} Name a page, an operation (\`POST /api/contact\`) or a test (\`file: title\`).`,
  });
  if (keptBy.length === 0) return [violation('Nothing keeps this promise.')];
  return keptBy
    .filter((keeper) => !pages.has(keeper) && !operations.has(keeper) && !tests.has(keeper))
    .map((keeper) => violation(`“${keeper}” is no page, operation or test.`));
}

/** The function, which does its work once for each name. */
function remember<T>(work: (name: string) => T): (name: string) => T {
  const cache = new Map<string, T>();
  return (name) => {
    const value = cache.get(name) ?? work(name);
    cache.set(name, value);
    return value;
  };
}
