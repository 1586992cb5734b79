import { type CalendarDate, lawOn, parameter, since } from '../kernel/index.ts';
import { aprilRates, checkOccupations, skilledOccupationsRules } from '../sources/index.ts';
import { soc2010Codes } from './tables/edition-2025-07-22-soc-2010.ts';

/** The edition of the classification that the codes of certificates are from; before it was SOC 2010. */
export const occupationClassification = parameter({
  id: 'occupations.classification',
  title: 'Classification of the occupation codes on certificates',
  governedBy: 'assignedOn',
  checkAt: checkOccupations,
  versions: [
    since('2024-04-04', 'SOC 2020', 'confirmed', skilledOccupationsRules('Tables 1 to 3a'), aprilRates),
  ],
});

/** Whether the code of a certificate that was assigned on this day is one of SOC 2010. */
export function isOfSoc2010(assignedOn: CalendarDate): boolean {
  return lawOn(occupationClassification, assignedOn).status !== 'in-force';
}

const successors = new Map<string, string[]>();
for (const [code, earlierCodes] of Object.entries(soc2010Codes))
  for (const earlierCode of earlierCodes)
    successors.set(earlierCode, [...(successors.get(earlierCode) ?? []), code]);

/** The codes of SOC 2020 that took over the jobs of a code of SOC 2010, by the Rules’ tables; empty where they name none. */
export const successorsOf = (soc2010Code: string): readonly string[] => successors.get(soc2010Code) ?? [];
