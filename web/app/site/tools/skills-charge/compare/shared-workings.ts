import type { WorkingStepShown } from '../../../../text/working-steps.ts';

type Part = { readonly steps: readonly WorkingStepShown[] };

/**
 * The working of each scenario. Where a line's working equals that of an earlier scenario, it refers to it.
 */
export function sharedWorkings(bills: readonly (readonly Part[] | undefined)[]): WorkingStepShown[][] {
  const told = new Map<string, string>();
  return bills.map((parts, place) => {
    const name = 'ABCD'.charAt(place);
    return (parts ?? []).flatMap(({ steps }) =>
      byHeading(steps).flatMap((lines) => {
        const key = JSON.stringify(lines);
        const earlier = told.get(key);
        if (earlier === undefined) {
          told.set(key, name);
          return lines;
        }
        const heading = lines.filter((step) => step.heading);
        return [...heading, { label: `As in scenario ${earlier}` }];
      }),
    );
  });
}

function byHeading(steps: readonly WorkingStepShown[]): WorkingStepShown[][] {
  const parts: WorkingStepShown[][] = [];
  for (const step of steps) {
    const last = parts.at(-1);
    if (step.heading || last === undefined) parts.push([step]);
    else last.push(step);
  }
  return parts;
}
