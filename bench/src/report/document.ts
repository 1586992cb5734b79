import { formatSection, type Section } from './section.ts';

/** Everything after this line was written by hand and is preserved. */
const byHand = '<!-- written by hand -->';

const head = `# How fast it is

Each figure stands beside a baseline measured in the same run, in alternating rounds: the ratios say something
about the software, the absolute figures about this machine. A spread is written as median (quartiles). Below each table
stand the commit it was measured at, the command, and the load of the machine.`;

/** The document with these sections in the place of those that have the same title; new ones come last. */
export function withSections(before: string, sections: readonly Section[]): string {
  const end = before.indexOf(byHand);
  const [measured, handwritten] = end === -1 ? [before, ''] : [before.slice(0, end), before.slice(end)];
  const texts = new Map(
    measured
      .split(/^(?=## )/m)
      .slice(1)
      .map((text) => [titleOf(text), text.trim()]),
  );
  for (const section of sections) texts.set(section.title, formatSection(section).trim());
  return `${[head, ...texts.values()].join('\n\n')}\n${handwritten === '' ? '' : `\n${handwritten}`}`;
}

function titleOf(text: string): string {
  return text.slice('## '.length, text.indexOf('\n'));
}
