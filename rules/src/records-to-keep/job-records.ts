import {
  accountsCoQuestions,
  govSponsorEmployers,
  govSponsorSkilledWorker,
  harveysFramework,
  immigrationBarristerRecords,
  irsRecords,
  irwinMitchellRevocations,
  quotedAppendixD,
  smithStoneWaltersRecords,
  worksWatch,
} from '../sources/index.ts';
import { ofWorker, type RecordLaw, record } from './record-law.ts';

/** Of right to work, recruitment, pay and skill: sections 1 to 4 of Appendix D. */
export const jobRecords: readonly RecordLaw[] = [
  record(
    {
      id: 'right-to-work-check',
      section: '1',
      title: 'Right to work check',
      neededWhen:
        'Always, before work begins and before permission ends: the result or copies, with the day and the name of the checker.',
      confidence: 'confirmed',
      note: 'Appendix D 10/26 changed section 1.1 for wider working arrangements. A check is also asked for of self-employed sponsored workers.',
    },
    'employment-plus-2-years',
    irsRecords,
    immigrationBarristerRecords,
    harveysFramework,
    worksWatch,
  ),
  ofWorker(
    {
      id: 'proof-of-entry',
      section: '1',
      title: 'Proof of entry while the visa was valid',
      neededWhen:
        'Where the worker entered on a visa that this sponsor sponsored: the stamp, or tickets or a boarding pass if there is none.',
      confidence: 'confirmed',
      note: 'Entering before the visa begins gives no permission to work.',
    },
    irsRecords,
    immigrationBarristerRecords,
    quotedAppendixD,
  ),
  ofWorker(
    {
      id: 'passport-permission',
      section: '1',
      title: 'Passport details page and current permission',
      neededWhen: 'Always: the page with the personal details, and the eVisa result.',
      confidence: 'confirmed',
    },
    smithStoneWaltersRecords,
    immigrationBarristerRecords,
  ),
  ofWorker(
    {
      id: 'recruitment-advertised',
      section: '2',
      title: 'The advert, the shortlist and the selection',
      neededWhen:
        'Where the job was advertised: a copy of the advert, how many were shortlisted, and proof of the selection (notes, scores).',
      confidence: 'confirmed',
    },
    irsRecords,
    quotedAppendixD,
  ),
  ofWorker(
    {
      id: 'recruitment-not-advertised',
      section: '2',
      title: 'How the worker was found',
      neededWhen:
        'Where the job was not advertised: how the worker was found, for example from a post held before or a university visit.',
      confidence: 'confirmed',
    },
    irsRecords,
    accountsCoQuestions,
  ),
  ofWorker(
    {
      id: 'contract',
      section: '3',
      title: 'Contract',
      neededWhen: 'Always: the contract or a written statement with role, pay, hours and place.',
      confidence: 'confirmed',
    },
    harveysFramework,
    quotedAppendixD,
  ),
  ofWorker(
    {
      id: 'pay-evidence',
      section: '3',
      title: 'Payslips and proof of transfer',
      neededWhen: 'Always: payslips, and proof of the transfer that names the worker.',
      confidence: 'confirmed',
      note: 'Compliance emails ask for payslips, P60, payroll reports and bank statements.',
    },
    quotedAppendixD,
    irwinMitchellRevocations,
    worksWatch,
  ),
  ofWorker(
    {
      id: 'allowances',
      section: '3',
      title: 'Proof of allowances that count',
      neededWhen: 'Where allowances count under a transitional rule.',
      confidence: 'single-source',
    },
    quotedAppendixD,
  ),
  ofWorker(
    {
      id: 'salary-option-proof',
      section: '3',
      title: 'Proof for the salary option',
      neededWhen:
        'Where an option other than A or K was used: of the PhD, of the new entrant, of the health and care post.',
      confidence: 'derived',
      note: 'Derived from what the certificate must explain.',
    },
    govSponsorSkilledWorker,
  ),
  ofWorker(
    {
      id: 'job-description',
      section: '4',
      title: 'Job description, and why the code fits',
      neededWhen: 'Always: the description and duties of the job, and why the occupation code fits.',
      confidence: 'confirmed',
    },
    quotedAppendixD,
    worksWatch,
  ),
  ofWorker(
    {
      id: 'qualifications',
      section: '4',
      title: 'Proof of skills, qualifications or registration',
      neededWhen: 'Where the job asks for them.',
      confidence: 'confirmed',
    },
    govSponsorEmployers,
    quotedAppendixD,
  ),
  ofWorker(
    {
      id: 'nmc-pin',
      section: '4',
      title: 'Notice of the nurse’s registration number',
      neededWhen: 'Of nurses and midwives, once they are registered.',
      confidence: 'single-source',
    },
    govSponsorSkilledWorker,
  ),
  ofWorker(
    {
      id: 'care-worker-three-months',
      section: '4',
      title: 'Proof of three months’ work for this sponsor',
      neededWhen: 'Of care workers and senior care workers (6135 and 6136) sponsored from another visa.',
      confidence: 'single-source',
      from: '2025-07-22',
    },
    govSponsorSkilledWorker,
  ),
];
