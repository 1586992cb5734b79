import {
  centuroUpdates,
  davidsonMorrisRecords,
  govSponsorEmployers,
  govSponsorSkilledWorker,
  harveysFramework,
  immigrationBarristerRecords,
  onsideHrReading,
  quotedAppendixD,
  stevensBolton2026,
  worksWatch,
} from '../sources/index.ts';
import { ofOrganisation, ofWorker, type RecordLaw } from './record-law.ts';

/** Of section 5 of Appendix D, of the organisation, and what is our advice. */
export const otherRecords: readonly RecordLaw[] = [
  ofWorker(
    {
      id: 'ni-number',
      section: '5',
      title: 'National Insurance number',
      neededWhen: 'Always, unless the worker is exempt.',
      confidence: 'confirmed',
    },
    immigrationBarristerRecords,
    quotedAppendixD,
  ),
  ofWorker(
    {
      id: 'contact-history',
      section: '5',
      title: 'Contact details with their history',
      neededWhen: 'Always: UK address, telephone and personal email, and when they changed.',
      confidence: 'confirmed',
    },
    immigrationBarristerRecords,
    harveysFramework,
    govSponsorEmployers,
  ),
  ofWorker(
    {
      id: 'absences',
      section: '5',
      title: 'Record of absences',
      neededWhen: 'Always.',
      confidence: 'confirmed',
    },
    immigrationBarristerRecords,
    harveysFramework,
    govSponsorEmployers,
  ),
  ofWorker(
    {
      id: 'employment-rights-information',
      section: '5(l)',
      title: 'Proof that information on employment rights was given',
      neededWhen: 'Always: written information, a clause in the contract, or a record of training.',
      confidence: 'confirmed',
      from: '2026-03-06',
    },
    centuroUpdates,
    stevensBolton2026,
    onsideHrReading,
  ),
  ofWorker(
    {
      id: 'atas-copy',
      section: '5',
      title: 'ATAS certificate or approval notice',
      neededWhen: 'Where one is needed.',
      confidence: 'single-source',
    },
    govSponsorEmployers,
  ),
  ofWorker(
    {
      id: 'dbs',
      section: '5',
      title: 'Disclosure and Barring Service check',
      neededWhen: 'Where the job needs one.',
      confidence: 'confirmed',
    },
    immigrationBarristerRecords,
    govSponsorEmployers,
  ),
  ofWorker(
    {
      id: 'unpaid-absence-exception',
      section: '5',
      title: 'Proof of the exception for unpaid absence',
      neededWhen: 'Where unpaid absence passes four weeks in a calendar year.',
      confidence: 'single-source',
    },
    worksWatch,
  ),
  ofWorker(
    {
      id: 'health-reduction',
      section: '5',
      title: 'Occupational health assessment',
      neededWhen: 'Where hours and pay were reduced for health.',
      confidence: 'derived',
      note: 'Derived from the paragraph that allows the reduction.',
    },
    govSponsorSkilledWorker,
  ),
  ofWorker(
    {
      id: 'under-18',
      section: '5',
      title: 'Care arrangements and parents’ consent',
      neededWhen: 'Of a worker under 18. Nobody under 18 is a Skilled Worker.',
      confidence: 'single-source',
    },
    govSponsorEmployers,
  ),
  ofWorker(
    {
      id: 'sms-reports',
      section: 'own',
      title: 'Reports made in SMS',
      neededWhen: 'Of each report that was made: its day and its text.',
      confidence: 'confirmed',
      note: 'Our advice, which Appendix D does not ask for: SMS keeps a poor history, and a copy of one’s own is the only proof.',
    },
    harveysFramework,
    quotedAppendixD,
  ),
  ofWorker(
    {
      id: 'hybrid-pattern',
      section: 'own',
      title: 'Working pattern of hybrid work',
      neededWhen: 'Where the worker works partly at home.',
      confidence: 'single-source',
      note: 'Our advice, which Appendix D does not ask for.',
    },
    quotedAppendixD,
  ),
  ofWorker(
    {
      id: 'certificate',
      section: 'own',
      title: 'Certificate of Sponsorship as it was assigned',
      neededWhen: 'Where a copy is kept beside the record that follows from it.',
      confidence: 'derived',
      note: 'Our advice, which Appendix D does not ask for: what was assigned in SMS is what the other papers are held against.',
    },
    govSponsorSkilledWorker,
  ),
  ofOrganisation(
    {
      id: 'appendix-a-documents',
      section: 'A',
      title: 'Documents sent with the licence application',
      neededWhen: 'Always.',
      confidence: 'confirmed',
    },
    davidsonMorrisRecords,
    quotedAppendixD,
  ),
  ofOrganisation(
    {
      id: 'key-personnel',
      section: 'own',
      title: 'Who held which role, and that the guidance was read',
      neededWhen: 'Always: each role with its first and last day, and who read the guidance.',
      confidence: 'derived',
      note: 'That it is read is a duty; keeping proof of it is our advice, which Appendix D does not ask for.',
    },
    stevensBolton2026,
  ),
  ofOrganisation(
    {
      id: 'hr-systems',
      section: 'own',
      title: 'How workers are followed',
      neededWhen: 'Always: how status, attendance, contact details and reports are followed.',
      confidence: 'derived',
      note: 'Derived from what officers look at; Appendix D does not ask for it.',
    },
    govSponsorEmployers,
  ),
];
