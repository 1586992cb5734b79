import { parameter, pounds } from '../../kernel/index.ts';
import { checkGoingRates, skilledOccupationsRules, skilledWorkerRules } from '../../sources/index.ts';
import { type BaseHours, type PayPost, type PayScale, post } from '../pay-scale.ts';
import { asRead } from './as-read.ts';

type Grade = readonly [role: string, title: string];

const foundation: Grade = ['foundation', 'Dental foundation training and equivalent'];
const hospitalFoundation: Grade = [
  'hospital-foundation',
  'Dental foundation training (hospital dental services) and equivalent',
];
const vocational: Grade = [
  'vocational-training',
  'Dental foundation training (hospital dental services), known as Vocational Training in Scotland',
];
const foundation2: Grade = [
  'foundation-2',
  'Dental foundation year two training (hospital dental services) and equivalent',
];
const hospitalCore: Grade = [
  'hospital-core',
  'Dental core training (hospital dental services) and equivalent',
];
const core: Grade = ['core', 'Dental core training and equivalent'];
const specialty: Grade = ['specialty', 'Dental specialty training and equivalent'];
const bandA: Grade = ['band-a', 'Band A posts (for example, Community practitioner) and equivalent'];
const bandB: Grade = ['band-b', 'Band B posts (for example, Senior dental officer) and equivalent'];
const bandC: Grade = ['band-c', 'Band C posts (for example, Specialist / managerial posts) and equivalent'];
const consultant: Grade = ['consultant', 'Consultant and equivalent'];

const at = ([role, title]: Grade, rate: number, baseHours: BaseHours): PayPost =>
  post(role, title, { ratePence: pounds(rate), baseHours });

const england = [
  at(foundation, 38_472, 35),
  at(hospitalCore, 49_909, 40),
  at(specialty, 61_825, 40),
  at(bandA, 50_512, 37.5),
  at(bandB, 78_573, 37.5),
  at(bandC, 94_007, 37.5),
  at(consultant, 105_504, 40),
];
const scotland = [
  at(vocational, 39_603, 35),
  at(core, 50_538, 40),
  at(bandA, 52_035, 40),
  at(bandB, 80_942, 40),
  at(bandC, 96_841, 40),
];
const wales = [
  at(hospitalFoundation, 38_292, 40),
  at(core, 41_269, 40),
  at(bandA, 50_789, 40),
  at(bandB, 79_003, 40),
  at(bandC, 94_525, 40),
  at(consultant, 106_000, 37.5),
];
const northernIreland = [
  at(foundation2, 36_371, 'not-stated'),
  at(specialty, 38_780, 40),
  at(['community-officer', 'Community Dental Officer and equivalent'], 47_655, 37.5),
  at(['senior-community-officer', 'Senior community dental officer and equivalent'], 74_129, 37.5),
  at(['specialist-community', 'Specialist Community Dentist'], 88_686, 37.5),
  at(['assistant-community-director', 'Assistant Community Clinical Director'], 88_686, 37.5),
  at(['community-director', 'Community Clinical Director'], 88_686, 37.5),
  at(['administrative-officer', 'Administrative dentists: Dental Officer'], 43_738, 37),
  at(['administrative-senior-officer', 'Administrative dentists: Senior Dental Officer'], 62_500, 37),
  at(
    ['administrative-assistant-director', 'Administrative dentists: Assistant Clinical Director'],
    83_051,
    37,
  ),
  at(['administrative-director', 'Administrative dentists: Clinical Director'], 83_051, 37),
  at(consultant, 94_127, 40),
];

/** Dentists (2253) by nation and post, each rate for hours of its own. */
export const dentists = parameter<PayScale>({
  id: 'pay-scales.dentists',
  title: 'Going rates of dentists by nation and post',
  governedBy: 'assignedOn',
  checkAt: checkGoingRates,
  versions: [
    asRead(
      { england, scotland, wales, 'northern-ireland': northernIreland },
      [skilledOccupationsRules('Table 3, code 2253'), skilledWorkerRules('SW 13.1')],
      'Northern Ireland: the Rules print no hours for foundation year two, and which posts are administrative dentists is our reading of one list.',
    ),
  ],
});
