import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../refusal.ts';

/** How passwords are kept and judged. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Compares with a hash; without one it does the same work and says no. */
  fits(password: string, kept: string | undefined): Promise<boolean>;
  /** Throws a Refusal of the field `password` when it is easy to guess, for somebody with these names. */
  refuseWeak(password: string, names: readonly string[]): Promise<void>;
}

/** As the library numbers it. */
const argon2id = 2;
/** As OWASP's Password Storage Cheat Sheet names it for argon2id: 19 MiB, two rounds, one lane. */
const terms = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What a guesser would try first here. */
const ourWords = ['portway', 'sponsor', 'sponsorship', 'visa'];
/** Of 0 to 4: 3 takes more than a hundred million guesses. */
const goodScore = 3;
/** Judging takes the server's one thread, longer with each character: up to a tenth of a second for so many. */
const longestJudged = 28;

export function passwords(): Passwords {
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => hash(password, terms),
    async fits(password, kept) {
      decoy ??= hash('a password that nobody has', terms);
      // Waited for either way, or the first log-in after a start would tell.
      const stand = await decoy;
      const fitting = await verify(kept ?? stand, password);
      return fitting && kept !== undefined;
    },
    async refuseWeak(password, names) {
      const { check } = await judge();
      const words = names
        .flatMap((name) => [name, ...name.split(/[\s@.]+/)])
        .map((word) => word.toLowerCase())
        .filter((word) => word.length > 2);
      const known = [...ourWords, ...words];
      // What is left without one's own names and ours has to be good by itself.
      const rest = known.reduce((text, word) => text.replaceAll(word, ''), password.toLowerCase());
      const { score, feedback } = check(rest.slice(0, longestJudged), known);
      if (score >= goodScore) return;
      const message = `This password is easy to guess${feedback.warning ? `: ${lowered(feedback.warning)}` : '.'} A few words that do not belong together are better.`;
      throw new Refusal('invalid', message, { status: 422, fields: { password: message } });
    },
  };
}

function lowered(warning: string): string {
  const text = warning.charAt(0).toLowerCase() + warning.slice(1);
  return text.endsWith('.') ? text : `${text}.`;
}

let judging: ReturnType<typeof loadJudge> | undefined;

/** Its word lists are large: they are read when the first password is chosen. */
function judge() {
  judging ??= loadJudge();
  return judging;
}

async function loadJudge() {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  const factory = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations: english.translations,
  });
  return { check: (password: string, words: string[]) => factory.check(password, words) };
}
