import type { RepositoryFile, Violation } from './violation.ts';

/** The end of an element that stands within a sentence. */
const inlineEnd =
  /<\/(?:a|abbr|b|cite|code|em|i|q|span|strong|time|AwayLink|Figure|Link|RuleFigure|TextLink)>$/;
/** A line of words, and no code. */
const words = /^[\p{L}\p{N}“‘(][\p{L}\p{N}’,. “”-]*(?:[.,:;]|\s)/u;
const code = /[;={}]|=>|^(?:const|export|import|return)\b/;

/**
 * Words on the line after an inline element are joined to it when they are shown: JSX drops the end of the line.
 * The blank is written as {' '} before the line ends.
 */
export function joinedText(files: readonly RepositoryFile[]): Violation[] {
  return files
    .filter(({ path }) => path.startsWith('web/app/') && path.endsWith('.tsx'))
    .flatMap(({ path, text }) => {
      const lines = text.split('\n').map((line) => line.trim());
      return lines.flatMap((line, index) => {
        const next = lines[index + 1] ?? '';
        const isJoined = inlineEnd.test(line) && words.test(`${next} `) && !code.test(next);
        return isJoined
          ? [
              {
                path,
                line: index + 1,
                law: 'joined-text',
                hint: `Write {' '} before “${next.slice(0, 30)}”.`,
              },
            ]
          : [];
      });
    });
}
