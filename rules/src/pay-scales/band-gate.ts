import type { YesNoUnknown } from '../eligible-role/index.ts';
import {
  type CalendarDate,
  type InForce,
  lawOn,
  lawStep,
  type NoLaw,
  type NotApplicable,
  notApplicable,
  type Step,
} from '../kernel/index.ts';
import type { ListedCode } from './parameters.ts';
import { type LowerBands, lowerBands } from './professions/band-parameters.ts';

interface Gate {
  readonly status: 'open';
  /** The fact that would decide it; undefined when it is decided. */
  readonly missing: readonly 'mayStayMediumSkilled'[];
  readonly steps: readonly Step[];
}

interface Banded {
  readonly assignedOn: CalendarDate;
  readonly payScaleRole?: string | undefined;
  readonly mayStayMediumSkilled?: YesNoUnknown | undefined;
}

const open: Gate = { status: 'open', missing: [], steps: [] };

/** Whether a job in the band can be sponsored for this worker (Table 4); open to codes without bands. */
export function bandGate(
  { code, scale }: ListedCode,
  { assignedOn, payScaleRole: band = '', mayStayMediumSkilled: stays = false }: Banded,
): Gate | NotApplicable | NoLaw {
  if (scale !== 'health-bands') return open;
  const law = lawOn(lowerBands, assignedOn);
  if (law.status === 'no-law') return law;
  const { neverSponsored, onlyUnderEarlierRules, exceptedCodes } = law.value;
  if (neverSponsored.includes(band))
    return notApplicable(`Jobs in ${bandsInWords(neverSponsored)} cannot be sponsored.`, [
      lawStep(law, { text: bandInWords(band) }),
    ]);
  if (!onlyUnderEarlierRules.includes(band)) return open;
  if (exceptedCodes.includes(code))
    return { ...open, steps: [lawStep(law, { text: `${code} is excepted` })] };
  return underEarlierRules(law, { band, stays });
}

function underEarlierRules(
  law: InForce<LowerBands>,
  { band, stays }: { band: string; stays: YesNoUnknown },
): Gate | NotApplicable {
  const { onlyUnderEarlierRules, exceptedCodes, rulesBefore } = law.value;
  const inWords = stays === 'unknown' ? 'not answered' : stays ? 'yes' : 'no';
  const steps = [
    lawStep(law, {
      text: `${bandInWords(band)}; in the route under the rules before ${rulesBefore}: ${inWords}`,
    }),
  ];
  if (stays !== false)
    return { status: 'open', missing: stays === 'unknown' ? ['mayStayMediumSkilled'] : [], steps };
  const reason = `A worker can be sponsored in a job in ${bandsInWords(onlyUnderEarlierRules)} only if they were in the route under the rules before ${rulesBefore}, with continuous permission since, or in ${exceptedCodes.join(', ')}.`;
  return notApplicable(reason, steps);
}

/** Bands that cannot be sponsored and have no rate, offered so that a user in one of them can say so. */
export function bandsWithoutRate(assignedOn: CalendarDate): readonly string[] {
  const law = lawOn(lowerBands, assignedOn);
  return law.status === 'in-force' ? law.value.neverSponsored : [];
}

/** `band-8a` as "Band 8a". */
export function bandInWords(band: string): string {
  return band.replace('band-', 'Band ');
}

function bandsInWords(bands: readonly string[]): string {
  return bands.map(bandInWords).join(' and ');
}
