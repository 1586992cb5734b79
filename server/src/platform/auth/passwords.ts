import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../refusal.ts';

/** The library's number for argon2id. */
const argon2id = 2;
/** The argon2id parameters of OWASP's Password Storage Cheat Sheet: 19 MiB, two rounds, one lane. */
const terms = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What an attacker would try first on this site. */
const ourWords = ['portway', 'sponsor', 'sponsorship', 'visa'];
/** On a scale of 0 to 4: 3 takes more than a hundred million guesses. */
const goodScore = 3;
/** Rating blocks the event loop, longer with each character: up to a tenth of a second at this length. */
const longestJudged = 28;

/** Hashes passwords and rates their strength. */
export function passwords() {
  let decoy: Promise<string> | undefined;
  return {
    hash: (password: string): Promise<string> => hash(password, terms),
    /** Compares with a hash; without one it does the same work and returns false. */
    async fits(password: string, storedHash: string | undefined): Promise<boolean> {
      decoy ??= hash('a password that nobody has', terms);
      // Awaited in both cases, or the time of the first log-in after a start would reveal which it was.
      const stand = await decoy;
      const fitting = await verify(storedHash ?? stand, password);
      return fitting && storedHash !== undefined;
    },
    /** Throws a Refusal for the field `password` if it is easy to guess, given the user's names. */
    async refuseWeak(password: string, names: readonly string[]): Promise<void> {
      const { check } = await judge();
      const words = names
        .flatMap((name) => [name, ...name.split(/[\s@.]+/)])
        .map((word) => word.toLowerCase())
        .filter((word) => word.length > 2);
      const wordsToIgnore = [...ourWords, ...words];
      // What remains without the user's names and ours must be strong by itself.
      const rest = wordsToIgnore.reduce((text, word) => text.replaceAll(word, ''), password.toLowerCase());
      const { score, feedback } = check(rest.slice(0, longestJudged), wordsToIgnore);
      if (score >= goodScore) return;
      const message = `This password is easy to guess${feedback.warning ? `: ${lowered(feedback.warning)}` : '.'} A few unrelated words are better.`;
      throw new Refusal('invalid', message, { status: 422, fields: { password: message } });
    },
  };
}

export type Passwords = ReturnType<typeof passwords>;

function lowered(warning: string): string {
  const text = warning.charAt(0).toLowerCase() + warning.slice(1);
  return text.endsWith('.') ? text : `${text}.`;
}

let judging: ReturnType<typeof loadJudge> | undefined;

/** Its word lists are large, so they are loaded when the first password is chosen. */
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
