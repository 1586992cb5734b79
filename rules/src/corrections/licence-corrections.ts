import { govSponsorEmployers, harveysPriority, thaxtedMay2026, wsLawMay2026 } from '../sources/index.ts';
import { correctedOn } from './correction.ts';

/** Corrections about the sponsor licence and what a sponsor keeps. */
export const licenceCorrections = correctedOn('2026-11-28', [
  {
    id: 'set-up-to-sponsor',
    title: 'A business set up mainly to sponsor someone',
    was: 'The assessment did not ask, and “No obvious barrier found” did not say, that such a business must be refused.',
    is: 'Since 20 May 2026 an application must be refused, and a licence revoked, where the business was set up, or exists, mainly to bring someone in or to keep them.',
    affected: {
      who: 'Organisations that took the assessment, above all those set up by the person they would sponsor.',
      calculators: ['licence-eligibility'],
      codes: [],
    },
    wrongSince: '2026-11-20',
    source: thaxtedMay2026,
    rules: ['licence.mainly-to-sponsor'],
  },
  {
    id: 'key-people-of-refused-sponsors',
    title: 'Key people of refused sponsors',
    was: 'The checklist named only key people of a sponsor whose licence was revoked in the last 12 months.',
    is: 'Key people of a sponsor refused in the last 6 months, or revoked more than once in the last 24, and people fined, reported or in breach, are barred too.',
    affected: {
      who: 'Organisations that choose their key people.',
      calculators: ['licence-eligibility'],
      codes: [],
    },
    wrongSince: '2026-11-20',
    source: govSponsorEmployers,
    rules: ['licence.key-people-fitness'],
  },
  {
    id: 'licence-law-called-official',
    title: 'Licence rules shown as official',
    was: 'We showed the rule on operating or trading, the time of a decision and two additions to a licence as read in official words of today.',
    is: 'The official words that we read are of older days, so these are confirmed by other sources, or derived and to be confirmed on GOV.UK.',
    affected: {
      who: 'Readers of these rules and of the licence cost estimator.',
      calculators: ['licence-eligibility', 'licence-cost'],
      codes: [],
    },
    wrongSince: '2026-11-20',
    source: govSponsorEmployers,
    rules: ['licence.genuine-and-lawful', 'licence.decision-time', 'licence-fee.add-temporary'],
  },
  {
    id: 'priority-by-route',
    title: 'Priority for a new licence',
    was: 'The licence cost estimator added the priority service without saying that it is not open to every route.',
    is: 'It is not open to seven routes, among them UK Expansion Worker, Scale-up and Seasonal Worker, and has few places a day.',
    affected: {
      who: 'Organisations that price a licence with priority.',
      calculators: ['licence-cost'],
      codes: [],
    },
    wrongSince: '2026-11-20',
    source: harveysPriority,
    rules: ['licence-fee.priority-not-for'],
  },
  {
    id: 'right-to-work-of-all-employees',
    title: 'Right to work copies of all employees',
    was: 'Our list of a sponsor’s records named the right to work check of sponsored workers only.',
    is: 'Since 20 May 2026 Appendix D asks a sponsor to keep the check of every employee, sponsored or not.',
    affected: {
      who: 'Licensed sponsors that keep records by our list.',
      calculators: ['licence-eligibility'],
      codes: [],
    },
    wrongSince: '2026-11-22',
    source: wsLawMay2026,
    rules: ['sponsor-duties.records'],
  },
]);
