import { noted, type Parameter, parameter, since } from '../kernel/index.ts';
import { checkSkillsCharge, govUkSkillsCharge, memory, willans } from '../sources/index.ts';
import { skillsChargeProcess } from './charge-sources.ts';

const assigned = { governedBy: 'assignedOn', checkAt: checkSkillsCharge } as const;

/** Which routes carry the charge, in one or two sentences. */
export const chargedRoutes = parameter({
  ...assigned,
  id: 'skills-charge.routes',
  title: 'Immigration Skills Charge, the routes that carry it',
  versions: [
    noted(
      since(
        '2017-04-06',
        'Tier 2 (General) and Tier 2 (Intra-Company Transfer) Long-term Staff.',
        'single-source',
        skillsChargeProcess,
      ),
      'Some workers whose certificate was assigned before 6 April 2017 are outside the charge.',
    ),
    since(
      '2020-12-01',
      'Skilled Worker, with Health and Care, and Intra-Company Transfer.',
      'single-source',
      skillsChargeProcess,
    ),
    since(
      '2022-04-11',
      'Skilled Worker, with Health and Care, and Senior or Specialist Worker (Global Business Mobility). No charge for Temporary Worker routes, other Global Business Mobility routes, Scale-up, Minister of Religion and International Sportsperson.',
      'official',
      govUkSkillsCharge,
      skillsChargeProcess,
      willans,
    ),
  ],
});

/** The exemption of transfers from the European Union, in one sentence. */
export const transferFromEu = parameter({
  ...assigned,
  id: 'skills-charge.eu-transfer',
  title: 'No charge for a temporary transfer from the European Union as a Senior or Specialist Worker',
  versions: [
    noted(
      since(
        '2023-01-01',
        'Senior or Specialist Worker only: no charge if the worker is a national of an EU country or a Latvian non-citizen, normally works in the EU for the sponsor’s EU business, and is transferred temporarily, for at most 36 months.',
        'single-source',
        govUkSkillsCharge,
        skillsChargeProcess,
        memory,
      ),
      'For certificates assigned from 1 January 2023. The limit of 36 months is known from practice, and to be confirmed on GOV.UK.',
    ),
  ],
});

export const scopeParameters: readonly Parameter<unknown>[] = [chargedRoutes, transferFromEu];
