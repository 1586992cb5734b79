import { type Sentence, sentencesOf } from './sentences.ts';
import { isCode, isTest } from './syntax.ts';
import type { RepositoryFile, Violation } from './violation.ts';

/** Screens, emails, PDFs, errors, and the sentences of the rules. */
const isRead = /^(?:web\/app|(?:server|contracts|rules)\/src)\//;
/** Requests of tests, made-up people, SQL, and the patterns of what employers write. */
const isOther = /\/testing\/|\/seed\/|\/migrations\/|\.test-calls\.ts$|-faults\.ts$/;

interface Pattern {
  readonly words: RegExp;
  readonly say: string;
  /** Files with a right use of the words. */
  readonly but?: readonly string[];
}

/** People search the command palette by these words. */
const searchWords = ['web/app/account/workspace.ts', 'web/app/workspaces/candidate/workspace.ts'];
/** The rule's value and the code that compares with it. */
const cannotBeSponsored = [
  'rules/src/job-sponsorship/post/post-sponsorship.ts',
  'web/app/subjects/job/sponsorship/sponsorship-tag.ts',
];

/** What no British person would say. A row is here if the product had it and no right sentence has it. */
export const patterns: readonly Pattern[] = [
  { words: /\be-mail/i, say: 'email', but: searchWords },
  { words: /\bmails\b/i, say: 'emails', but: searchWords },
  { words: /\bmailed\b|\b(?:we|can|will|also) mail\b/i, say: 'email as a verb' },
  { words: /\b(?:a|no more|this|that) mail\b(?! (?:server|service|program|worker))/i, say: 'email' },
  { words: /\banswer this email\b/i, say: 'reply to this email' },
  { words: /\b(?:some|every|any)body\b/i, say: 'someone, everyone, anyone', but: cannotBeSponsored },
  { words: /\bwhoever\b/i, say: 'the person who, people who' },
  { words: /\banew\b/i, say: 'again' },
  { words: /\bmeanwhile\b/i, say: 'since, in the meantime' },
  {
    words: /\b(?:is|are) (?:there )?no (?:more|longer) here\b|\bis here no more\b/i,
    say: 'has left, is gone',
  },
  { words: /\bno more;/i, say: 'no longer, and a new sentence' },
  { words: /\bstands? (?:here|there|below|beside|on your|as it is|alone|near)\b/i, say: 'is, appears' },
  { words: /\bno longer stands\b|\bstill stands?\b/i, say: 'is no longer open, is still open' },
  { words: /\bbeside this page\b.*\bstands\b/i, say: 'is also in a file' },
  { words: /\b(?:goes|went) along\b/i, say: 'is sent with it' },
  {
    words: /\btake (?:it|them|one|the others|this \w+) (?:back|out|away)\b|\btaken (?:back|out|away)\b/i,
    say: 'remove, withdraw',
  },
  { words: /\bnot whole\b|\bbefore it was whole\b|\barrives? whole\b/i, say: 'incomplete, complete' },
  { words: /^Give (?!.*\bname\b)(?:an? (?!email)|the |at |whole |hours |this )/, say: 'Enter …' },
  { words: /\bthe hours of a week\b|\bthe pay a year\b/i, say: 'the hours a week, the yearly pay' },
  { words: /\bof this (?:id|name|number)\b/i, say: 'with this ID' },
  { words: /\blook whether\b/i, say: 'see whether' },
  { words: /\b(?:is|are) looked at\b/i, say: 'is checked' },
  {
    words: /\b(?:side|address|employers?|recruiters?|candidates?|owners?) (?:is|are)(?: not)? told\b/i,
    say: 'we will tell …',
  },
  { words: /\bdo nothing: nothing happens\b/i, say: 'you can ignore this email' },
  { words: /\bwhenever it happens\b|\bcannot be switched off\b/i, say: 'We always send …, turn it off' },
  { words: /\byou receive this\b/i, say: 'You are receiving this' },
  { words: /\bso that you know (?:it|them) again\b/i, say: 'so that you can recognise it' },
  { words: /\bis not your doing\b/i, say: 'is not your fault' },
  {
    words: /\b(?:you|they|people|those) (?:(?:that|who) )?looks? for\b|\b(?:that|what) you look for\b/i,
    say: 'you are looking for',
  },
  { words: /\bby (?:what )?your profile\b/i, say: 'your profile says, based on your profile' },
  { words: /\ba part counted as one\b/i, say: 'with a part month counted as one' },
  { words: /\bpractitioner’s knowledge\b/i, say: 'known from practice' },
  { words: /\bwhat follows is not\b/i, say: 'what will come next is not' },
  { words: /\bcomes back\b|\bcome back in\b/i, say: 'is refunded, is returned' },
  { words: /\btells the (?:figure|answer)\b/i, say: 'decides the figure' },
  { words: /\bone try too many\b/i, say: 'You have tried too many times' },
  { words: /\bin a short while\b/i, say: 'soon, in a few minutes' },
  { words: /^(?:None|Nobody|No \w+) fits?(?: (?:yet|all of this))?\.?$/, say: 'No … match' },
  { words: /\bguarantees? nothing\b/i, say: 'does not guarantee it' },
  { words: /\bbinds you to nothing\b/i, say: 'commits you to nothing' },
  { words: /\bstands? in the way\b/i, say: 'stops' },
  { words: /\bbe rid of\b/i, say: 'remove' },
  { words: /\bit is not answered\b/i, say: 'The answers do not say' },
  { words: /\bsearch for less\b/i, say: 'Try a shorter search' },
  { words: /\bdead letters?\b/i, say: 'failed email' },
];

/** Words that people would not say, on screens and in emails, PDFs and errors. */
export function plainWords(files: readonly RepositoryFile[]): Violation[] {
  return files
    .filter(({ path }) => isCode(path) && isRead.test(path) && !isTest(path) && !isOther.test(path))
    .flatMap((file) => sentencesOf(file).flatMap(violationsOf));
}

function violationsOf({ words, path, line }: Sentence): Violation[] {
  return patterns.flatMap((pattern) => {
    const match = pattern.but?.includes(path) ? undefined : pattern.words.exec(words)?.[0].trim();
    if (match === undefined) return [];
    return [{ path, line, law: 'plain-words', hint: `Not “${match}” but “${pattern.say}”: “${words}”` }];
  });
}
