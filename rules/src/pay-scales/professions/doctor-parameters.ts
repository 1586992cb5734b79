import { parameter, pounds } from '../../kernel/index.ts';
import { checkGoingRates, skilledOccupationsRules, skilledWorkerRules } from '../../sources/index.ts';
import { type PayPost, type PayScale, post } from '../pay-scale.ts';
import { asRead } from './as-read.ts';

type Grade = readonly [role: string, title: string];

const foundation1: Grade = ['foundation-1', 'Foundation year 1 (F1) and equivalent'];
const foundation2: Grade = ['foundation-2', 'Foundation year 2 (F2) and equivalent'];
const registrar1To2: Grade = ['registrar-1-2', 'Specialty registrar (StR) at ST/CT1-2 and equivalent'];
const registrar3To5: Grade = ['registrar-3-5', 'Specialty registrar (StR) at CT3/ST3-5'];
const registrarFrom3: Grade = ['registrar-from-3', 'Specialty registrar (StR) at CT/ST3 and above'];
const registrar: Grade = ['registrar', 'Specialty registrar (StR)'];
const specialtyDoctor: Grade = ['specialty-doctor', 'Specialty doctor and equivalent'];
const specialtyDoctor2021: Grade = [
  'specialty-doctor-2021',
  'Specialty doctor (new 2021 contract) and equivalent',
];
const specialist: Grade = ['specialist', 'Specialist doctor and equivalent'];
const specialist2021: Grade = ['specialist-2021', 'Specialist (new 2021 contract) and equivalent'];
const salariedGp: Grade = ['salaried-gp', 'Salaried General practitioner (GP) and equivalent'];
const consultant: Grade = ['consultant', 'Consultant and equivalent'];

const at = ([role, title]: Grade, rate: number, baseHours = 40): PayPost =>
  post(role, title, { ratePence: pounds(rate), baseHours });

const england = [
  at(foundation1, 36_616),
  at(foundation2, 42_008),
  at(registrar1To2, 49_909),
  at(registrar3To5, 61_825),
  at(specialtyDoctor, 59_175),
  at(salariedGp, 73_113),
  at(specialist, 96_990),
  at(consultant, 105_504),
];
const scotland = [
  at(foundation1, 34_500),
  at(foundation2, 42_794),
  at(registrar, 45_504),
  at(specialtyDoctor, 47_905),
  at(salariedGp, 74_192),
  at(consultant, 107_144),
];
const wales = [
  at(foundation1, 33_307),
  at(foundation2, 41_073),
  at(registrar1To2, 43_821),
  at(registrarFrom3, 43_821),
  at(specialtyDoctor, 59_727),
  at(salariedGp, 76_079),
  at(consultant, 106_000, 37.5),
];
const northernIreland = [
  at(foundation1, 29_566),
  at(foundation2, 36_371),
  at(registrar1To2, 38_780),
  at(registrarFrom3, 44_283),
  at(specialtyDoctor2021, 52_530),
  at(salariedGp, 69_974),
  at(specialist2021, 83_945),
  at(consultant, 94_127),
];

/**
 * Doctors (2211, and 2212 alike) by nation and grade, for 40 hours a week except for consultants in Wales.
 */
export const doctors = parameter<PayScale>({
  id: 'pay-scales.doctors',
  title: 'Going rates of doctors by nation and grade',
  governedBy: 'assignedOn',
  checkAt: checkGoingRates,
  versions: [
    asRead({ england, scotland, wales, 'northern-ireland': northernIreland }, [
      skilledOccupationsRules('Table 3, codes 2211 and 2212'),
      skilledWorkerRules('SW 13.1'),
    ]),
  ],
});
