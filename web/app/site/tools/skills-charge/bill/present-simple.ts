import { type SimplePart, simpleVisaCost } from '@portway/rules/simple-estimate';
import type { SponsorshipFacts } from '@portway/rules/sponsorship-cost';
import { inPounds } from '../../../../text/money.ts';

export interface SimpleShown {
  readonly rows: readonly { readonly label: string; readonly figure: string }[];
}

/** The client's simplified formula, for comparison only. `lengthText` is the length as chosen. */
export function presentSimple(facts: SponsorshipFacts, lengthText: string): SimpleShown {
  const sum = simpleVisaCost({
    lengthText,
    priority: facts.priority !== 'none',
    partner: facts.partner && { priority: facts.partner.priority !== 'none' },
    children: facts.children && { count: facts.children.count, priority: facts.children.priority !== 'none' },
  });
  return {
    rows: [
      ...partRows('Candidate', sum.candidate),
      { label: 'Candidate total', figure: inPounds(sum.candidate.totalPence) },
      ...(sum.partner ? partRows('Partner', sum.partner) : []),
      ...(sum.children ? partRows('Children', sum.children) : []),
      ...(sum.partner || sum.children
        ? [{ label: 'Dependant total', figure: inPounds(sum.dependantTotalPence) }]
        : []),
      { label: 'Certificate of Sponsorship', figure: inPounds(sum.employer.certificatePence) },
      { label: 'Skills charge', figure: 'Not Applicable' },
      { label: 'Employer total', figure: inPounds(sum.employer.totalPence) },
    ],
  };
}

function partRows(who: string, part: SimplePart) {
  return [
    { label: `${who}: visa fee`, figure: inPounds(part.feePence) },
    { label: `${who}: health surcharge`, figure: inPounds(part.surchargePence) },
    {
      label: `${who}: priority`,
      figure: part.priorityPence === null ? 'Not Applicable' : inPounds(part.priorityPence),
    },
  ];
}
