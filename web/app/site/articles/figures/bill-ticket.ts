import { rulePath } from '../../../text/law.ts';
import type { Block } from '../prose.ts';
import { engineersBill, sum } from './examples.ts';
import type { LawOfTheDay } from './law-of-the-day.ts';

/** Cost for employer and worker in the articles' example: an engineer for three years, small sponsor. */
export function billTicket(law: LawOfTheDay): Block {
  const answer = engineersBill(law.day, { size: 'small', months: 36 });
  const lines = ('lines' in answer ? (answer.lines ?? []) : []).filter((line) => !('notApplicable' in line));
  const rule = (steps: (typeof lines)[number]['steps']) =>
    steps.find(({ figure, law: lawRead }) => lawRead && figure && 'pence' in figure)?.law?.parameter;
  const all = 'totals' in answer ? answer.totals?.allPence : undefined;
  return {
    kind: 'ticket',
    ticket: {
      eyebrow: 'Sponsoring one engineer',
      aside: '3 years · small sponsor',
      title: 'Employer and worker together',
      lines: lines.map((line) => {
        const parameter = rule(line.steps);
        return {
          label: `${line.title}, ${line.payer === 'employer' ? 'employer' : 'worker'}`,
          figure: 'amountPence' in line ? sum(line.amountPence) : 'not settled',
          ...(parameter !== undefined && { href: rulePath(parameter) }),
        };
      }),
      total: { label: 'Together', figure: all === undefined || all === null ? 'not settled' : sum(all) },
    },
  };
}
