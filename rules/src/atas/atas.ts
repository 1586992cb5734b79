import {
  type CalendarDate,
  type InForce,
  lawOn,
  lawStep,
  type NeedsFacts,
  type NoLaw,
  needsFacts,
  type Step,
} from '../kernel/index.ts';
import { type AtasTime, atasCodes, atasOnCertificate, atasRequirement, atasTime } from './parameters.ts';

/** The day of the visa application; the certificate's day while the application has none. */
export type AtasDay = { readonly appliedOn: CalendarDate } | { readonly assignedOn: CalendarDate };

export type AtasFacts = AtasDay & {
  readonly occupationCode: string;
  /** Whether the worker is a national of a country in `atasExemptNationalities`. */
  readonly exemptNational?: boolean | undefined;
  /** Whether the employer also holds a student sponsor licence. */
  readonly employerIsStudentSponsor?: boolean | undefined;
  /** Whether the role includes research at PhD level or above in a subject of `atasSubjects`. */
  readonly phdLevelResearch?: boolean | undefined;
};

/** The fact that decides that no certificate is needed. */
export type NoAtasBecause = 'occupation' | 'nationality' | 'employer' | 'research';

export interface AtasNeeded {
  readonly status: 'needed';
  readonly sentence: string;
  readonly time: AtasTime;
  readonly steps: readonly Step[];
}

export interface AtasNotNeeded {
  readonly status: 'not-needed';
  readonly because: NoAtasBecause;
  readonly sentence: string;
  /** Whether the Certificate of Sponsorship must give the reason: the code and the nationality point to ATAS. */
  readonly certificateSaysWhy: boolean;
  readonly steps: readonly Step[];
}

export type Atas = AtasNeeded | AtasNotNeeded | NeedsFacts | NoLaw;

/** Whether the worker needs an ATAS certificate for the visa application (Appendix ATAS 1.2, SW 6.3A). */
export function atasNeeded(facts: AtasFacts): Atas {
  const codes = lawOn(atasCodes, ...dayOf(facts));
  if (codes.status === 'no-law') return codes;
  if (!codes.value.includes(facts.occupationCode)) return notListed(facts, codes);
  const law = atasLaw(facts, codes);
  if (law.status === 'no-law') return law;
  const because = decisive(facts);
  if (because) return notNeeded(facts, law, because);
  const missing = missingFacts(facts);
  if (missing.length > 0) return needsFacts(missing, [listStep(facts, law.codes), lawStep(law.requirement)]);
  const { atLeastWeeks, aprilToSeptemberWeeks } = law.time.value;
  return {
    status: 'needed',
    sentence: `An ATAS certificate is needed before the visa application. It takes at least ${atLeastWeeks} weeks, and ${aprilToSeptemberWeeks} from April to September.`,
    time: law.time.value,
    steps: [
      listStep(facts, law.codes),
      lawStep(law.requirement),
      lawStep(law.time),
      lawStep(law.onCertificate),
    ],
  };
}

interface AtasLaw {
  readonly status: 'in-force';
  readonly codes: InForce<readonly string[]>;
  readonly requirement: InForce<string>;
  readonly time: InForce<AtasTime>;
  readonly onCertificate: InForce<string>;
}

function dayOf(facts: AtasDay): readonly [CalendarDate, 'appliedOn' | 'assignedOn'] {
  return 'appliedOn' in facts ? [facts.appliedOn, 'appliedOn'] : [facts.assignedOn, 'assignedOn'];
}

function atasLaw(facts: AtasDay, codes: AtasLaw['codes']): AtasLaw | NoLaw {
  const [day, governedBy] = dayOf(facts);
  const requirement = lawOn(atasRequirement, day, governedBy);
  const time = lawOn(atasTime, day, governedBy);
  const onCertificate = lawOn(atasOnCertificate, day, governedBy);
  if (requirement.status === 'no-law') return requirement;
  if (time.status === 'no-law') return time;
  if (onCertificate.status === 'no-law') return onCertificate;
  return { status: 'in-force', codes, requirement, time, onCertificate };
}

function decisive(facts: AtasFacts): Exclude<NoAtasBecause, 'occupation'> | undefined {
  if (facts.exemptNational === true) return 'nationality';
  if (facts.employerIsStudentSponsor === false) return 'employer';
  return facts.phdLevelResearch === false ? 'research' : undefined;
}

function missingFacts({ exemptNational, employerIsStudentSponsor, phdLevelResearch }: AtasFacts): string[] {
  return [
    ...(exemptNational === undefined ? ['exemptNational'] : []),
    ...(employerIsStudentSponsor === undefined ? ['employerIsStudentSponsor'] : []),
    ...(phdLevelResearch === undefined ? ['phdLevelResearch'] : []),
  ];
}

function notListed(facts: AtasFacts, codes: AtasLaw['codes']): AtasNotNeeded {
  return {
    status: 'not-needed',
    because: 'occupation',
    sentence: `No ATAS certificate is needed: ${facts.occupationCode} is not one of its occupation codes.`,
    certificateSaysWhy: false,
    steps: [listStep(facts, codes)],
  };
}

function notNeeded(
  facts: AtasFacts,
  law: AtasLaw,
  because: Exclude<NoAtasBecause, 'occupation'>,
): AtasNotNeeded {
  const certificateSaysWhy = because === 'employer' || because === 'research';
  const none = `No ATAS certificate is needed: ${reasons[because]}.`;
  const why = ' The Certificate of Sponsorship must say so, because the occupation code is listed.';
  return {
    status: 'not-needed',
    because,
    sentence: certificateSaysWhy ? `${none}${why}` : none,
    certificateSaysWhy,
    steps: [
      listStep(facts, law.codes),
      lawStep(law.requirement),
      ...(certificateSaysWhy ? [lawStep(law.onCertificate)] : []),
    ],
  };
}

const reasons = {
  nationality: 'the worker is an exempt national',
  employer: 'the employer is not a licensed student sponsor',
  research: 'the role does not include research at PhD level in a listed subject',
} as const;

function listStep({ occupationCode }: AtasFacts, codes: AtasLaw['codes']): Step {
  const isListed = codes.value.includes(occupationCode);
  return lawStep(codes, { text: `${occupationCode} is ${isListed ? '' : 'not '}listed` });
}
