import {
  addDays,
  type CalendarDate,
  type InForce,
  lawOn,
  lawStep,
  type NoLaw,
  type NotApplicable,
  notApplicable,
  type Step,
  type Warning,
} from '../kernel/index.ts';
import {
  findOccupation,
  noOverseasHires,
  type Occupation,
  occupationCodes,
  salaryList,
  shortageList,
} from '../occupations/index.ts';
import { isExtension, type SponsorshipFacts } from './facts.ts';

/** That the job can be priced, with what to know first. */
export interface Priced {
  readonly status: 'priced';
  readonly steps: readonly Step[];
  readonly warnings: readonly Warning[];
}

/** Whether the occupation code can be sponsored at all on the day of the certificate, before any price. */
export function eligibleRole(facts: SponsorshipFacts): Priced | NotApplicable | NoLaw {
  const codes = lawOn(occupationCodes, facts.assignedOn);
  const occupation = findOccupation(facts.occupationCode);
  if (!occupation) return unknownCode(facts.occupationCode, codes);
  if (codes.status === 'no-law') return beforeRecords(codes);
  const step = lawStep(codes, {
    text: `${occupation.code} ${occupation.title}: ${skillWords[occupation.skillLevel]}`,
  });
  if (occupation.skillLevel === 'ineligible') {
    return notApplicable(
      `${occupation.code} ${occupation.title} is not an eligible role for Skilled Worker.`,
      [step],
    );
  }
  const overseas = lawOn(noOverseasHires, facts.assignedOn);
  if (
    overseas.status === 'in-force' &&
    facts.location === 'outside' &&
    overseas.value.includes(occupation.code)
  ) {
    return notApplicable(
      `${occupation.code} ${occupation.title}: no certificate for someone outside the UK.`,
      [step, lawStep(overseas)],
    );
  }
  if (occupation.skillLevel === 'higher')
    return { status: 'priced', steps: [step], warnings: feeListEnds(facts, occupation) };
  return mediumSkilled(facts, occupation, step, codes.law.inForceFrom);
}

const skillWords = {
  higher: 'RQF 6 or above',
  medium: 'RQF 3 to 5',
  'medium-extending-only': 'RQF 3 to 5, only to extend in the same occupation',
  ineligible: 'not eligible',
} as const;

function unknownCode(code: string, codes: InForce<unknown> | NoLaw): NotApplicable {
  const steps = codes.status === 'no-law' ? codes.steps : [lawStep(codes, { text: `${code} is not in it` })];
  return notApplicable(`${code} is not an occupation code of SOC 2020.`, steps);
}

function beforeRecords({ recordsBeginOn }: NoLaw): Priced {
  const message = `Whether the code could be sponsored before ${recordsBeginOn} is not in our records: to be confirmed on GOV.UK.`;
  return { status: 'priced', steps: [], warnings: [{ code: 'role-not-checked', message }] };
}

/** A new worker at RQF 3 to 5 rests on a list; when the list has ended, nobody knows. */
function mediumSkilled(
  facts: SponsorshipFacts,
  occupation: Occupation,
  step: Step,
  since: CalendarDate,
): Priced | NoLaw {
  const rows = [salaryList.get(occupation.code), shortageList.get(occupation.code)].filter(
    (row) => row !== undefined,
  );
  const reads = rows.map((row) => lawOn(row, facts.assignedOn));
  const listed = reads.filter((read) => read.status === 'in-force');
  const ended = reads.find((read) => read.status === 'no-law');
  if (ended && listed.length === 0 && !isExtension(facts)) return ended;
  const scopes = listed.map(({ value, law }) => `${law.title}: ${value.scope} (${value.area})`);
  const start = `${occupation.code} ${occupation.title} is at RQF 3 to 5.`;
  const message =
    scopes.length > 0
      ? `${start} A new worker can be sponsored only while it is listed. ${scopes.join('. ')}.`
      : `${start} It can be sponsored only for a worker who was in the route before ${since} with continuous permission.`;
  const warnings = [
    { code: 'medium-skilled', message },
    ...lastSafeDay(rows.length > 0 && listed.length > 0, occupation),
  ];
  return {
    status: 'priced',
    steps: [step, ...listed.map((read) => lawStep(read, { text: read.value.scope }))],
    warnings,
  };
}

/** A job at RQF 6 stays eligible when its list ends, but loses the lower visa fee. */
function feeListEnds({ appliedOn, healthAndCare }: SponsorshipFacts, occupation: Occupation): Warning[] {
  const row = salaryList.get(occupation.code);
  if (!row || healthAndCare) return [];
  return lastSafeDay(lawOn(row, appliedOn, 'appliedOn').status === 'in-force', occupation);
}

function lastSafeDay(onAList: boolean, { code }: Occupation): Warning[] {
  const row = shortageList.get(code) ?? salaryList.get(code);
  const end = row?.versions.find((version) => 'unknown' in version);
  if (!onAList || !end) return [];
  return [
    {
      code: 'list-ends',
      message: `The list is due to end on ${end.from}: ${addDays(end.from, -1)} is the last safe day. What follows is not known.`,
    },
  ];
}
